// A board on a page: the position as the kernel last told it, the line to it, and the record.

import { KernelLine } from "../shared/kernel_line.js";
import { findings } from "./findings.js";
import { PlayStore } from "./store.js";

const PAUSE = 650;
const SETTLE = 500;

export class Controller {
  /** `kernel` is the widget's model; `redraw()` draws the page anew. */
  constructor({ kernel, schema, redraw, store = new PlayStore(schema.game), pause = PAUSE, settle = SETTLE }) {
    Object.assign(this, { kernel, schema, redraw, store, pause, settle });
    this.line = new KernelLine({ kernel, onChange: () => this.redraw(), findings });
    this.position = null;
    this.asking = null;
    this.waiting = false;
    this.settling = false;
    this.settingUp = false;
    this.inUse = false;
    this.refusal = null;
    this.notice = null;
    this.elsewhere = false;
  }

  /** Start listening. Returns the function that stops it. */
  connect() {
    const pushed = (message) => message.type === "position" && message.from === undefined && this.show(message);
    const stored = ({ key }) => key === this.store.key && this.overhear();
    const disconnect = this.line.connect();
    this.kernel.on("msg:custom", pushed);
    addEventListener("storage", stored);
    this.restore(this.store.load());
    return () => {
      this.kernel.off("msg:custom", pushed);
      removeEventListener("storage", stored);
      clearTimeout(this.timer);
      clearTimeout(this.settled);
      disconnect();
    };
  }

  get finding() {
    return this.line.finding;
  }

  /** Whether nothing can be chosen now. */
  get busy() {
    return Boolean(this.asking || this.waiting || this.settling || !this.position || this.position.opponent);
  }

  /** Go on with a record; `force` where a person asked for it. */
  async restore(record, force = false) {
    const answer = await this.ask({ type: "restore", record, force });
    if (answer?.unreadable) {
      this.store.setAside(JSON.stringify(record));
      this.redraw();
    }
    if (answer?.kept) {
      this.store.keepBefore(record);
      this.notice = "before";
      this.redraw();
    }
  }

  act(action) {
    if (this.busy) return null;
    if (this.notice === "begun") this.notice = null;
    return this.ask({ type: "act", action });
  }

  /** The person whom the curtain waits for has the screen now. */
  look() {
    return this.busy ? null : this.ask({ type: "look" });
  }

  /** Whoever looks has seen enough: close the curtain. */
  handOn() {
    return this.busy ? null : this.ask({ type: "hand_on" });
  }

  undo() {
    return !this.position?.undoable ? null : this.ask({ type: "undo" });
  }

  /** Begin a game. Returns what keeps it from beginning, or null. */
  async begin(setUp) {
    const last = this.position?.begun ? this.position.record : null;
    const answer = await this.ask({ type: "begin", set_up: setUp });
    if (answer?.refusal) return answer.refusal;
    this.store.keepBefore(last);
    this.settingUp = false;
    this.notice = last?.moves.some((move) => /^\d/.test(move)) ? "begun" : null;
    this.redraw();
    return null;
  }

  /** Show or leave the set-up of another game. */
  setUp(settingUp) {
    this.settingUp = settingUp;
    this.redraw();
  }

  goBack() {
    const { before } = this.store;
    this.store.keepBefore(this.position.record);
    this.notice = null;
    return this.restore(before, true);
  }

  /**
   * Ask for something at the position that is shown, after what is being asked already; one thing
   * can wait for that. Resolves with the answer, or with null where too much is waiting.
   */
  async ask(intent) {
    if (this.waiting) return null;
    this.waiting = true;
    this.inUse ||= intent.type !== "restore" && intent.type !== "go_on";
    await this.asking;
    this.waiting = false;
    clearTimeout(this.timer);
    this.asking = this.line.ask({ ...intent, at: this.position?.record.moves.length ?? 0 });
    this.redraw();
    const answer = await this.asking;
    this.asking = null;
    this.refusal = answer.refusal ?? (answer.type === "failed" ? answer.message : null);
    if (answer.type === "position") this.show(answer, intent.action);
    else this.redraw();
    return answer;
  }

  /** Show a position, keep its record, and let an opponent that is to act go on after a moment. */
  show(position, action) {
    if (isAnothers(this.position, position, action)) this.letSettle();
    this.position = position;
    if (position.begun) {
      this.store.save(position.record);
      this.elsewhere = false;
    }
    clearTimeout(this.timer);
    if (position.opponent && position.begun) this.timer = setTimeout(() => this.ask({ type: "go_on" }), this.pause);
    this.redraw();
  }

  /** Hear nothing for a moment: the second tap of two was not meant for what is there now. */
  letSettle() {
    clearTimeout(this.settled);
    this.settling = true;
    this.settled = setTimeout(() => {
      this.settling = false;
      this.redraw();
    }, this.settle);
  }

  /** Another tab of this browser has gone on with the game. */
  overhear() {
    clearTimeout(this.timer);
    this.elsewhere = true;
    this.redraw();
  }

  followOtherTab() {
    return this.restore(this.store.load(), true);
  }
}

/** Whether what is to be decided now is of another turn, or somebody else's; after `action`, if one was done. */
function isAnothers(before, after, action) {
  if (!before || (before.opponent && before.begun)) return false;
  const stays = ["begun", "curtain", "lingers", "over"].every((part) => before[part] === after[part]);
  if (!stays || before.scene?.seat !== after.scene?.seat) return true;
  return action !== undefined && (after.together > 0 || standsThereAgain(before.scene, after.scene, action));
}

/** Whether what was tapped for an action stands there again, for another one. */
function standsThereAgain(before, after, action) {
  const tapped = before?.choices.find((choice) => choice.action === action)?.pieces.at(-1);
  return tapped !== undefined && after.choices.some(({ pieces }) => pieces.at(-1) === tapped);
}
