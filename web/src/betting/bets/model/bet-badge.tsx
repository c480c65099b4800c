import { BetWordBadge } from '../../../shared/bets/bet-word-badge.tsx';
import { type BetStanding, betWord } from '../../../shared/bets/bet-words.ts';

/** What became of a bet, of whatever product. */
export function BetBadge({ bet }: { bet: BetStanding }) {
  return <BetWordBadge word={betWord(bet)} />;
}
