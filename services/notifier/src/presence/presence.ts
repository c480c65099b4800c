/**
 * On which instances a member has a connection. Each instance keeps one set in Redis, of the
 * members connected to it, and a place in the roster; the set dies with the instance's heart-beats, so
 * nothing has to be cleaned up after a crash. Asking costs one command for each other instance,
 * however many members are asked about, and nothing where there is no other.
 *
 * Invariant: the roster as it was read is taken for true for a short time only, and whoever enters it
 * waits for longer than that before it takes readers. So an event that was not sent to a newcomer
 * happened before any of its readers asked for the present state.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { isOutage } from '@noriter/kit/outage';
import type { Redis } from '@noriter/kit/redis';
import {
  ALIVE,
  askAll,
  livingOf,
  lookForOthers,
  nobody,
  ROSTER,
  ROSTER_GOOD_MS,
  setOf,
} from './living-instances.ts';

/** Four missed heart-beats. */
const ALIVE_MS = 8_000;

export const PRESENCE_BEAT_MS = 2_000;

/** Timers may end a little early. */
const ENTRY_MS = ROSTER_GOOD_MS + 20;

const MEMBERS_PER_COMMAND = 1_000;

export type Presence = {
  readonly instanceId: string;
  /** Resolves when events for this member are sent here; at once and in vain without Redis. */
  join(memberId: string): Promise<void>;
  leave(memberId: string): void;
  /**
   * The other instances that live, each with those of the members that are connected to it. Asks Redis about
   * every event only where there are others.
   *
   * @param membersOf asked only when there is another instance
   */
  locate(membersOf: () => readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
  /** Whether no other instance lives, as far as was asked within the time that an answer is good. */
  isAlone(): boolean;
  /**
   * Says "still here". `restored` when Redis had lost this instance, or could not be reached
   * before: events may have been missed in between.
   */
  beat(): Promise<'present' | 'restored' | 'away'>;
  /** Something did not reach Redis: the next heart-beat restores everything. */
  doubt(): void;
  stop(): Promise<void>;
};

export function createPresence(input: {
  redis: Redis;
  instanceId: string;
  /** The members connected to this instance now. */
  members: () => string[];
}): Presence {
  const { redis, instanceId, members } = input;
  const own = setOf(instanceId);
  const others = lookForOthers(redis, instanceId);
  let inDoubt = false;

  async function restore(): Promise<void> {
    const present = [ALIVE, ...members()];
    for (let from = 0; from < present.length; from += MEMBERS_PER_COMMAND) {
      await redis.sadd(own, ...present.slice(from, from + MEMBERS_PER_COMMAND));
    }
    await redis.pexpire(own, ALIVE_MS);
    // The roster comes last: who reads it finds the set.
    await redis.sadd(ROSTER, instanceId);
    inDoubt = false;
    await delay(ENTRY_MS);
  }

  return {
    instanceId,
    async join(memberId) {
      try {
        await redis.sadd(own, memberId);
      } catch (error) {
        if (!isOutage(error)) throw error;
        inDoubt = true;
      }
    },
    leave(memberId) {
      redis.srem(own, memberId).catch(() => {
        inDoubt = true;
      });
    },
    async locate(membersOf) {
      const instanceIds = await others.ask();
      if (instanceIds.length === 0) return nobody;
      return livingOf(redis, instanceIds, await askAll(redis, instanceIds, membersOf()));
    },
    isAlone: others.areNone,
    async beat() {
      try {
        const [alive, entered] = await Promise.all([
          redis.pexpire(own, ALIVE_MS),
          redis.sadd(ROSTER, instanceId),
        ]);
        if (alive === 1 && entered === 0 && !inDoubt) return 'present';
        await restore();
        return 'restored';
      } catch (error) {
        if (!isOutage(error)) throw error;
        inDoubt = true;
        return 'away';
      }
    },
    doubt() {
      inDoubt = true;
    },
    async stop() {
      await Promise.all([redis.srem(ROSTER, instanceId), redis.del(own)]);
    },
  };
}
