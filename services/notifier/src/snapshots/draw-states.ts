/**
 * The last result of each mini game, for those who subscribe between two draws. Redis has it, so
 * that every instance sends the same.
 */

import type { Redis } from '@noriter/kit/redis';

import type { LiveMessage } from '../domain/live-message.ts';
import { liveMessage } from '../presence/instance-bus.ts';

const KEY = 'notifier:draws';

export type DrawStates = {
  /** @throws what Redis throws when it is away */
  keep(gameId: string, message: LiveMessage): Promise<void>;
  /** @throws what Redis throws when it is away */
  last(gameId: string): Promise<LiveMessage | null>;
};

export function createDrawStates(redis: Redis): DrawStates {
  return {
    async keep(gameId, message) {
      const { version, ...rest } = message;
      await redis.hset(KEY, gameId, JSON.stringify({ ...rest, version: version?.toString() }));
    },
    async last(gameId) {
      const text = await redis.hget(KEY, gameId);
      return text === null ? null : liveMessage.parse(JSON.parse(text));
    },
  };
}
