type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'isComposing'>;

/** What an input method answers instead of the letter, where it keeps the press for itself. */
const unnamed = new Set(['Process', 'Unidentified']);

/**
 * The key that was pressed, as shortcuts are named. With Hangul switched on the key of `j` is `ㅓ`:
 * a letter of another script counts as what stands on its place of the keyboard. Null while letters are
 * being put together, which are no shortcuts.
 */
export function pressedKey({ key, code, shiftKey, isComposing }: Press): string | null {
  if (isComposing) return null;
  const isOtherScript = key.length === 1 && key > '~';
  if (!isOtherScript && !unnamed.has(key)) return key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Digit(\d)$/.exec(code)?.[1] ?? key;
}
