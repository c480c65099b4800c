/**
 * Which instances hold a connection of a member. Each instance keeps one set in Redis, of the
 * members it holds, and a place in the roster; the set dies with the instance's heart-beats, so
 * nothing has to be cleaned up after a crash. Asking costs one command for each other instance,
 * however many members are asked about, and nothing where there is no other.
 *
 * Invariant: what the roster said is taken for true for a short time only, and whoever enters it
 * waits for longer than that before it takes readers. So an event that was not sent to a newcomer
 * happened before any of its readers asked for the present state.
 */

import { setTimeout as delay } from 'node:timers/promises';
import { isOutage } from '@noriter/kit/outage';
import type { Redis } from '@noriter/kit/redis';

/** In every set, so that a set without members is told from an instance that is gone. */
const ALIVE = '-';

const ROSTER = 'notifier:instances';

/** Four missed heart-beats. */
const ALIVE_MS = 8_000;
export const PRESENCE_BEAT_MS = 2_000;

/** How long what the roster said is good, from the moment it was asked. */
const ROSTER_GOOD_MS = 100;
/** Timers may end a little early. */
const ENTRY_MS = ROSTER_GOOD_MS + 20;

const MEMBERS_PER_COMMAND = 1_000;

export type Presence = {
  readonly instanceId: string;
  /** Resolves when events for this member are sent here; at once and in vain without Redis. */
  join(memberId: string): Promise<void>;
  leave(memberId: string): void;
  /**
   * The other instances that live, each with those of the members that it holds. Asks Redis about
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
  const others = lookForOthers(redis, instanceId);
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
        const [held, entered] = await Promise.all([
          redis.pexpire(own, ALIVE_MS),
          redis.sadd(ROSTER, instanceId),
        ]);
        if (held === 1 && entered === 0 && !inDoubt) return 'held';
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

/** Who else is in the roster, asked again when the last answer is too old. */
function lookForOthers(redis: Redis, instanceId: string) {
  let others: readonly string[] = [];
  let goodUntil = 0;
  return {
    async ask(): Promise<readonly string[]> {
      const askedAt = performance.now();
      if (askedAt < goodUntil) return others;
      const roster = await redis.smembers(ROSTER);
      others = roster.filter((id) => id !== instanceId);
      goodUntil = askedAt + ROSTER_GOOD_MS;
      return others;
    },
    areNone: () => performance.now() < goodUntil && others.length === 0,
  };
}

const nobody: ReadonlyMap<string, ReadonlySet<string>> = new Map();

/** For each instance those of the members it holds; null for one that no longer beats. */
async function askAll(
  redis: Redis,
  instanceIds: readonly string[],
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Set<string> | null>> {
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
  instanceIds: readonly string[],
  asked: ReadonlyMap<string, ReadonlySet<string> | null>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const living = new Map<string, ReadonlySet<string>>();
  for (const id of instanceIds) {
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
