/** Presses the key of a letter where the keyboard is, as a browser tells it with Hangul switched on. */
export function pressWithHangul(letter: string, more: KeyboardEventInit = {}): void {
  const key = hangul[letter] ?? letter;
  const code = `Key${letter.toUpperCase()}`;
  const init = { key, code, bubbles: true, cancelable: true, ...more };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
}

/** What stands on the key of each letter. */
const hangul: Readonly<Record<string, string>> = { b: 'ㅠ', j: 'ㅓ', k: 'ㅏ', x: 'ㅌ' };
