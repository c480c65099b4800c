import type { ReceivedEvent } from '@noriter/kit/kafka';
import type { gameEvents } from '@noriter/proto/topics';
import type { BetHistoryDeps } from '../deps.ts';
import { playOf } from '../domain/game-play.ts';
import { savePlays } from '../store/game-plays.ts';

/** Keeps members' rounds of third-party games beside their bets, for lists of both. */
export async function onGameEvents(
  { pool }: Pick<BetHistoryDeps, 'pool'>,
  events: readonly ReceivedEvent<typeof gameEvents>[],
): Promise<void> {
  const plays = events.flatMap(({ value }) => playOf(value) ?? []);
  if (plays.length > 0) await savePlays(pool, plays);
}
