// What a board's page says when the kernel is silent.

import { findingsOf } from "../shared/findings.js";

export const findings = findingsOf({
  subject: "The game",
  kept: "Your game is kept in this browser.",
  again: "go on where you were",
});
