import { expect, it } from 'vitest';
import { type Language, offeredLanguage } from './language.ts';

it.each<[Language, Language[], Language]>([
  ['vi', ['ko', 'en', 'vi'], 'vi'],
  ['vi', ['ko', 'en'], 'ko'],
  ['vi', ['en', 'ko'], 'ko'],
  ['ko', ['en'], 'en'],
  ['vi', [], 'vi'],
])('of %s a site that offers %j shows %s', (chosen, offered, shown) => {
  expect(offeredLanguage(chosen, offered)).toBe(shown);
});
