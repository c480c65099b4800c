// Invariant: what passes here can be stored as JSON in the database, which takes neither a NUL nor
// half a character, and is shown as it was typed.

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\ufeff]/u;
const CONTROL_BUT_LAYOUT = /[^\P{Cc}\t\n]|\ufeff/u;

/** One line without control characters or broken surrogates. */
export function isPlain(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text);
}

/** The same for several lines, which may hold tabs. */
export function isPlainBlock(text: string): boolean {
  return text.isWellFormed() && !CONTROL_BUT_LAYOUT.test(text);
}
