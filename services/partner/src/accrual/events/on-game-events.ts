import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { ReceivedEvent } from '@noriter/kit/kafka';
import { type GameEvent, GameRoundStatus } from '@noriter/proto/game_events_pb';
import type { gameEvents } from '@noriter/proto/topics';
import { gameCategory } from '../../vocabulary/game-groups.ts';
import { accrueBets } from '../actions/accrue-bets.ts';
import { onceMembersAreKnown } from '../actions/once-members-are-known.ts';
import type { AccrualDeps } from '../deps.ts';
import { countedRound } from '../domain/game-round.ts';
import type { Standing } from '../domain/standing.ts';

const states = {
  [GameRoundStatus.OPEN]: 'open',
  [GameRoundStatus.CLOSED]: 'closed',
  [GameRoundStatus.CANCELLED]: 'cancelled',
  [GameRoundStatus.REFUNDED]: 'refunded',
} as const;

/** Counts what rounds of third-party games came to, and what vendors changed of it later. */
export async function onGameEvents(
  deps: Pick<AccrualDeps, 'pool' | 'policyAt' | 'treeBooks' | 'clock' | 'lateMembers'>,
  events: readonly ReceivedEvent<typeof gameEvents>[],
): Promise<void> {
  const standings = events.flatMap(({ value }) => standingOf(value) ?? []);
  await onceMembersAreKnown(deps, standings, (known) => accrueBets(deps, known));
}

/** Null where the event is about no round, or of games that partners have no rates of. */
function standingOf({ siteId, memberId, occurredAt, event }: GameEvent): Standing | null {
  if (event.case !== 'transacted' && event.case !== 'roundChanged') return null;
  const { round, game } = event.value;
  if (round === undefined || game === undefined || occurredAt === undefined) return null;
  const { roundId: betId, version, status, staked, returned } = round;
  const category = gameCategory(game.groupCode);
  if (category === null || status === GameRoundStatus.UNSPECIFIED) return null;
  return {
    betId,
    version,
    siteId,
    memberId,
    category,
    gameId: game.gameId,
    at: timestampDate(occurredAt),
    ...countedRound({ state: states[status], staked, returned }),
  };
}
