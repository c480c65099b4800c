import { expect, test } from 'vitest';
import { moved, movedAway, pinnedFirst } from './moved.ts';

const ids = ['a', 'b', 'c', 'd'];
const of = (...taken: string[]) => new Set(taken);

test.each([
  ['up', of('d'), { id: 'a', side: 'before' }, ['d', 'a', 'b', 'c']],
  ['down', of('a'), { id: 'c', side: 'after' }, ['b', 'c', 'a', 'd']],
  ['to the end', of('a'), { id: 'd', side: 'after' }, ['b', 'c', 'd', 'a']],
  ['two together', of('a', 'd'), { id: 'c', side: 'before' }, ['b', 'a', 'd', 'c']],
  ['beside itself', of('b', 'c'), { id: 'c', side: 'after' }, ids],
  ['beside what is not there', of('a'), { id: 'x', side: 'after' }, ids],
] as const)('%s', (_what, taken, beside, expected) => {
  expect(moved(ids, taken, beside)).toEqual(expected);
});

test('pinned ones stand in front, each part in its order', () => {
  expect(pinnedFirst(ids, of('d', 'b'))).toEqual(['b', 'd', 'a', 'c']);
});

test('moved away is what somebody moved and what stands elsewhere', () => {
  expect(movedAway(ids, ['d', 'a', 'b', 'c'], of('d', 'a'))).toEqual(['d', 'a']);
  expect(movedAway(ids, ids, of('d'))).toEqual([]);
});
