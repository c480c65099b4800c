import { expect, it } from 'vitest';
import { wordsFor } from './text-for.ts';

it.each([
  [{ ko: '점검', en: 'Work', vi: '' }, 'en', 'Work'],
  [{ ko: '점검', en: 'Work', vi: '' }, 'vi', '점검'],
  [{ ko: '', en: '', vi: 'Bảo trì' }, 'ko', 'Bảo trì'],
  [{ ko: '', en: '', vi: '' }, 'ko', undefined],
  [null, 'ko', undefined],
] as const)('of %j in %s the page says %s', (words, language, reported) => {
  expect(wordsFor(words, language)).toBe(reported);
});
