import { eventually } from '@noriter/kit/testing';
import { expect, onTestFinished, test } from 'vitest';
import { openNotifierWorld } from './notifier-world.ts';

test('a start that fails leaves no subscription behind', async () => {
  const world = await openNotifierWorld('failed_start');
  onTestFinished(() => world.close());
  const { redis, name } = world.space;
  // Where the roster of instances is no set, none can enter it.
  await redis.set('notifier:instances', 'none');
  await expect(world.start()).rejects.toThrow('WRONGTYPE');
  await eventually(async () => {
    expect(await redis.pubsub('CHANNELS', `${name}.notifier:instance:*`)).toEqual([]);
  });
});
