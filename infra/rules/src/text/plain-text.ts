// Invariant: what passes here can be stored as JSON in the database, which takes neither a NUL nor
// half a character, and is shown as it was typed.

// Characters that turn the order of others around make a text say what it does not hold.
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\ufeff\u202a-\u202e\u2066-\u2069]/u;
const CONTROL_BUT_LAYOUT = /[^\P{Cc}\t\n]|[\ufeff\u202a-\u202e\u2066-\u2069]/u;

// Letters of the plane of tags are seen by programs alone; flags of some countries are made of them.
const FLAG = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/gu;
const HIDDEN = /[\u{e0000}-\u{e007f}]/u;
// Marks above each other climb over the lines around; no language needs so many.
const STACKED = /\p{M}{6}/u;
// What takes room or none, and shows nothing: fillers of Hangul and the empty cell of Braille among it.
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cf}\u2800]/u;

/** One line without control characters or broken surrogates, of which something is seen unless it is blank. */
export function isPlain(text: string): boolean {
  return isHonest(text) && !CONTROL.test(text);
}

/** The same for several lines, which may hold tabs. */
export function isPlainBlock(text: string): boolean {
  return isHonest(text) && !CONTROL_BUT_LAYOUT.test(text);
}

/** Whether something of a text is seen; a blank one promises nothing. */
export function showsSomething(text: string): boolean {
  return text.trim() === '' || VISIBLE.test(text);
}

function isHonest(text: string): boolean {
  if (!text.isWellFormed() || HIDDEN.test(text.replace(FLAG, '')) || STACKED.test(text))
    return false;
  return showsSomething(text);
}
