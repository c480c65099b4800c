/**
 * Invariant: what a member with a limit of wagers stakes in a day, week or month, less what of it was given back,
 * passes no limit by a stake that is taken. A stake counts on the day it was taken, and what comes back of it takes
 * away from that day. Money that is carried to a vendor's own wallet is staked when it leaves: nobody sees it played.
 */
import type { Won } from '@noriter/kit/money';
import { type Calendar, type PerPeriod, periods, perPeriod } from '../calendar.ts';
import type { Command } from './command.ts';
import type { CommandKind } from './posting.ts';

/** A stake that something may come back of: the day it was taken, and what has not come back. */
export type StakeLeft = { readonly day: string; readonly left: Won };

export type Wager = {
  /** The most that may be staked; null is no limit. */
  readonly max: PerPeriod<Won | null>;
  /** What of the stakes of each day of the present periods stands. */
  readonly byDay: ReadonlyMap<string, Won>;
  /** Those of these days that changed. */
  readonly changed: readonly string[];
  /** Of what may come back in this batch, by its subject: its stake; null where none is known. */
  readonly stakedOn: ReadonlyMap<string, StakeLeft | null>;
};

const refusals = { day: 'W106', week: 'W107', month: 'W108' } as const;

export type WagerRefusal = (typeof refusals)[keyof typeof refusals];

/** A member's limits with nothing counted yet; null where there is none. */
export function wagerOf(max: PerPeriod<Won | null>): Wager | null {
  if (max.day === null && max.week === null && max.month === null) return null;
  return { max, byDay: new Map(), changed: [], stakedOn: new Map() };
}

/** What one names whom money was for: a stake and what comes back of it name the same. */
export function subjectOf({
  subjectType,
  subjectId,
}: Pick<Command, 'subjectType' | 'subjectId'>): string {
  return `${subjectType} ${subjectId}`;
}

/** Whether a command counts for a limit of wagers, or takes away from what counts. */
export function isCounted(kind: CommandKind): boolean {
  return isStaking(kind) || isReturning(kind);
}

function isStaking(kind: CommandKind): boolean {
  return kind === 'stake' || kind === 'game_money_out';
}

/** What was won is no stake given back; what comes home from a vendor is one only where it never got there. */
export function isReturning(kind: CommandKind): boolean {
  return kind === 'refund' || kind === 'game_money_in';
}

/** What counts in the periods that a day lies in. */
export function wageredIn(byDay: ReadonlyMap<string, Won>, calendar: Calendar): PerPeriod<Won> {
  return perPeriod((period) =>
    [...byDay].reduce((sum, [day, staked]) => (day >= calendar[period] ? sum + staked : sum), 0n),
  );
}

/** The limit that a stake would pass, if it would. */
export function wagerRefusal(
  wager: Wager | null,
  stake: Won,
  calendar: Calendar,
): WagerRefusal | null {
  if (wager === null) return null;
  const { max, byDay } = wager;
  const wagered = wageredIn(byDay, calendar);
  const broken = periods.find((period) => {
    const most = max[period];
    return most !== null && wagered[period] + stake > most;
  });
  return broken === undefined ? null : refusals[broken];
}

/** The wager after an applied command. */
export function withWager(wager: Wager, command: Command, calendar: Calendar): Wager {
  const { kind, amount } = command;
  const subject = subjectOf(command);
  const known = wager.stakedOn.get(subject);
  if (isStaking(kind)) {
    const staked = counted(wager, calendar.day, amount);
    if (known === undefined) return staked;
    return withLeft(staked, subject, { day: calendar.day, left: (known?.left ?? 0n) + amount });
  }
  if (!isReturning(kind) || known === undefined || known === null) return wager;
  const { day, left } = known;
  // What corrections give back twice was staked once.
  const back = amount < left ? amount : left;
  return withLeft(counted(wager, day, -back), subject, { day, left: left - back });
}

function withLeft(wager: Wager, subject: string, stake: StakeLeft): Wager {
  return { ...wager, stakedOn: new Map([...wager.stakedOn, [subject, stake]]) };
}

function counted(wager: Wager, day: string, amount: Won): Wager {
  const { byDay, changed } = wager;
  const sum = (byDay.get(day) ?? 0n) + amount;
  return {
    ...wager,
    byDay: new Map([...byDay, [day, sum > 0n ? sum : 0n]]),
    changed: changed.includes(day) ? changed : [...changed, day],
  };
}
