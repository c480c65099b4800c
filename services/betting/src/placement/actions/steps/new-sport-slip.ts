import { legText } from '@noriter/rules/leg-name';
import { ticketOdds } from '@noriter/rules/sport-ticket';
import { kindOf } from '@noriter/rules/ticket';
import type { SportRules } from '../../../sportsbook/domain/rules.ts';
import type { NewSlip, SlipBet } from '../../domain/new-slip.ts';
import type { SportPlacement } from '../../domain/placement.ts';
import type { AcceptedTicket } from '../../domain/sport/ask.ts';
import { sharedLegs } from '../../domain/sport/shared-legs.ts';
import type { ContextRow } from '../../store/placement-context.ts';
import type { SportContexts } from '../../store/sport-context.ts';

/** How long the wallet has for a stake in play: who holds it up longer sees the match go on. */
export const LIVE_STAKE_MS_MAX = 10_000;

/** Of slips, and of tickets, that stand on sports of several kinds. */
const MIXED = 'mixed';

function gameOf(legs: readonly { sport: string }[]): string {
  const [sport = MIXED, ...others] = new Set(legs.map((leg) => leg.sport));
  return others.length === 0 ? sport : MIXED;
}

export function ticketBet(
  ticket: AcceptedTicket,
  { fixtures }: SportContexts,
  { returnMax, putOffHours }: { returnMax: bigint; putOffHours: number },
): SlipBet {
  const { legs, linesOf, lineStake, bonus, returnMost, stake } = ticket;
  const asked = legs.map(({ askedOdds }) => ({ odds: askedOdds }));
  const shares = sharedLegs({ ...ticket, returnMax: null });
  return {
    gameId: gameOf(legs),
    marketId: null,
    selectionId: null,
    conditions: null,
    odds: ticketOdds(legs, linesOf),
    askedOdds: ticketOdds(asked, linesOf),
    stake,
    kind: kindOf({ legs, linesOf }),
    linesOf,
    lineStake,
    bonus,
    returnMost,
    returnMax,
    legs: legs.map((leg) => {
      const facts = fixtures.get(leg.fixtureId);
      const share = shares.find((one) => legText(one) === legText(leg));
      if (!facts || !share) throw new Error('What is offered is of a fixture, and is exposed.');
      return { ...leg, ...facts, share, putOffHours };
    }),
  };
}

/**
 * A stake buys a part in what has not begun: before the first start of its legs, and in play before
 * it has waited so long that who holds it up could see more than the price knew.
 */
export function stakeEnd(legs: readonly { isLive: boolean; startsAt: Date }[], from: Date): Date {
  const ends = legs.map(({ isLive, startsAt }) =>
    isLive ? from.getTime() + LIVE_STAKE_MS_MAX : startsAt.getTime(),
  );
  return new Date(Math.min(...ends));
}

export function newSlip(
  placement: SportPlacement,
  { at }: ContextRow,
  { bets, rules }: Pick<NewSlip, 'bets'> & { rules: SportRules },
): NewSlip {
  const legs = bets.flatMap((bet) => [...bet.legs]);
  const waits = rules.liveDelayMs > 0 && legs.some(({ isLive }) => isLive);
  const revalidatesAt = waits ? new Date(at.getTime() + rules.liveDelayMs) : null;
  return {
    ...placement,
    gameId: gameOf(legs),
    gameDay: null,
    number: null,
    roundId: null,
    roundLossMax: null,
    at,
    stakeBefore: stakeEnd(legs, revalidatesAt ?? at),
    revalidatesAt,
    freeBetId: null,
    bets,
  };
}
