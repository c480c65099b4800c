import { expect, test } from 'vitest';
import { isWiderList } from './operator-addresses.ts';

const [work, home] = ['203.0.113.0/24', '198.51.100.7'];

test.each([
  ['a first list', [], [work], false],
  ['an address less', [work, home], [work], false],
  ['the same', [work], [work], false],
  ['an address more', [work], [work, home], true],
  ['another address', [work], [home], true],
  ['no list any more', [work], [], true],
])('%s', (_what, before, after, isWider) => {
  expect(isWiderList(before, after)).toBe(isWider);
});
