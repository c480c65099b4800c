/**
 * Which instances hold a connection of a member. Each instance keeps one set in Redis, of the
 * members it holds, and a place in the roster; the set dies with the instance's heart-beats, so
 * nothing has to be cleaned up after a crash. Asking costs one command for each other instance,
 * however many members are asked about.
 */

import { isOutage } from '@noriter/kit/outage';
import type { Redis } from '@noriter/kit/redis';

/** In every set, so that a set without members is told from an instance that is gone. */
const ALIVE = '-';

const ROSTER = 'notifier:instances';

/** Four missed heart-beats. */
const ALIVE_MS = 8_000;
export const PRESENCE_BEAT_MS = 2_000;

const MEMBERS_PER_COMMAND = 1_000;

export type Presence = {
  readonly instanceId: string;
  /** Resolves when events for this member are sent here; at once and in vain without Redis. */
  join(memberId: string): Promise<void>;
  leave(memberId: string): void;
  /**
   * The other instances that live, each with those of the members that it holds.
   *
   * @param membersOf asked only when there is another instance
   */
  locate(membersOf: () => readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
  /**
   * Says "still here". `restored` when Redis had lost this instance, or could not be reached
   * before: events may have been missed in between.
   */
  beat(): Promise<'held' | 'restored' | 'away'>;
  /** Something did not reach Redis: the next heart-beat restores everything. */
  doubt(): void;
  stop(): Promise<void>;
};

export function createPresence(input: {
  redis: Redis;
  instanceId: string;
  /** The members this instance holds now. */
  members: () => string[];
}): Presence {
  const { redis, instanceId, members } = input;
  const own = setOf(instanceId);
  let known: string[] = [];
  let inDoubt = false;

  async function restore(): Promise<void> {
    const held = [ALIVE, ...members()];
    for (let from = 0; from < held.length; from += MEMBERS_PER_COMMAND) {
      await redis.sadd(own, ...held.slice(from, from + MEMBERS_PER_COMMAND));
    }
    await redis.pexpire(own, ALIVE_MS);
    // The roster comes last: who reads it finds the set.
    await redis.sadd(ROSTER, instanceId);
    inDoubt = false;
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
      // Most of the time the roster is what it was: both questions leave in one round trip.
      const [roster, asked] = await Promise.all([
        redis.smembers(ROSTER),
        known.length > 0 ? askAll(redis, known, membersOf()) : noAnswers,
      ]);
      const others = roster.filter((id) => id !== instanceId);
      const unknown = others.filter((id) => !known.includes(id));
      known = others;
      if (unknown.length === 0) return livingOf(redis, asked, others);
      const more = await askAll(redis, unknown, membersOf());
      return livingOf(redis, new Map([...asked, ...more]), others);
    },
    async beat() {
      try {
        const held = await redis.pexpire(own, ALIVE_MS);
        if (held === 1 && !inDoubt) return 'held';
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

type Asked = ReadonlyMap<string, Set<string> | null>;

const noAnswers: Asked = new Map();

/** For each instance those of the members it holds; null for one that no longer beats. */
async function askAll(
  redis: Redis,
  instanceIds: readonly string[],
  memberIds: readonly string[],
): Promise<Asked> {
  const answers = await Promise.all(
    instanceIds.map((id) => redis.smismember(setOf(id), ALIVE, ...memberIds)),
  );
  const asked = new Map<string, Set<string> | null>();
  for (const [index, id] of instanceIds.entries()) {
    const [alive, ...holds] = answers[index] ?? [];
    const held = memberIds.filter((_memberId, at) => holds[at] === 1);
    asked.set(id, alive === 1 ? new Set(held) : null);
  }
  return asked;
}

function livingOf(
  redis: Redis,
  asked: Asked,
  others: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const living = new Map<string, ReadonlySet<string>>();
  for (const id of others) {
    const held = asked.get(id);
    if (held) living.set(id, held);
    // An instance that comes back puts itself into the roster again with its next heart-beat.
    else redis.srem(ROSTER, id).catch(() => undefined);
  }
  return living;
}

function setOf(instanceId: string): string {
  return `notifier:members:${instanceId}`;
}
