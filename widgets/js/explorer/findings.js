// What a question's page says when the kernel is silent.

import { findingsOf } from "../shared/findings.js";

export const findings = findingsOf({
  subject: "The calculator",
  kept: "What you chose is kept in this browser.",
  again: "calculate again",
});
