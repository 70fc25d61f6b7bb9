// What a lesson's page says when the kernel is silent.

import { findingsOf } from "../shared/findings.js";

export const findings = findingsOf({
  subject: "The lesson",
  kept: "The steps that you have done are kept in this browser.",
  again: "go on at this step",
});
