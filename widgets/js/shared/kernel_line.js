// Questions to the kernel that are asked one by one and answered whenever it can: what a lesson
// and a board need. It finds out why the kernel is silent, and says so.

import { diagnose, findings as usual } from "./connection.js";
import { Scorer } from "./scorer.js";
import { randomName } from "./storage.js";

const TICK = 500;
const LOOK_AGAIN = 2000;

/** A phone that slept comes back to a page whose kernel was ended meanwhile: then it reloads itself. */
const JUST_WOKEN = 10_000;

export class KernelLine {
  /**
   * `kernel` is the widget's model; `onChange()` is called when `finding` has changed; `findings`
   * are what to say for each reason, where the usual words do not fit.
   */
  constructor({ kernel, onChange, findings = usual }) {
    Object.assign(this, { kernel, onChange, findings });
    this.finding = null;
    this.scorer = new Scorer({
      send: (message) => kernel.send(message),
      onSheet: () => {},
      onState: (state) => this.heed(state),
      from: randomName(),
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
      if (this.finding) this.find(null);
      return;
    }
    while (this.scorer.state === "silent") {
      const found = await diagnose();
      if (found === "kernel gone" && Date.now() - this.wokeAt < JUST_WOKEN) location.reload();
      if (this.scorer.state === "silent") this.find(this.findings[found]);
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    }
  }

  find(finding) {
    this.finding = finding;
    this.onChange();
  }
}
