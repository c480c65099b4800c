/**
 * Invariant: a free bet is staked as a whole, on one line of one bet, and by one slip at a time. What
 * its slip is refused or void for it is free again; what it has won is its winnings alone.
 */
import { formatWon, type Won } from '@noriter/kit/money';
import { formatOdds, type Odds } from '@noriter/rules/odds';
import type { NewSlip } from './new-slip.ts';

export type FreeBet = {
  readonly freeBetId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly amount: Won;
  /** None is all of them. */
  readonly products: readonly string[];
  readonly oddsMinimum: Odds;
  /** Null where the site's own limit is enough. */
  readonly winMax: Won | null;
  readonly expiresAt: Date;
  /** The slip that has staked it; null while it is free. */
  readonly slipId: string | null;
};

export type FreeBetRefused = {
  refusal: 'B1070' | 'B1071';
  params: Readonly<Record<string, string>>;
};

type StakedSlip = Pick<NewSlip, 'bettor' | 'product' | 'bets' | 'at'>;

/** Why a slip cannot be staked with a free bet; null where it can. */
export function freeBetRefusal(slip: StakedSlip, free: FreeBet | undefined): FreeBetRefused | null {
  const { siteId, memberId } = slip.bettor;
  const isTheirs = free?.memberId === memberId && free.siteId === siteId;
  if (free === undefined || !isTheirs || free.slipId !== null || free.expiresAt <= slip.at) {
    return { refusal: 'B1070', params: {} };
  }
  if (fits(slip, free)) return null;
  const params = { amount: formatWon(free.amount), odds: formatOdds(free.oddsMinimum) };
  return { refusal: 'B1071', params };
}

function fits({ product, bets }: StakedSlip, free: FreeBet): boolean {
  const [bet] = bets;
  if (bet === undefined || bets.length > 1) return false;
  if (free.products.length > 0 && !free.products.includes(product)) return false;
  const isOneLine = bet.stake === bet.lineStake;
  return isOneLine && bet.stake === free.amount && bet.odds >= free.oddsMinimum;
}

/** The slip as it is staked by a free bet: its bet wins no more than that may. */
export function stakedWith(slip: NewSlip, { freeBetId, amount, winMax }: FreeBet): NewSlip {
  const most = winMax === null ? null : amount + winMax;
  return {
    ...slip,
    freeBetId,
    bets: slip.bets.map((bet) => ({ ...bet, returnMax: lower(bet.returnMax, most) })),
  };
}

function lower(one: Won | null, other: Won | null): Won | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
