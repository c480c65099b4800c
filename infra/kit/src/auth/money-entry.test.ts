import { expect, test } from 'vitest';
import { entryRefusal } from './money-entry.ts';

test.each([
  ['open', undefined],
  ['country', 'S008'],
  ['age', 'S009'],
  ['unknown', 'TE99'],
  // Nobody judged: no.
  [undefined, 'TE99'],
  [['open', 'open'], 'TE99'],
])('%o is answered %s', (word, code) => {
  expect(entryRefusal(word)?.code).toBe(code);
});
