import { afterAll, expect, test } from 'vitest';
import {
  readSessionState,
  readSessionStates,
  writeSessionState,
} from '../../src/auth/session-state.ts';
import { openTestSpace } from '../../src/testing/testing.ts';

const space = await openTestSpace('sessions');
afterAll(() => space.close());

test('a session is what was last written of it, until every token of it has run out', async () => {
  await writeSessionState(space.redis, 's1', 'live');
  expect(await readSessionState(space.redis, 's1')).toBe('live');
  await writeSessionState(space.redis, 's1', 'replaced');
  expect(await readSessionState(space.redis, 's1')).toBe('replaced');
  expect(await space.redis.ttl('session:s1')).toBeGreaterThan(120 * 60);
});

test('a session Redis knows nothing of, or nonsense, is unknown', async () => {
  expect(await readSessionState(space.redis, 's2')).toBeNull();
  await space.redis.set('session:s3', 'nonsense');
  expect(await readSessionState(space.redis, 's3')).toBeNull();
});

test('many are read in one question, in order', async () => {
  await writeSessionState(space.redis, 's4', 'live');
  await writeSessionState(space.redis, 's5', 'ended');
  const asked = ['s4', 'unknown', 's5'];
  expect(await readSessionStates(space.redis, asked)).toEqual(['live', null, 'ended']);
  expect(await readSessionStates(space.redis, [])).toEqual([]);
});
