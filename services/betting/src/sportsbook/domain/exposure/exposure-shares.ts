import type { Won } from '@noriter/kit/money';
import { type Fraction, one, partOf, times } from '@noriter/rules/fraction';
import { isLost, type LegResult, legFactor, results } from '@noriter/rules/leg-result';
import { ticketLines } from '@noriter/rules/lines';
import { bonusOf, type OpenTicket, type PricedLeg } from '@noriter/rules/ticket';

/** A leg of an open ticket; its result is null until its market is settled. */
export type ExposedLeg = PricedLeg & {
  readonly fixtureId: string;
  readonly marketKey: string;
  readonly selectionId: string;
  readonly result: LegResult | null;
};

/** What stands on a selection. */
export type Amounts = {
  readonly tickets: number;
  /** Of all lines with a leg on it. */
  readonly stake: Won;
  /** What it costs the house when it wins, with the shares of combinations. */
  readonly share: Won;
  /** What it costs when every other leg wins as well. */
  readonly worst: Won;
};

/** What a ticket adds to one selection, or takes away with it. */
export type Share = Amounts & Pick<ExposedLeg, 'fixtureId' | 'marketKey' | 'selectionId'>;

/** What a ticket puts on each selection that is not decided yet; nothing where it has lost. */
export function sharesOf(ticket: OpenTicket<ExposedLeg>): readonly Share[] {
  const lines = ticketLines(ticket.legs, ticket.linesOf).filter(isAlive);
  const open = ticket.legs.filter(({ result }) => result === null);
  return open.flatMap((leg) => {
    const own = lines.filter((line) => line.includes(leg));
    if (own.length === 0) return [];
    const { fixtureId, marketKey, selectionId } = leg;
    return {
      fixtureId,
      marketKey,
      selectionId,
      tickets: 1,
      stake: ticket.lineStake * BigInt(own.length),
      share: sumOf(own.map((line) => shareOf(ticket, line, leg))),
      worst: sumOf(own.map((line) => worstOf(ticket, line))),
    };
  });
}

function isAlive(line: readonly ExposedLeg[]): boolean {
  return line.every(({ result }) => result === null || !isLost(result));
}

/** What the line is worth once the leg has won: legs that are decided with what they became. */
function shareOf(
  ticket: OpenTicket<ExposedLeg>,
  line: readonly ExposedLeg[],
  leg: ExposedLeg,
): Won {
  const decided = line.filter((other) => other === leg || other.result !== null);
  return partOf(ticket.lineStake, times(productOf(decided), bonusIfWon(ticket, line)));
}

function worstOf(ticket: OpenTicket<ExposedLeg>, line: readonly ExposedLeg[]): Won {
  return partOf(ticket.lineStake, times(productOf(line), bonusIfWon(ticket, line)));
}

/** Legs that are open are taken for won. */
function productOf(legs: readonly ExposedLeg[]): Fraction {
  return legs.reduce(
    (all, { odds, result }) => times(all, legFactor(odds, result ?? results.win)),
    one,
  );
}

function bonusIfWon({ bonus }: OpenTicket<ExposedLeg>, line: readonly ExposedLeg[]): Fraction {
  return bonusOf(
    bonus,
    line.map(({ odds, result }) => ({ odds, result: result ?? results.win })),
  );
}

export function sumOf(amounts: readonly Won[]): Won {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
