import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import {
  beginProtectionChange,
  endProtectionChange,
  offerProtectionMarks,
  type ProtectionMark,
  readProtectionMarks,
} from '../../src/auth/protection-mark.ts';
import { openTestSpace } from '../../src/testing/testing.ts';

const space = await openTestSpace('marks');
const { redis } = space;
afterAll(() => space.close());

const open = (version: number): ProtectionMark => ({ version, suspended: false });
const suspended = (version: number): ProtectionMark => ({ version, suspended: true });
const marksOf = (...memberIds: string[]) => readProtectionMarks(redis, memberIds);

test('many are read at once, in their order; who was never marked is not known', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  await offerProtectionMarks(redis, [
    [one, open(0)],
    [other, suspended(4)],
  ]);
  expect(await marksOf(other, randomUUID(), one)).toEqual([suspended(4), null, open(0)]);
  expect(await marksOf()).toEqual([]);
});

test('a change makes it unknown until it has ended, whatever is read meanwhile', async () => {
  const memberId = randomUUID();
  await offerProtectionMarks(redis, [[memberId, open(1)]]);
  await beginProtectionChange(redis, memberId, 'change');
  expect(await marksOf(memberId)).toEqual([null]);
  await offerProtectionMarks(redis, [[memberId, open(1)]]);
  expect(await marksOf(memberId)).toEqual([null]);
  await endProtectionChange(redis, memberId, { changeId: 'change', mark: open(2) });
  expect(await marksOf(memberId)).toEqual([open(2)]);
});

test('of two changes the later one ends it', async () => {
  const memberId = randomUUID();
  await beginProtectionChange(redis, memberId, 'first');
  await beginProtectionChange(redis, memberId, 'second');
  await endProtectionChange(redis, memberId, { changeId: 'first', mark: open(1) });
  expect(await marksOf(memberId)).toEqual([null]);
  await endProtectionChange(redis, memberId, { changeId: 'second', mark: suspended(1) });
  expect(await marksOf(memberId)).toEqual([suspended(1)]);
});

test('an older reading takes the place of nothing newer', async () => {
  const memberId = randomUUID();
  await endProtectionChange(redis, memberId, { changeId: 'x', mark: suspended(3) });
  await offerProtectionMarks(redis, [[memberId, open(2)]]);
  await offerProtectionMarks(redis, [[memberId, open(3)]]);
  expect(await marksOf(memberId)).toEqual([suspended(3)]);
  // Whoever has changed it knows better than what stands there, where the beginning got lost.
  await endProtectionChange(redis, memberId, { changeId: 'y', mark: open(3) });
  expect(await marksOf(memberId)).toEqual([open(3)]);
});

test('one that nobody writes again is forgotten', async () => {
  const memberId = randomUUID();
  await offerProtectionMarks(redis, [[memberId, open(1)]]);
  const left = await redis.pttl(`protection:${memberId}`);
  expect(left).toBeGreaterThan(29 * 60_000);
  expect(left).toBeLessThanOrEqual(30 * 60_000);
  await beginProtectionChange(redis, memberId, 'crashed');
  expect(await redis.pttl(`protection:${memberId}`)).toBeLessThanOrEqual(2 * 60_000);
});

test('what is no mark is not known', async () => {
  const memberId = randomUUID();
  await redis.set(`protection:${memberId}`, '12 open');
  expect(await marksOf(memberId)).toEqual([null]);
});
