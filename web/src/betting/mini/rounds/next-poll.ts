import type { MiniRounds } from '../../../shared/api/contracts.ts';

/** After a draw's time the next round is asked for so soon, and then again until it is there. */
const afterDrawMs = 1_000;
export const againMs = 2_000;
/** A result that has not come by then comes with the live channel or with the next round. */
const lateMsMax = 20_000;
const idleMs = 60_000;

/** In how many milliseconds the rounds are worth another look. */
export function nextLook(rounds: MiniRounds | undefined, now: number): number {
  if (!rounds?.round) return idleMs;
  const { opensAt, drawsAt } = rounds.round;
  const wait = Date.parse(drawsAt) - now;
  if (wait <= 0) return againMs;
  const isMissing = rounds.last === null || rounds.last.drawsAt < opensAt;
  const isFresh = now - Date.parse(opensAt) < lateMsMax;
  return isMissing && isFresh ? againMs : wait + afterDrawMs;
}
