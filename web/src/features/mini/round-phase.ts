import { useSyncExternalStore } from 'react';
import type { MiniRound } from '../../api/contracts.ts';
import { serverNow } from '../../format/server-clock.ts';
import { isRound } from './live-draw.ts';

const lookMs = 250;

type Phase = 'open' | 'closed' | 'drawing' | 'drawn';

/** Where a round stands at a moment of the server's clock. */
export function phaseOf(round: MiniRound, last: MiniRound | null, now: number): Phase {
  if (last !== null && isRound(last, round)) return 'drawn';
  if (now >= Date.parse(round.drawsAt)) return 'drawing';
  return now >= Date.parse(round.closesAt) ? 'closed' : 'open';
}

type Rounds = { round: MiniRound | null; last: MiniRound | null };

/** Whether bets are taken now; who asks is drawn again when that changes, not with the clock. */
export function useIsOpen({ round, last }: Rounds): boolean {
  return useSyncExternalStore(
    everyLook,
    () => round !== null && phaseOf(round, last, serverNow(Date.now())) === 'open',
  );
}

function everyLook(onLook: () => void): () => void {
  const timer = setInterval(onLook, lookMs);
  return () => clearInterval(timer);
}
