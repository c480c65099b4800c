import { BetWordBadge } from '../../../shared/bets/bet-word-badge.tsx';
import type { TicketLeg } from '../../sportsbook/model/sport-types.ts';
import { legWord } from './results/leg-result.ts';

/** A leg's result in a word. */
export function LegBadge({ leg }: { leg: TicketLeg }) {
  return <BetWordBadge word={legWord(leg)} />;
}
