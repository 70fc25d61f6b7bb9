// What the page says when the kernel is silent: what happened, what is safe, the one thing to do.

const kept = "What you chose is kept in this browser.";

export const findings = {
  busy: { text: `The calculator is slow to answer. ${kept} If it stays so, reload.`, reload: true },
  "kernel gone": { text: `The calculator has stopped. ${kept} Reload to calculate again.`, reload: true },
  "server gone": {
    text: `No connection to clawkit. ${kept} Check that it runs and that this device is in its network; the answer then comes by itself.`,
    reload: false,
  },
  "signed out": {
    text: `clawkit was started anew with another link. ${kept} Scan its code again on this device.`,
    reload: false,
  },
  unknown: { text: `The calculator does not answer. ${kept} Restart the kernel and run this cell again.`, reload: false },
};
