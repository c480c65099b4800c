import type { Redis } from '@noriter/kit/redis';

/** In every set, so that a set without members differs from an instance that is gone. */
export const ALIVE = '-';

export const ROSTER = 'notifier:instances';

/** How long a reading of the roster is good, from the moment it was asked for. */
export const ROSTER_GOOD_MS = 100;

/** Who else is in the roster, asked again when the last answer is too old. */
export function lookForOthers(redis: Redis, instanceId: string) {
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

export const nobody: ReadonlyMap<string, ReadonlySet<string>> = new Map();

/** For each instance those of the members connected to it; null for one that no longer beats. */
export async function askAll(
  redis: Redis,
  instanceIds: readonly string[],
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Set<string> | null>> {
  const answers = await Promise.all(
    instanceIds.map((id) => redis.smismember(setOf(id), ALIVE, ...memberIds)),
  );
  const asked = new Map<string, Set<string> | null>();
  for (const [index, id] of instanceIds.entries()) {
    const [alive, ...connected] = answers[index] ?? [];
    const present = memberIds.filter((_memberId, at) => connected[at] === 1);
    asked.set(id, alive === 1 ? new Set(present) : null);
  }
  return asked;
}

export function livingOf(
  redis: Redis,
  instanceIds: readonly string[],
  asked: ReadonlyMap<string, ReadonlySet<string> | null>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const living = new Map<string, ReadonlySet<string>>();
  for (const id of instanceIds) {
    const present = asked.get(id);
    if (present) living.set(id, present);
    // An instance that comes back puts itself into the roster again with its next heart-beat.
    else redis.srem(ROSTER, id).catch(() => undefined);
  }
  return living;
}

export function setOf(instanceId: string): string {
  return `notifier:members:${instanceId}`;
}
