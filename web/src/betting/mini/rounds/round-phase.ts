import { useSyncExternalStore } from 'react';
import type { ComingRound, MiniRound } from '../../../shared/api/contracts.ts';
import { serverNow } from '../../../shared/format/server-clock.ts';
import { isRound } from './live-draw.ts';

const lookMs = 250;

/** `void`: the site takes no bets on it, and it is drawn all the same. */
type Phase = 'open' | 'void' | 'closed' | 'drawing' | 'drawn';

/** Where a round stands at a moment of the server's clock. */
export function phaseOf(round: ComingRound, last: MiniRound | null, now: number): Phase {
  if (last !== null && isRound(last, round)) return 'drawn';
  if (now >= Date.parse(round.drawsAt)) return 'drawing';
  if (round.isVoid) return 'void';
  return now >= Date.parse(round.closesAt) ? 'closed' : 'open';
}

type Rounds = { round: ComingRound | null; last: MiniRound | null };

/** Whether bets are taken now; who asks is drawn again when that changes, not with the clock. */
export function useIsOpen({ round, last }: Rounds): boolean {
  return useSyncExternalStore(
    everyLook,
    () => round !== null && phaseOf(round, last, serverNow()) === 'open',
  );
}

/** So long a draw that has just come stays where it can be seen. */
const playedMs = 15_000;

/** Whether the draw has come just now: it is played, and its result read, before anything else. */
export function useIsPlayed({ last, isNew }: { last: MiniRound | null; isNew: boolean }): boolean {
  return useSyncExternalStore(
    everyLook,
    () => isNew && last !== null && serverNow() - Date.parse(last.drawsAt) < playedMs,
  );
}

function everyLook(onLook: () => void): () => void {
  const timer = setInterval(onLook, lookMs);
  return () => clearInterval(timer);
}
