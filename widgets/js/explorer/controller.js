// One question on a page: its parameters, the last answer, and the line to the kernel. Nothing is
// calculated here: every number comes from the kernel as text.

import { KernelLine } from "../shared/kernel_line.js";
import { findings } from "./findings.js";
import { KeptParameters, parametersOfHash } from "./kept.js";

/** Where an answer takes long, it is asked for when nothing has changed for so many milliseconds. */
const SETTLED = 400;

const keyOf = (parameters) => JSON.stringify(parameters);

export class Controller {
  /** `kernel` is the widget's model; `redraw()` draws anew; `reveal()` brings the question into sight. */
  constructor({ kernel, schema, redraw, reveal = () => {}, kept = new KeptParameters(schema) }) {
    Object.assign(this, { schema, redraw, reveal, kept });
    this.line = new KernelLine({ kernel, findings, onChange: () => this.redraw() });
    this.answer = schema.answer;
    this.settledAt = keyOf(schema.given);
    this.problems = [];
    this.failure = null;
    this.asking = false;
    this.derived = null;
    this.holds = null;
    this.fault = null;
    this.unfolded = false;
    this.notice = null;
  }

  /** Start listening. Returns the function that stops it. */
  connect() {
    const follow = () => this.openLink();
    addEventListener("hashchange", follow);
    this.openLink();
    this.ask();
    return () => {
      removeEventListener("hashchange", follow);
      clearTimeout(this.timer);
      clearTimeout(this.derivingTimer);
      this.disconnect?.();
    };
  }

  get parameters() {
    return this.kept.parameters;
  }

  /** Whether the answer on the screen is that of the parameters on the screen. */
  get fresh() {
    return this.settledAt === keyOf(this.parameters) && !this.problems.length && !this.failure;
  }

  get finding() {
    return this.line.finding;
  }

  /** What is wrong with one control; null is for what is wrong with several together. */
  problemOf(name) {
    return this.problems.find(({ parameter }) => parameter === name)?.message ?? null;
  }

  openLink() {
    const linked = parametersOfHash(this.schema.name, location.hash);
    if (!linked) return;
    history.replaceState(null, "", location.pathname + location.search);
    this.kept.replace(linked);
    this.changed();
    this.reveal();
  }

  set(name, value) {
    this.kept.set(name, value);
    this.changed();
  }

  undo(name) {
    this.kept.undo(name);
    this.changed();
  }

  startOver() {
    this.kept.replace(this.schema.given);
    this.changed();
  }

  say(notice) {
    this.notice = notice;
    this.redraw();
  }

  changed() {
    this.notice = null;
    clearTimeout(this.timer);
    if (this.schema.slow) this.timer = setTimeout(() => this.ask(), SETTLED);
    else this.ask();
    this.redraw();
  }

  /** Put a question to the kernel. A page on which nothing is touched does not talk to it at all. */
  question(type) {
    this.disconnect ??= this.line.connect();
    return this.line.ask({ type, parameters: this.parameters });
  }

  /** One question at a time is under way; when its answer is here, the latest parameters follow. */
  async ask() {
    const asked = keyOf(this.parameters);
    if (this.asking || asked === this.settledAt) return;
    this.asking = true;
    const { type, message, answer, problems = [] } = await this.question("evaluate");
    this.asking = false;
    this.settledAt = asked;
    this.failure = type === "failed" ? message : null;
    this.problems = problems;
    if (answer) this.answer = answer;
    this.redraw();
    if (this.fresh) this.deriveSoon();
    await this.ask();
  }

  unfold(unfolded) {
    if (unfolded === this.unfolded) return;
    this.unfolded = unfolded;
    if (unfolded) this.derive();
  }

  deriveSoon() {
    clearTimeout(this.derivingTimer);
    if (this.unfolded) this.derivingTimer = setTimeout(() => this.derive(), SETTLED);
  }

  /** The steps for the parameters on the screen, and then whether they hold. */
  async derive() {
    const asked = keyOf(this.parameters);
    if (this.derivedFor === asked) return;
    this.derivedFor = asked;
    this.holds = this.fault = null;
    const { derivation } = await this.question("derive");
    if (asked !== this.derivedFor) return;
    if (!derivation) {
      this.derivedFor = null;
      return;
    }
    this.derived = derivation;
    this.redraw();
    const { holds, fault } = await this.question("verify");
    if (asked !== this.derivedFor) return;
    Object.assign(this, { holds, fault });
    this.redraw();
  }
}
