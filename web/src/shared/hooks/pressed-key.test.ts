import { expect, test } from 'vitest';
import { pressedKey } from './pressed-key.ts';

const plain = { shiftKey: false, isComposing: false };

test.each([
  ['a letter', { ...plain, key: 'j', code: 'KeyJ' }, 'j'],
  ['a letter of another order of keys', { ...plain, key: 'q', code: 'KeyA' }, 'q'],
  ['with Hangul', { ...plain, key: 'ㅓ', code: 'KeyJ' }, 'j'],
  ['with Hangul and shift', { ...plain, key: 'ㅃ', code: 'KeyQ', shiftKey: true }, 'Q'],
  ['kept by the input method', { ...plain, key: 'Process', code: 'KeyX' }, 'x'],
  ['unnamed by a phone', { ...plain, key: 'Unidentified', code: '' }, 'Unidentified'],
  ['a sign', { ...plain, key: '?', code: 'Slash', shiftKey: true }, '?'],
  ['a sign kept by the input method', { ...plain, key: 'Process', code: 'Slash' }, '/'],
  ['a Vietnamese letter on the row of digits', { ...plain, key: 'ă', code: 'Digit1' }, '1'],
  ['a key with a name', { ...plain, key: 'Enter', code: 'Enter' }, 'Enter'],
  [
    'while a syllable is put together',
    { ...plain, key: 'j', code: 'KeyJ', isComposing: true },
    null,
  ],
] as const)('%s', (_what, press, key) => {
  expect(pressedKey(press)).toBe(key);
});
