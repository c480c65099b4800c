/**
 * Invariant: the net loss of a day, week or month is what its stakes took less what came back in
 * it, by the day of each movement. Money that is carried to a vendor's own wallet is a stake, too. No stake is taken while the member is kept from playing,
 * none that could carry a net loss above its limit, and none above a limit of wagers.
 */
import type { Won } from '@noriter/kit/money';
import { type Calendar, calendarOf, type Period, type PerPeriod, periods } from '../calendar.ts';
import type { CommandKind } from './posting.ts';
import { type Wager, type WagerRefusal, wagerRefusal } from './wager.ts';

/** How a member's betting went, and what keeps it within bounds. */
export type Betting = {
  /** The Korean day of the last movement; the nets are of its day, week and month. */
  readonly day: string | null;
  readonly net: PerPeriod<Won>;
  /** No stake before this moment. */
  readonly closedUntil: Date | null;
  /** The most a net loss may come to; null is no limit. */
  readonly lossMax: PerPeriod<Won | null>;
  /** What is staked, of a member who limits that; null of all others. */
  readonly wager: Wager | null;
  /** Which version of the member's protection these bounds are of. */
  readonly boundsVersion: number;
  /** What of this moment keeps the member from staking, whatever the bounds are. */
  readonly barredBy: 'U0011' | 'W105' | null;
};

export const noBetting: Betting = {
  day: null,
  net: { day: 0n, week: 0n, month: 0n },
  closedUntil: null,
  lossMax: { day: null, week: null, month: null },
  wager: null,
  boundsVersion: 0,
  barredBy: null,
};

/** When a command is decided, and what of the calendar it falls into. */
export type Moment = { readonly at: Date; readonly calendar: Calendar };

/** U0011 suspended, W101 kept from playing, W105 nobody can say whether they are. */
type PlayRefusal = 'U0011' | 'W101' | 'W105';

/** The same, W102 to W104 a loss limit of the day, week and month, and W106 to W108 one of wagers. */
export type StakeRefusal = PlayRefusal | 'W102' | 'W103' | 'W104' | WagerRefusal;

const lossRefusals = { day: 'W102', week: 'W103', month: 'W104' } as const;

/** Whether the member is kept from playing at all. */
export function playRefusal(
  { closedUntil, barredBy }: Betting,
  { at }: Moment,
): PlayRefusal | null {
  if (barredBy === 'U0011') return barredBy;
  return closedUntil !== null && closedUntil > at ? 'W101' : barredBy;
}

/** Why a stake is not taken, if it is not. What is staked counts as lost until it comes back. */
export function stakeRefusal(betting: Betting, stake: Won, moment: Moment): StakeRefusal | null {
  const kept = playRefusal(betting, moment);
  if (kept !== null) return kept;
  const { calendar } = moment;
  return lossRefusal(betting, stake, calendar) ?? wagerRefusal(betting.wager, stake, calendar);
}

function lossRefusal(betting: Betting, stake: Won, calendar: Calendar) {
  const { lossMax } = betting;
  if (lossMax.day === null && lossMax.week === null && lossMax.month === null) return null;
  const net = netsOf(betting, calendar);
  const broken = periods.find((period) => {
    const most = lossMax[period];
    return most !== null && net[period] + stake > most;
  });
  return broken === undefined ? null : lossRefusals[broken];
}

/** The net losses of the periods that hold a day; what is of earlier ones has run out. */
export function netsOf(
  { day, net }: Pick<Betting, 'day' | 'net'>,
  calendar: Calendar,
): PerPeriod<Won> {
  if (day === null || day === calendar.day) return net;
  return {
    day: day > calendar.day ? net.day : 0n,
    week: day >= calendar.week ? net.week : 0n,
    month: day >= calendar.month ? net.month : 0n,
  };
}

/** Betting after a movement of its money: a stake adds to the loss, what comes back takes away. */
export function withBet(betting: Betting, lost: Won, { calendar }: Moment): Betting {
  // Another process whose clock is ahead may have begun a new day already; then that day stays.
  const { day } = betting;
  const kept = day !== null && day > calendar.day ? calendarOf(day) : calendar;
  const net = netsOf(betting, kept);
  const counted = (period: Period) => (calendar.day >= kept[period] ? lost : 0n);
  return {
    ...betting,
    day: kept.day,
    net: {
      day: net.day + counted('day'),
      week: net.week + counted('week'),
      month: net.month + counted('month'),
    },
  };
}

/**
 * What a command adds to the net loss; null when it is not about betting. What is carried to a vendor with
 * a wallet of its own is staked there: it is lost until it comes back.
 */
export function lossOf(kind: CommandKind, amount: Won): Won | null {
  switch (kind) {
    case 'stake':
    case 'clawback':
    case 'game_money_out':
      return amount;
    case 'payout':
    case 'refund':
    case 'game_money_in':
      return -amount;
    default:
      return null;
  }
}
