// What a page says when its kernel is silent: what happened, what is safe, the one thing to do.

/**
 * `subject` is what has stopped, as people call it; `kept` a sentence of what is safe; `again` what
 * a reload brings; `device` what the page is looked at with.
 */
export const findingsOf = ({ subject, kept, again, device = "this device" }) => ({
  busy: { text: `${subject} is slow to answer. ${kept} If it stays so, reload.`, reload: true },
  "kernel gone": { text: `${subject} has stopped. ${kept} Reload to ${again}.`, reload: true },
  "server gone": {
    text: `No connection to clawkit. ${kept} Check that it runs and that ${device} is in its network; this page looks for it again and again.`,
    reload: false,
  },
  "signed out": {
    text: `clawkit was started anew with another link. ${kept} Scan its code again on ${device}.`,
    reload: false,
  },
  unknown: { text: `${subject} does not answer. ${kept} Restart the kernel and run this cell again.`, reload: false },
});
