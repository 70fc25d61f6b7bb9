// The line to the kernel: numbered questions, answers in any order, resent until answered.
//
// The pad never waits for it. What it learns is a state: "fresh" (the answer to the last question
// is here), "waiting" (not yet), "silent" (overdue: see connection.js for the reason).

const OVERDUE = 2500;
const RESEND = 2000;
const HEARTBEAT = 5000;

export class Scorer {
  /**
   * `send(message)` brings a message to the kernel and may throw; `receive` gets its answers, and
   * those to other views of the same widget (JupyterLab can open several): `from` tells them apart.
   */
  constructor({ send, onSheet, onState, from, clock = Date, timers = globalThis }) {
    Object.assign(this, { send, onSheet, onState, from, clock, timers });
    this.number = 0;
    this.latest = null;
    this.waitingSince = null;
    this.asked = new Map();
    this.heard = clock.now();
    this.state = "fresh";
  }

  /** Ask for the sheet of these entries; only the answer to the last call is delivered. */
  score(entries) {
    this.latest = this.numbered({ type: "score", entries });
    this.answered = null;
    this.post(this.latest);
    this.setState(this.state === "silent" ? "silent" : "waiting");
  }

  /** Ask for another sheet (of a game in the history, say). Resolves with it. */
  ask(entries) {
    return this.askFor({ type: "score", entries });
  }

  /** Ask for anything else that the kernel answers under the question's number. Resolves with it. */
  askFor(body) {
    const message = this.numbered(body);
    return new Promise((resolve) => {
      this.asked.set(message.number, { message, resolve });
      this.post(message);
    });
  }

  numbered(body) {
    this.number += 1;
    return { ...body, number: this.number, from: this.from };
  }

  post(message) {
    this.sentAt = this.clock.now();
    this.waitingSince ??= this.sentAt;
    try {
      this.send(message);
    } catch (error) {
      console.warn("clawkit: the kernel was not reached", error);
    }
  }

  /** Take one message of the kernel. */
  receive(message) {
    this.heard = this.clock.now();
    const ours = !message.from || message.from === this.from;
    if (ours && message.type !== "pong") this.settle(message);
    const done = !this.latest || this.answered === this.latest.number;
    this.waitingSince = done && !this.asked.size ? null : this.heard;
    this.setState(done ? "fresh" : "waiting");
  }

  settle(message) {
    const other = this.asked.get(message.number);
    if (other) {
      this.asked.delete(message.number);
      other.resolve(message);
    } else if (message.number === this.latest?.number) {
      this.answered = message.number;
      this.onSheet(message);
    }
  }

  /** Called twice a second: resends what is unanswered, and asks for a sign of life when idle. */
  tick() {
    const now = this.clock.now();
    if (this.waitingSince !== null && now - this.waitingSince > OVERDUE) this.setState("silent");
    if (this.waitingSince !== null && now - this.sentAt > RESEND) this.resend();
    else if (this.waitingSince === null && now - this.heard > HEARTBEAT) this.post({ type: "ping" });
  }

  resend() {
    const open = this.latest && this.answered !== this.latest.number;
    this.post(open ? this.latest : { type: "ping" });
    for (const { message } of this.asked.values()) this.post(message);
  }

  setState(state) {
    if (state === this.state) return;
    this.state = state;
    this.onState(state);
  }
}
