import { expect, test } from 'vitest';
import { isNewMember, isTooOften, maskedName, mayStillEdit } from './post-rules.ts';

const now = new Date('2026-01-15T12:00:00Z');

test.each([
  ['홍길동', '홍*동'],
  ['홍길', '홍*'],
  ['홍', '*'],
  ['', '*'],
  ['행운의여신', '행***신'],
  ['👍a👍', '👍*👍'],
])('%s is shown as %s', (name, shown) => {
  expect(maskedName(name)).toBe(shown);
});

test('a member, and a network, may write so often', () => {
  const none = { inMinute: 0, inHour: 0, fromNetworkInHour: 0 };
  expect(isTooOften('post', none)).toBe(false);
  expect(isTooOften('post', { ...none, inMinute: 2 })).toBe(true);
  expect(isTooOften('post', { ...none, inHour: 10 })).toBe(true);
  expect(isTooOften('post', { ...none, fromNetworkInHour: 60 })).toBe(true);
  expect(isTooOften('comment', { ...none, inMinute: 5 })).toBe(false);
});

test('a post can be changed, and a member is new, for a day', () => {
  expect(mayStillEdit(new Date('2026-01-14T12:00:01Z'), now)).toBe(true);
  expect(mayStillEdit(new Date('2026-01-14T12:00:00Z'), now)).toBe(false);
  expect(isNewMember(new Date('2026-01-14T12:00:01Z'), now)).toBe(true);
  expect(isNewMember(new Date(0), now)).toBe(false);
});
