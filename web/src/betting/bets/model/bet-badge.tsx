import type { BetRow } from '../../../shared/api/contracts.ts';
import { BetWordBadge } from '../../../shared/bets/bet-word-badge.tsx';
import { betWord } from '../../../shared/bets/bet-words.ts';

/** What became of a bet, of whatever product. */
export function BetBadge({ bet }: { bet: Pick<BetRow, 'state' | 'isCancelled'> }) {
  return <BetWordBadge word={betWord(bet)} />;
}
