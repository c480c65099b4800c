import type { BetWord } from '../../../../shared/bets/bet-words.ts';
import type { TicketLeg } from '../../../sportsbook/model/sport-types.ts';

type LegWord = Extract<
  BetWord,
  'open' | 'won' | 'lost' | 'halfWon' | 'halfLost' | 'void' | 'deadHeat'
>;

/** What became of a leg in a word. */
export function legWord({ result }: Pick<TicketLeg, 'result'>): LegWord {
  if (result === null) return 'open';
  const { won, voidHalves, deadHeat } = result;
  if (voidHalves === 2) return 'void';
  if (voidHalves === 1) return won ? 'halfWon' : 'halfLost';
  if (!won) return 'lost';
  return deadHeat === undefined ? 'won' : 'deadHeat';
}
