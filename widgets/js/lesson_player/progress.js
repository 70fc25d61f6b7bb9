// Which steps of a lesson are done, and where the learner is: kept in the browser.

import { openBackend } from "../shared/storage.js";

export class Progress {
  constructor(game, steps, { storage } = openBackend()) {
    this.key = `clawkit/v1/lesson/${game}`;
    this.storage = storage;
    this.ids = steps.map(({ id }) => id);
    const { done, at } = this.read();
    this.done = new Set(this.ids.filter((id) => done.includes(id)));
    this.at = this.ids.includes(at) ? at : this.ids[0];
  }

  read() {
    try {
      const { done, at } = JSON.parse(this.storage.getItem(this.key));
      return { done: Array.isArray(done) ? done : [], at };
    } catch {
      return { done: [], at: null };
    }
  }

  finish(id) {
    this.done.add(id);
    this.keep();
  }

  goTo(id) {
    if (this.ids.includes(id)) this.at = id;
    this.keep();
  }

  forget() {
    this.done.clear();
    this.goTo(this.ids[0]);
  }

  keep() {
    try {
      this.storage.setItem(this.key, JSON.stringify({ done: [...this.done], at: this.at }));
    } catch {
      // The lesson goes on; only a reload begins anew.
    }
  }
}
