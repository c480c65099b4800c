/** Rounds as the service would answer them, for tests of what shows them. */
import type { ComingRound, MiniRound, MiniRounds } from '../../../shared/api/contracts.ts';

const secondMs = 1_000;
const roundMs = 60 * secondMs;
/** No bet is taken so long before a draw. */
export const cutOffMs = 5 * secondMs;

/** The coming round of a game, drawn in so many milliseconds, and the one before it. */
export function roundOf(gameId: string, drawsInMs = 40 * secondMs): MiniRounds {
  const now = Date.now();
  const at = (ms: number) => new Date(ms).toISOString();
  const drawsAt = now + drawsInMs;
  const round = {
    gameId,
    gameDay: '2026-11-24',
    number: 78,
    state: 'open',
    opensAt: at(drawsAt - roundMs),
    closesAt: at(drawsAt - cutOffMs),
    drawsAt: at(drawsAt),
    seedHash: '5f'.repeat(32),
    announcedAt: at(drawsAt - roundMs),
    seed: null,
    beacon: null,
    balls: [],
    facts: {},
    isVoid: false,
  } as unknown as ComingRound;
  const last = {
    ...round,
    number: 77,
    state: 'drawn',
    drawsAt: at(drawsAt - roundMs),
    seed: 'ab'.repeat(32),
    balls: [3, 9, 14, 21, 27, 7],
    facts: { sum: 74, powerball: 7 },
  } as MiniRound;
  return { serverTime: at(now), round, last };
}
