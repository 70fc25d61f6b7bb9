// A lesson on a page: where the learner is, what they tried, and the line to the kernel.

import { KernelLine } from "../shared/kernel_line.js";
import { findings } from "./findings.js";
import { Progress } from "./progress.js";

export class Controller {
  constructor({ kernel, schema, redraw, progress = new Progress(schema.game, schema.steps) }) {
    Object.assign(this, { schema, redraw, progress });
    this.line = new KernelLine({ kernel, onChange: () => this.redraw(), findings });
    this.moved = false;
    this.enter();
  }

  /** Start listening. Returns the function that stops it. */
  connect() {
    const followHash = () => this.open(decodeURIComponent(location.hash.slice(1)));
    const disconnect = this.line.connect();
    addEventListener("hashchange", followHash);
    if (this.schema.steps.some(({ id }) => `#${id}` === location.hash)) followHash();
    else this.reset();
    return () => {
      removeEventListener("hashchange", followHash);
      disconnect();
    };
  }

  get step() {
    return this.schema.steps[this.index];
  }

  get index() {
    return this.schema.steps.findIndex(({ id }) => id === this.progress.at);
  }

  get finding() {
    return this.line.finding;
  }

  get left() {
    return this.schema.steps.length - this.progress.done.size;
  }

  /** Forget what was tried in the step that is left. */
  enter() {
    this.trial = null;
    this.actions = [];
    this.solved = this.progress.done.has(this.step.id);
    this.hinted = this.finished = this.busy = false;
    this.failure = this.says = null;
  }

  /** Tell the learner what became of a try: `verdict` is "right" or "wrong". */
  tell(verdict, text) {
    this.says = { verdict, text };
    if (verdict === "right") this.solve();
    this.redraw();
  }

  open(id) {
    if (!this.schema.steps.some((step) => step.id === id)) return;
    this.moved = id !== this.progress.at;
    this.progress.goTo(id);
    this.enter();
    this.reset();
  }

  go(by) {
    const target = this.schema.steps[this.index + by];
    if (by > 0 && this.step.kind === "read") this.solve();
    if (target) location.hash = target.id;
  }

  finish() {
    if (this.step.kind === "read") this.solve();
    this.finished = true;
    this.redraw();
  }

  startOver() {
    this.progress.forget();
    if (location.hash === `#${this.progress.at}`) this.open(this.progress.at);
    else location.hash = this.progress.at;
  }

  hint() {
    this.hinted = !this.hinted;
    this.redraw();
  }

  solve() {
    this.solved = true;
    this.progress.finish(this.step.id);
    this.redraw();
  }

  /** Set the step's position up anew. */
  reset() {
    this.actions = [];
    this.says = null;
    return this.step.board ? this.ask() : this.redraw();
  }

  play(action) {
    this.hinted = false;
    this.actions = [...this.actions, action];
    return this.ask();
  }

  /** Ask for the verdict on all that was played in this step. */
  async ask() {
    const { id } = this.step;
    const asked = this.actions;
    this.busy = true;
    this.redraw();
    const answer = await this.line.ask({ type: "try", step: id, actions: asked });
    if (id !== this.step.id || asked !== this.actions) return;
    this.busy = false;
    if (answer.type === "failed") this.failure = answer.message;
    else this.trial = answer;
    if (answer.verdict === "right") this.tell("right", `Right. ${answer.says}`.trim());
    if (answer.verdict === "wrong") this.tell("wrong", answer.says);
    this.redraw();
  }

  /** The learner's points beside the right ones. */
  async grade(points) {
    const answer = await this.line.ask({ type: "grade", step: this.step.id, points });
    if (answer.type === "failed") this.failure = answer.message;
    return answer.grades ?? [];
  }
}
