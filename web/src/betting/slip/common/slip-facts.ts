import type { ReactNode } from 'react';
import type { StakeLimits } from '../../../shared/api/contracts.ts';
import { parseWon } from '../../../shared/format/money.ts';
import { isUnread } from '../../../shared/format/unread.ts';
import type { BonusRule, FreeBet } from '../../sportsbook/model/sport-types.ts';
import { returnMost, type SlipTicket, ticketProblem, totalStake } from '../model/slip-math.ts';

/** What a product has filled in so far. */
export type SlipFilled = {
  /** Those with an amount; of a combination or a system always the one. */
  tickets: readonly SlipTicket[];
  bonus: BonusRule | null;
  limits: StakeLimits | null;
  cash: string | undefined;
  /** What stakes it in place of the member's cash; it wins without its stake. */
  freeBet: FreeBet | null;
  /** Each selection needs an amount; else those without one stay on the slip. */
  needsAll: boolean;
  /** As it is read; null where nothing is multiplied, or may be. */
  totalOdds: string | null;
  /** Why nothing can be sent now, as the button says it; null where it can. */
  rests: string | null;
  /** Known to be refused: the notice says why. */
  isRefused: boolean;
};

/** The sums of a slip. */
export type SlipSums = {
  stake: bigint;
  /** What it pays at most: of each ticket what it returns, and never more than one may. */
  most: bigint;
  isOver: boolean;
  /** An amount is missing, or cannot be read. */
  isEmpty: boolean;
  /** One breaks a limit. */
  isUnfit: boolean;
};

export function sumsOf({
  tickets,
  bonus,
  limits,
  cash,
  freeBet,
  needsAll,
}: Pick<SlipFilled, 'tickets' | 'bonus' | 'limits' | 'cash' | 'freeBet' | 'needsAll'>): SlipSums {
  const stake = totalStake(tickets);
  const cap = limits === null ? null : parseWon(limits.winMaximum);
  const returned = tickets
    .map((ticket) => returnMost(ticket, bonus))
    .reduce((sum, back) => sum + (cap !== null && back > cap ? cap : back), 0n);
  const most = freeBet === null ? returned : winningsOf(returned - stake, freeBet);
  const isOver = freeBet === null && cash !== undefined && stake > parseWon(cash);
  const isUnfit = tickets.some((ticket) => ticketProblem(ticket, bonus, limits) !== null);
  const isMissing = tickets.some(
    ({ lineStake }) => isUnread(lineStake) || (needsAll && parseWon(lineStake) === 0n),
  );
  return { stake, most, isOver, isEmpty: stake === 0n || isMissing, isUnfit };
}

/** Of a free bet: never more than it may win. */
function winningsOf(won: bigint, { winMax }: FreeBet): bigint {
  const most = winMax === null ? null : parseWon(winMax);
  return most !== null && won > most ? most : won;
}

/** What the question before a bet shows. */
export type SlipQuestion = {
  /** One line for each selection, with its odds. */
  picks: readonly string[];
  /** What kind of bet it is: '3폴더 조합'. */
  kind: string;
};

export type SlipSlots = {
  head?: ReactNode;
  lines: ReactNode;
  /** The amount of all lines together, where they have one. */
  stake?: ReactNode;
  /** Free bets that fit it. */
  free?: ReactNode;
  /** How odds may move. */
  options: ReactNode;
  /** Further sums: the bonus, the number of lines. */
  details?: ReactNode;
  notice: ReactNode;
};
