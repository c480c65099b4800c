import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** What placing a slip may be refused with, by its contract. */
const placing: string = read('../../../../docs/openapi/betting.json').paths['/api/bet/betProc'].post
  .responses['200'].description;
const codes = [...placing.matchAll(/- `(\w+)` /g)].map(([, code = '']) => code);

/** Answered before anything is written down: no slip is kept with them. */
const unwritten = ['ABZ01', 'C999', 'NT99'];

/** What a member can do something about when the wallet refuses a stake later than it was placed. */
const explained = /^(B6000|U0011|W10\d|W408)$/;

test.each(['ko', 'en', 'vi'])('a refused slip says why in %s', (lang) => {
  const operators: object = read(`./admin/${lang}.json`).betting.refused;
  const members: object = read(`./protection/${lang}.json`).refusal;
  expect(codes).toContain('W105');
  const kept = codes.filter((code) => !unwritten.includes(code));
  expect(kept.filter((code) => !(code in operators))).toEqual([]);
  expect(kept.filter((code) => explained.test(code) && !(code in members))).toEqual([]);
});

/** What a promotion or the wallet writes down of a grant that it does not give. */
const grantCodes = ['PR002', 'PR005', 'PR006', 'T003', 'W400', 'W404', 'W408', 'C999'];

test.each(['ko', 'en', 'vi'])('a refused grant says why in %s', (lang) => {
  const { refused }: { refused: object } = read(`./admin/${lang}.json`).promotions;
  expect(grantCodes.filter((code) => !(code in refused))).toEqual([]);
});
