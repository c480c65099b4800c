/**
 * Invariant: exposure is a sum of whole won, so a ticket that is taken away leaves exactly what was
 * there before it came, in whatever order tickets come and go.
 *
 * A single counts with what it returns. A combination or a system counts, on each of its markets,
 * as if its other legs were worth what they cost: a line of 10,000 won at 2.00 x 3.00 returns
 * 60,000, but once the first leg has won it is worth 20,000, since the second one wins once in three
 * times. That is its share. What it returns when all else wins stands beside it, as the worst case.
 */
import type { Won } from '@noriter/kit/money';
import { type Amounts, type Share, sumOf } from './exposure-shares.ts';

/** By selection: what stands on one market. */
export type MarketExposure = Readonly<Record<string, Amounts>>;

const nothing: Amounts = { tickets: 0, stake: 0n, share: 0n, worst: 0n };

export function withShare(exposure: MarketExposure, share: Share): MarketExposure {
  return moved(exposure, share, 1);
}

export function withoutShare(exposure: MarketExposure, share: Share): MarketExposure {
  return moved(exposure, share, -1);
}

/**
 * What the house loses on a market if a selection wins, by selection: below zero it gains. Stakes
 * are counted as taken; where several can win, see `worstLiability`.
 */
export function liabilities(
  exposure: MarketExposure,
  selections: readonly string[],
): Readonly<Record<string, Won>> {
  const staked = stakedOn(exposure);
  return Object.fromEntries(selections.map((id) => [id, (exposure[id] ?? nothing).share - staked]));
}

/**
 * The most the house can lose on a market.
 *
 * @param winners how many selections can win at once: see `winnersMax`
 */
export function worstLiability(
  exposure: MarketExposure,
  selections: readonly string[],
  winners: number,
): Won {
  const shares = selections
    .map((id) => (exposure[id] ?? nothing).share)
    .toSorted((left, right) => Number(right > left) - Number(right < left));
  return sumOf(shares.slice(0, winners)) - stakedOn(exposure);
}

/** Whether the market is to be suspended: it could cost more than its limit. */
export function isBeyond(liability: Won, limit: Won): boolean {
  return liability > limit;
}

function moved(exposure: MarketExposure, share: Share, times: 1 | -1): MarketExposure {
  const before = exposure[share.selectionId] ?? nothing;
  const by = BigInt(times);
  const after = {
    tickets: before.tickets + times * share.tickets,
    stake: before.stake + by * share.stake,
    share: before.share + by * share.share,
    worst: before.worst + by * share.worst,
  };
  if (after.tickets < 0) throw new RangeError('A ticket is taken away once, after it was added.');
  const { [share.selectionId]: _before, ...others } = exposure;
  return after.tickets === 0 ? others : { ...others, [share.selectionId]: after };
}

function stakedOn(exposure: MarketExposure): Won {
  return sumOf(Object.values(exposure).map(({ stake }) => stake));
}
