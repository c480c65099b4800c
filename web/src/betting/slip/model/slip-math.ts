/** What a ticket costs and may return, for a slip as it is typed: amounts and odds are texts. */
import { results } from '@noriter/rules/leg-result';
import { oddsOf } from '@noriter/rules/odds';
import * as limits from '@noriter/rules/stake-limits';
import * as rules from '@noriter/rules/ticket';
import type { StakeLimits } from '../../../shared/api/contracts.ts';
import { parseWon } from '../../../shared/format/money.ts';
import type { BonusRule } from '../../sportsbook/model/sport-types.ts';

/** A ticket of the slip: the odds of its legs, how many make a line, and the stake of one line. */
export type SlipTicket = { odds: readonly string[]; linesOf: number; lineStake: string };

/** One selection by itself with the amount typed for it. */
export function singleOf(odds: string, stake: string): SlipTicket {
  return { odds: [odds], linesOf: 1, lineStake: stake };
}

export function stakeOf(ticket: SlipTicket): bigint {
  return rules.stakeOf(openTicket(ticket, null));
}

/** What comes back when every leg wins, the stake included. */
export function returnMost(ticket: SlipTicket, bonus: BonusRule | null): bigint {
  return rules.possibleReturns(openTicket(ticket, bonus)).most;
}

export function totalStake(tickets: readonly SlipTicket[]): bigint {
  return tickets.reduce((sum, ticket) => sum + stakeOf(ticket), 0n);
}

export function totalReturn(tickets: readonly SlipTicket[], bonus: BonusRule | null): bigint {
  return tickets.reduce((sum, ticket) => sum + returnMost(ticket, bonus), 0n);
}

/** The highest stake of a line that a member's level and money allow. */
export function lineStakeMax(
  ticket: Omit<SlipTicket, 'lineStake'>,
  bonus: BonusRule | null,
  { limits: level, cash }: { limits: StakeLimits | null; cash: string | undefined },
): string | undefined {
  const open = openTicket({ ...ticket, lineStake: '' }, bonus);
  const most = limits.lineStakeMax(
    open,
    level && boundsOf(level),
    cash === undefined ? null : parseWon(cash),
  );
  return most?.toString();
}

export type TicketProblem = { kind: 'below' | 'above' | 'aboveWin'; limit: string };

/** What the level does not allow of one ticket; nothing is wrong with an empty amount. */
export function ticketProblem(
  ticket: SlipTicket,
  bonus: BonusRule | null,
  level: StakeLimits | null,
): TicketProblem | null {
  const stake = stakeOf(ticket);
  if (level === null || stake === 0n) return null;
  const returned = returnMost(ticket, bonus);
  const problem = limits.stakeProblem({ stake, returnMost: returned }, boundsOf(level));
  return problem && { kind: problem.kind, limit: problem.limit.toString() };
}

/** In thousandths: what a line of winning legs pays on top of its odds; 1000n is nothing. */
export function bonusFactor(bonus: BonusRule | null, line: readonly string[]): bigint {
  const legs = line.map((odds) => ({ odds: oddsOf(odds), result: results.win }));
  const { numerator, denominator } = rules.bonusOf(bonusRuleOf(bonus), legs);
  return (numerator * 1_000n) / denominator;
}

function openTicket({ odds, linesOf, lineStake }: SlipTicket, bonus: BonusRule | null) {
  return {
    legs: odds.map((text) => ({ odds: oddsOf(text) })),
    linesOf,
    lineStake: parseWon(lineStake),
    bonus: bonusRuleOf(bonus),
    returnMax: null,
  };
}

export function bonusRuleOf(bonus: BonusRule | null): rules.BonusRule | null {
  return (
    bonus && {
      legOddsMin: oddsOf(bonus.legOddsMin),
      steps: bonus.steps.map(({ folds, factor }) => ({ folds, factor: BigInt(factor) })),
    }
  );
}

function boundsOf({ minimum, maximum, winMaximum }: StakeLimits): limits.StakeBounds {
  return {
    minimum: parseWon(minimum),
    maximum: parseWon(maximum),
    winMaximum: parseWon(winMaximum),
  };
}
