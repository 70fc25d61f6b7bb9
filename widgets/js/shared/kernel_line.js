// A widget's line to the kernel: questions, answers whenever it can, and when it is silent, why.

import { diagnose, findings as usual, reconnect } from "./connection.js";
import { Scorer } from "./scorer.js";
import { randomName } from "./storage.js";

const TICK = 500;
const LOOK_AGAIN = 2000;

/** A phone that slept comes back to a page whose kernel was ended meanwhile: then it reloads itself. */
const JUST_WOKEN = 10_000;

export class KernelLine {
  /**
   * `kernel` is the widget's model; `onChange()` is called when its state or `finding` has changed;
   * `findings` are what to say for each reason, where the usual words do not fit; `onSheet` takes
   * answers to `scorer.score`; `from` names this page to the kernel.
   */
  constructor({ kernel, onChange, findings = usual, onSheet = () => {}, from = randomName() }) {
    Object.assign(this, { kernel, onChange, findings });
    this.finding = null;
    this.scorer = new Scorer({
      send: (message) => kernel.send(message),
      onSheet,
      onState: (state) => this.heed(state),
      from,
    });
  }

  /** Start listening. Returns the function that stops it. */
  connect() {
    const receive = (message) => this.scorer.receive(message);
    const awake = () => {
      if (document.visibilityState !== "visible") return;
      this.wokeAt = Date.now();
      this.scorer.resend();
    };
    this.kernel.on("msg:custom", receive);
    document.addEventListener("visibilitychange", awake);
    addEventListener("online", awake);
    const timer = setInterval(() => this.scorer.tick(), TICK);
    return () => {
      this.kernel.off("msg:custom", receive);
      document.removeEventListener("visibilitychange", awake);
      removeEventListener("online", awake);
      clearInterval(timer);
    };
  }

  /** Ask; resolves with the answer, however often it had to be sent. */
  ask(body) {
    return this.scorer.askFor(body);
  }

  async heed(state) {
    if (state !== "silent") {
      this.find(null);
      return;
    }
    while (this.scorer.state === "silent") {
      const found = await diagnose();
      if (this.scorer.state !== "silent") return;
      if (found === "kernel gone" && Date.now() - this.wokeAt < JUST_WOKEN) location.reload();
      const reconnecting = found === "busy" && reconnect(this.kernel);
      if (!reconnecting) this.find(this.findings[found]);
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    }
  }

  find(finding) {
    this.finding = finding;
    this.onChange();
  }
}
