/**
 * Whether a list of an operator's addresses lets in what the one before did not: an empty one lets every
 * address in. An entry that is another counts as wider, also one that lies within one of before.
 */
export function isWiderList(before: readonly string[], after: readonly string[]): boolean {
  if (before.length === 0) return false;
  return after.length === 0 || after.some((entry) => !before.includes(entry));
}
