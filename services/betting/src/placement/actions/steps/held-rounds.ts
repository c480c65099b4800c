import type pg from 'pg';
import {
  addTo,
  type RoundTotals,
  type Standing,
  totalsOf,
} from '../../../mini/domain/round-liability.ts';
import { type OnRound, readRoundStandings } from '../../../mini/store/mini-exposure.ts';
import { roundKeyOf } from '../../../site/store/round-lock.ts';
import type { MiniPlacement } from '../../domain/placement.ts';

/** What stands on a round, with what slips that are decided already put there. */
export type HeldRound = {
  readonly totals: RoundTotals;
  /** It was read in this transaction; otherwise it is what was seen last, and may have changed. */
  readonly isFresh: boolean;
};

/** The rounds that slips ask for; those of a round that does not exist have nothing on it. */
export type HeldRounds = {
  of(placement: MiniPlacement, roundId: string | null): HeldRound;
  /** The same, read now. */
  readAnew(placement: MiniPlacement): Promise<HeldRound>;
  /** Adds a slip's bets, for the slips behind it. */
  add(placement: MiniPlacement, more: readonly Standing[]): void;
};

type Held = HeldRound & { readonly added: Standing[] };

/**
 * @param seen what was seen last on some of the rounds, by their keys
 * @param read what was read of all others
 */
export function holdRounds(
  tx: pg.ClientBase,
  seen: ReadonlyMap<string, readonly Standing[]>,
  read: readonly OnRound[],
): HeldRounds {
  const readOn = Map.groupBy(read, ({ siteId, roundId }) => `${siteId} ${roundId}`);
  const held = new Map<string, Held>();
  const hold = (key: string, standings: readonly Standing[], isFresh: boolean) => {
    const added = held.get(key)?.added ?? [];
    const one = { totals: totalsOf(standings), isFresh, added };
    addTo(one.totals, added);
    held.set(key, one);
    return one;
  };
  return {
    of(placement, roundId) {
      const key = keyOf(placement);
      const last = seen.get(key);
      const now = () => readOn.get(`${placement.bettor.siteId} ${roundId}`) ?? [];
      return held.get(key) ?? hold(key, last ?? now(), last === undefined);
    },
    async readAnew(placement) {
      return hold(keyOf(placement), await readStandings(tx, [placement]), true);
    },
    add(placement, more) {
      const one = held.get(keyOf(placement));
      if (one === undefined) throw new Error('A slip is decided by what stands on its round.');
      addTo(one.totals, more);
      one.added.push(...more);
    },
  };
}

/** What stands on the rounds that slips ask for, as it is now. */
export function readStandings(
  tx: pg.ClientBase,
  placements: readonly MiniPlacement[],
): Promise<OnRound[]> {
  const sites = placements.map(({ bettor }) => bettor.siteId);
  return readRoundStandings(
    tx,
    sites,
    placements.map(({ ask }) => ask),
  );
}

/** The key of the round that a slip asks for, which is that of its lock. */
export function keyOf({ bettor: { siteId }, ask }: MiniPlacement): string {
  return roundKeyOf({ ...ask, siteId });
}
