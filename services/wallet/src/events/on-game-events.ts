import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { ReceivedEvent } from '@noriter/kit/kafka';
import { type GameEvent, GameRoundStatus } from '@noriter/proto/game_events_pb';
import type { gameEvents } from '@noriter/proto/topics';
import type { WalletDeps } from '../deps.ts';
import { type BetTurnover, keepTurnover } from '../store/requests/bet-turnover.ts';
import type { RoundStake } from '../store/requests/round-stakes.ts';

/**
 * Keeps what of members' rounds of third-party games counts for rolling requirements: stakes of rounds that
 * are closed. A round that begins again or is cancelled has a higher version, which corrects it. Which round
 * a stake is on is kept with it: by that its bonus is not given up before the round is over.
 */
export async function onGameEvents(
  { pool }: Pick<WalletDeps, 'pool'>,
  events: readonly ReceivedEvent<typeof gameEvents>[],
): Promise<void> {
  const newest = new Map<string, BetTurnover>();
  for (const { value } of events) {
    const round = turnoverOf(value);
    if (round === null) continue;
    if ((newest.get(round.betId)?.version ?? 0) < round.version) newest.set(round.betId, round);
  }
  const stakes = events.flatMap(({ value }) => stakeOf(value));
  if (newest.size > 0) await keepTurnover(pool, [...newest.values()], stakes);
}

/** Null where the event is about no round. */
function turnoverOf({ memberId, occurredAt, event }: GameEvent): BetTurnover | null {
  if (event.case !== 'transacted' && event.case !== 'roundChanged') return null;
  const { round, game } = event.value;
  const openedAt = round?.openedAt ?? occurredAt;
  if (round === undefined || game === undefined || openedAt === undefined) return null;
  return {
    betId: round.roundId,
    memberId,
    product: productOf(game.groupCode),
    amount: round.status === GameRoundStatus.CLOSED ? round.staked : 0n,
    odds: null,
    placedAt: timestampDate(openedAt),
    version: round.version,
    slipId: '',
    ended: 0n,
    returned: 0n,
  };
}

function stakeOf({ memberId, event }: GameEvent): RoundStake[] {
  if (event.case !== 'transacted' || event.value.staked <= 0n) return [];
  const { transactionId, round } = event.value;
  return round === undefined ? [] : [{ transactionId, roundId: round.roundId, memberId }];
}

/** Hotel games count as what they are. */
function productOf(groupCode: string): string {
  return groupCode.replace(/^hc?-/, '');
}
