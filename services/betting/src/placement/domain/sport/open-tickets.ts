/** Invariant: what a member holds already counts with what they ask, earlier tickets of a slip too. */
import type { Won } from '@noriter/kit/money';
import { legText } from '@noriter/rules/leg-name';
import { stakeOf } from '@noriter/rules/ticket';
import type { AxisLimits } from '../../../sportsbook/domain/rules.ts';
import type { Leg } from '../../../vocabulary/leg.ts';
import type { OpenSportTicket } from './ask.ts';

type Ticket = Pick<OpenSportTicket, 'legs' | 'linesOf' | 'lineStake'>;

/** Whether both are the same bet: legs in any order, lines and stake. Odds may have moved. */
export function isSameTicket(one: Ticket, other: Ticket): boolean {
  return (
    one.linesOf === other.linesOf &&
    one.lineStake === other.lineStake &&
    namesOf(one) === namesOf(other)
  );
}

export type AxisFault<One extends Leg> = {
  readonly leg: One;
  readonly fault: 'tickets' | 'stake' | 'return';
};

/** The first leg that too much hangs on already (축벳); null when none does. */
export function axisFault<One extends Leg>(
  ticket: Omit<OpenSportTicket, 'isRecent' | 'legs'> & { readonly legs: readonly One[] },
  open: readonly OpenSportTicket[],
  limits: AxisLimits,
): AxisFault<One> | null {
  for (const leg of ticket.legs) {
    const text = legText(leg);
    const sharing = open.filter(({ legs }) => legs.some((other) => legText(other) === text));
    // Whoever bets on it for the first time builds no axis, however high.
    if (sharing.length === 0) continue;
    const all = [...sharing, ticket];
    if (all.length > limits.ticketsMax) return { leg, fault: 'tickets' };
    if (sumOf(all.map(stakeOf)) > limits.stakeMax) return { leg, fault: 'stake' };
    const returns = all.map(({ returnMost }) => returnMost);
    if (sumOf(returns) > limits.returnMax) return { leg, fault: 'return' };
  }
  return null;
}

/** The first match that too much is staked on; null when none is. */
export function crowdedFixture<One extends Leg>(
  ticket: Omit<Ticket, 'legs'> & { readonly legs: readonly One[] },
  open: readonly Ticket[],
  stakeMax: Won,
): One | null {
  const isCrowded = ({ fixtureId }: Leg) => {
    const on = open.filter(({ legs }) => legs.some((leg) => leg.fixtureId === fixtureId));
    return sumOf([...on, ticket].map(stakeOf)) > stakeMax;
  };
  return ticket.legs.find(isCrowded) ?? null;
}

function namesOf({ legs }: Ticket): string {
  return legs.map(legText).toSorted().join('\n');
}

function sumOf(amounts: readonly Won[]): Won {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
