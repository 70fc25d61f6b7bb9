// One pad on a page: the model, the line to the kernel, and what the page says about both.

import { KernelLine } from "../shared/kernel_line.js";
import { entriesOfHash } from "../shared/sharing.js";
import { PadStore } from "../shared/storage.js";
import { logLines } from "./log.js";
import { PadModel } from "./model.js";
import { located, settled } from "./problems.js";

const TOAST = 6000;

export class Controller {
  /** `kernel` is the widget's model; `redraw()` draws the page anew. */
  constructor({ kernel, schema, redraw, store = new PadStore(schema.game) }) {
    Object.assign(this, { schema, redraw, store });
    this.result = null;
    this.resultOf = null;
    this.advice = null;
    this.sheet = null;
    this.sheetAt = null;
    this.celebrating = null;
    this.failure = null;
    this.toast = null;
    this.elsewhere = null;
    this.pad = new PadModel({ schema, store, onChange: () => this.changed() });
    this.line = new KernelLine({
      kernel,
      onChange: () => this.redraw(),
      onSheet: (answer) => this.take(answer),
      from: this.pad.page,
    });
  }

  get scorer() {
    return this.line.scorer;
  }

  get finding() {
    return this.line.finding;
  }

  /** Start listening. Returns the function that stops it. */
  connect() {
    const stored = (event) => this.overhear(event);
    const linked = () => this.openLink();
    const disconnect = this.line.connect();
    addEventListener("storage", stored);
    addEventListener("hashchange", linked);
    this.openLink();
    this.scorer.score(this.pad.entries);
    return () => {
      disconnect();
      removeEventListener("storage", stored);
      removeEventListener("hashchange", linked);
    };
  }

  changed() {
    this.toast = null;
    if (this.resultOf?.game !== this.pad.id) this.sheet = null;
    this.scorer.score(this.pad.entries);
    this.redraw();
  }

  take({ type, result, advice, message }) {
    this.failure = type === "failed" ? message : null;
    if (result) {
      const place = (problems) => settled(located(problems, this.scorer.latest.entries, this.schema));
      this.result = { ...result, problems: place(result.problems), warnings: place(result.warnings) };
      this.advice = advice ?? null;
      this.resultOf = { game: this.pad.id, players: this.playerIds };
      this.sheet = result.valid ? result : null;
      this.sheetAt = new Date();
    }
    this.redraw();
  }

  /** Another tab of this browser wrote to the storage. */
  overhear({ key, newValue }) {
    if (key === this.store.keyOf(this.pad.id) && newValue) {
      this.elsewhere ??= "same";
      this.pad.catchUp();
      this.redraw();
    } else if (key === this.store.currentKey && newValue && newValue !== this.pad.id) {
      this.elsewhere = "other";
      this.redraw();
    }
  }

  followOtherTab() {
    this.elsewhere = null;
    this.pad.open(this.store.current);
  }

  /** A link with a sheet in it: show that sheet; the game that was here stays saved. */
  openLink() {
    let entries = null;
    let problems = [];
    try {
      entries = entriesOfHash(location.hash);
    } catch {
      problems = [{ message: "The link is damaged: copy it once more, whole." }];
    }
    if (entries === null && !problems.length) return;
    history.replaceState(null, "", location.pathname + location.search);
    this.say(problems.length ? problems[0].message : this.load(entries, "Opened from a link."));
  }

  /** Load entries as a game of their own. Returns what to say. */
  load(entries, done, start) {
    const { id } = this.pad;
    const problems = this.pad.load(entries, start);
    if (problems.length) return problems.map(({ message }) => message).join(" ");
    return id !== this.pad.id && this.store.load(id) ? `${done} Your game from before is under Games.` : done;
  }

  /** Say something for a few seconds, with at most one thing to do about it. */
  say(text, action = null) {
    clearTimeout(this.toastTimer);
    this.toast = text && { text, action };
    this.toastTimer = setTimeout(() => this.say(null), TOAST);
    this.redraw();
  }

  /** Finish the game (the winner is celebrated the first time), or go on with it. */
  finish(finished) {
    const first = !this.pad.ops.some(({ cell, value }) => cell === "finished" && value);
    this.pad.do({ kind: "set", cell: "finished", value: finished ? new Date().toISOString() : null });
    if (finished && first) this.celebrate(this.pad.id);
  }

  celebrate(id) {
    this.celebrating = id;
    this.redraw();
  }

  undo() {
    this.retrace("Undone", this.pad.undoable, () => this.pad.undo());
  }

  redo() {
    const undo = this.pad.ops.find(({ id }) => id === this.pad.redoable?.ops[0]);
    this.retrace("Done again", undo, () => this.pad.redo());
  }

  /** Do it, and say what it was: it may lie out of sight, with another player. */
  retrace(word, strike, go) {
    if (!strike) return;
    const line = logLines(this.pad.folded, this.schema).find(({ ids }) => ids.includes(strike.ops[0]));
    go();
    if (line) this.say(`${word}: ${line.who ? `${line.who}, ` : ""}${line.text}`);
  }

  /** Whether the totals on the screen are those of what is entered now. */
  get fresh() {
    return this.scorer.state === "fresh" && !!this.sheet;
  }

  /** Whether the last answer, be it totals or problems, is about what is entered now. */
  get upToDate() {
    return this.scorer.state === "fresh" && this.isOfTheseSeats;
  }

  /** The last known score of a seat: { total, rank, lines }, or null. */
  scoreOf(seat) {
    const asked = this.resultOf?.players.indexOf(this.playerIds[seat]);
    return this.sheet?.players[asked] ?? null;
  }

  get problems() {
    return (this.isOfTheseSeats && this.result.problems) || [];
  }

  get warnings() {
    return (this.isOfTheseSeats && this.result.warnings) || [];
  }

  /** Whether the last answer was about these people in these seats. */
  get isOfTheseSeats() {
    const { game, players } = this.resultOf ?? {};
    return game === this.pad.id && players.join() === this.playerIds.join();
  }

  get playerIds() {
    return this.pad.view.players.map(({ id }) => id);
  }
}
