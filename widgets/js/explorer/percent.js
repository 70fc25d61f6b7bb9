// A chance as people write it (1/3, 0.3, 30 %), shown as percent.

const WRITTEN = /^(\d+(?:\.\d+)?)(?:\s*\/\s*(\d+))?\s*(%?)$/;

/** The number of percent with at most two places; text that is no chance stays as it is. */
export function percentOf(text) {
  const found = WRITTEN.exec(String(text).trim());
  if (!found) return String(text).replace(/\s*%$/, "");
  const share = Number(found[1]) / Number(found[2] ?? 1);
  const percent = found[3] ? share : share * 100;
  return Number(percent.toFixed(2));
}
