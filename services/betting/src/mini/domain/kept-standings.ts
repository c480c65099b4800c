import { LRUCache } from 'lru-cache';
import type { Standing } from './round-liability.ts';

/** More than are open at once on a hundred sites. */
const ROUNDS_MAX = 2_000;
/** A round that nobody bet on here for so long has changed by others' bets. */
const KEPT_MS = 10_000;

/** What this process last saw on rounds while it held their locks: others may have added to it since. */
export type KeptStandings = {
  /** @returns undefined of a round that is not kept, or not any more */
  of(round: string): readonly Standing[] | undefined;
  keep(round: string, standings: readonly Standing[]): void;
  forget(round: string): void;
};

/** Keeps what stands on rounds, each by its site and its name. */
export function createKeptStandings(): KeptStandings {
  const kept = new LRUCache<string, readonly Standing[]>({ max: ROUNDS_MAX, ttl: KEPT_MS });
  return {
    of: (round) => kept.get(round),
    keep: (round, standings) => void kept.set(round, standings),
    forget: (round) => void kept.delete(round),
  };
}
