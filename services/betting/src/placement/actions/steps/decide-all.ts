import { waitForLocks } from '@noriter/kit/lock-queue';
import { together } from '@noriter/kit/postgres';
import { Refusal, refuse, transportCodes } from '@noriter/kit/result-codes';
import type { WalletCaller } from '@noriter/wallet-client/wallet-caller';
import type pg from 'pg';
import { errors } from '../../../errors.ts';
import type { MiniDeps } from '../../../mini/deps.ts';
import { roundKeyOf } from '../../../site/store/round-lock.ts';
import type { SportsbookDeps } from '../../../sportsbook/deps.ts';
import { type FreeBet, freeBetRefusal, stakedWith } from '../../domain/free-bet.ts';
import type { NewSlip } from '../../domain/new-slip.ts';
import type { Placement } from '../../domain/placement.ts';
import { readFreeBets } from '../../store/free-bets.ts';
import { type KnownRequest, readKnownRequests } from '../../store/known-requests.ts';
import { readContexts } from '../../store/placement-context.ts';
import { readForMiniSlips } from './decide-mini-slips.ts';
import { lockKeysOfMarkets, readForSportSlips } from './decide-sport-slips.ts';

/** What placing slips needs. */
export type PlaceSlipsDeps = MiniDeps & SportsbookDeps & { walletCaller: WalletCaller };

export type Decided =
  | { kind: 'known' }
  | { kind: 'new'; slip: NewSlip }
  | { kind: 'refused'; refusal: Refusal; isNew: boolean };

/**
 * A member's slips are decided one after the other: two at once cannot pass a limit together. Nor
 * can two of different members pass what the house may lose on a market.
 */
function lockKeysOf(placement: Placement): string[] {
  const ofMember = `bets of ${placement.bettor.memberId}`;
  return placement.product === 'sport' ? [ofMember, ...lockKeysOfMarkets(placement)] : [ofMember];
}

function roundKeys(placements: readonly Placement[]): string[] {
  return placements
    .filter(isMini)
    .map(({ bettor: { siteId }, ask }) => roundKeyOf({ ...ask, siteId }));
}

/**
 * Decides slips by what there is, in their order.
 *
 * @param locksRounds holds the locks of their rounds from the beginning, behind those of members and
 *   markets: otherwise what stands on a round may have grown when they are written
 */
export async function decideAll(
  deps: PlaceSlipsDeps,
  tx: pg.ClientBase,
  placements: readonly Placement[],
  { locksRounds }: { locksRounds: boolean },
): Promise<Decided[]> {
  const slipIds = placements.map(({ slipId }) => slipId);
  // In this order: what is read is read when all locks are held.
  const [, , known, rows, freeBets, decideMiniSlip, decideSportSlip] = await together(tx, () => [
    waitForLocks(tx, placements.flatMap(lockKeysOf)),
    locksRounds ? waitForLocks(tx, roundKeys(placements)) : null,
    readKnownRequests(tx, slipIds),
    readContexts(tx, placements),
    readFreeBets(
      tx,
      placements.flatMap(({ ask }) => ask.freeBetId ?? []),
    ),
    readForMiniSlips(deps, tx, placements.filter(isMini), locksRounds ? null : deps.keptStandings),
    readForSportSlips(deps, tx, placements.filter(isSport)),
  ]);
  // What is decided here is there for those behind it, as it will be for those after.
  const waiting = new Map<string, number>();
  const decided: Decided[] = [];
  for (const [index, placement] of placements.entries()) {
    const { slipId, bettor, asked } = placement;
    const earlier = known.get(slipId);
    if (earlier !== undefined) {
      decided.push(asBefore(earlier, asked));
      continue;
    }
    const row = rows[index];
    if (row === undefined) throw new Error('Each slip has its context.');
    const more = waiting.get(bettor.memberId) ?? 0;
    const context = { ...row, waitingSlips: row.waitingSlips + more };
    const check = (slip: NewSlip) => refusalByFreeBet(slip, placement.ask, freeBets);
    const own =
      placement.product === 'mini'
        ? await decideMiniSlip(placement, context, check)
        : await decideSportSlip(placement, context, check);
    if (own instanceof Refusal) {
      known.set(slipId, { asked, refusal: own });
      decided.push({ kind: 'refused', refusal: own, isNew: true });
      continue;
    }
    const slip = withFreeBet(own, placement.ask, freeBets);
    known.set(slipId, { asked, refusal: null });
    waiting.set(bettor.memberId, more + 1);
    decided.push({ kind: 'new', slip });
  }
  return decided;
}

/** Why its free bet does not stake a slip: that is known before it counts for those behind it. */
function refusalByFreeBet(
  slip: NewSlip,
  { freeBetId }: Placement['ask'],
  freeBets: ReadonlyMap<string, FreeBet>,
): Refusal | null {
  if (freeBetId === undefined) return null;
  const refused = freeBetRefusal(slip, freeBets.get(freeBetId));
  return refused && refuse(errors, refused.refusal, refused.params);
}

/** The slip as its free bet stakes it, which the slips behind it find taken; itself without one. */
function withFreeBet(
  slip: NewSlip,
  { freeBetId }: Placement['ask'],
  freeBets: Map<string, FreeBet>,
): NewSlip {
  const free = freeBetId === undefined ? undefined : freeBets.get(freeBetId);
  if (free === undefined) return slip;
  freeBets.set(free.freeBetId, { ...free, slipId: slip.slipId });
  return stakedWith(slip, free);
}

function isMini(one: Placement): one is Extract<Placement, { product: 'mini' }> {
  return one.product === 'mini';
}

function isSport(one: Placement): one is Extract<Placement, { product: 'sport' }> {
  return one.product === 'sport';
}

/** Its contents were another's when the same id comes with a request that is not the same. */
function asBefore(earlier: KnownRequest, asked: string): Decided {
  if (earlier.asked !== asked) {
    return { kind: 'refused', refusal: refuse(transportCodes, 'C999'), isNew: false };
  }
  const { refusal } = earlier;
  return refusal === null ? { kind: 'known' } : { kind: 'refused', refusal, isNew: false };
}
