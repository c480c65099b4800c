import { eventually, openTestSpace, type TestSpace } from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createPresence, type Presence } from '../src/presence/presence.ts';

let space: TestSpace;
const entered: Presence[] = [];

/** An instance with connections of these members. */
function instance(...members: string[]): Presence {
  const instanceId = `instance-${entered.length}`;
  const presence = createPresence({ redis: space.redis, instanceId, members: () => members });
  entered.push(presence);
  return presence;
}

const located = async (presence: Presence, ...members: string[]) =>
  new Map(Array.from(await presence.locate(() => members), ([id, found]) => [id, [...found]]));

beforeAll(async () => {
  space = await openTestSpace('presence');
});
afterAll(async () => {
  await Promise.all(entered.map((presence) => presence.stop()));
  await space?.close();
});

describe('presence', () => {
  it('a newcomer is known to everybody once it has entered, however lately they looked', async () => {
    const old = instance();
    await old.beat();
    expect(old.isAlone()).toBe(false);
    expect(await located(old, 'a', 'b')).toEqual(new Map());

    const newcomer = instance('a');
    // Just before the newcomer's entry the other looks, and will believe that for a while.
    await eventually(async () => {
      await located(old);
      expect(old.isAlone()).toBe(true);
    });
    expect(await newcomer.beat()).toBe('restored');
    expect(old.isAlone()).toBe(false);
    expect(await located(old, 'a', 'b')).toEqual(new Map([[newcomer.instanceId, ['a']]]));
    expect(await newcomer.beat()).toBe('present');

    // Of members, Redis is asked every time.
    await newcomer.join('b');
    expect(old.isAlone()).toBe(false);
    expect(await located(old, 'a', 'b')).toEqual(new Map([[newcomer.instanceId, ['a', 'b']]]));
    await newcomer.stop();
    expect(await located(old, 'a', 'b')).toEqual(new Map());
  });

  it('who was struck from the roster by mistake enters it again with the next heart-beat', async () => {
    const one = instance();
    const other = instance('a');
    await Promise.all([one.beat(), other.beat()]);
    await space.redis.srem('notifier:instances', other.instanceId);
    expect(await other.beat()).toBe('restored');
    expect((await located(one, 'a')).get(other.instanceId)).toEqual(['a']);
  });
});
