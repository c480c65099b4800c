import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { ReceivedEvent } from '@noriter/kit/kafka';
import type { BetEvent } from '@noriter/proto/bet_events_pb';
import type { betEvents } from '@noriter/proto/topics';
import type { WalletDeps } from '../deps.ts';
import { type BetTurnover, keepTurnover } from '../store/requests/bet-turnover.ts';

/**
 * Keeps what of members' bets counts for rolling requirements: stakes that ran to a result and stand.
 * A resettlement is a higher version of the same bet, so it corrects what was counted before.
 */
export async function onBetEvents(
  { pool }: Pick<WalletDeps, 'pool'>,
  events: readonly ReceivedEvent<typeof betEvents>[],
): Promise<void> {
  const newest = new Map<string, BetTurnover>();
  for (const { value } of events) {
    const bet = turnoverOf(value);
    if (bet === null) continue;
    if ((newest.get(bet.betId)?.version ?? 0) < bet.version) newest.set(bet.betId, bet);
  }
  if (newest.size > 0) await keepTurnover(pool, [...newest.values()]);
}

/** Null where the event is none of a result, or of a free bet's. */
function turnoverOf({
  memberId,
  product,
  slipId,
  occurredAt,
  freeBetId,
  event,
}: BetEvent): BetTurnover | null {
  // What a free bet staked is no stake of its member's.
  if (freeBetId !== '') return null;
  const at = occurredAt === undefined ? new Date(0) : timestampDate(occurredAt);
  const of = { memberId, product, slipId };
  switch (event.case) {
    case 'settled': {
      const { betId, settlementVersion: version, stake, turnover, odds, placedAt } = event.value;
      const ran = { ...of, betId, version, ended: stake, returned: event.value.returned };
      if (placedAt === undefined) return { ...ran, amount: stake, odds: null, placedAt: at };
      return { ...ran, amount: turnover, odds, placedAt: timestampDate(placedAt) };
    }
    case 'voided':
    case 'reopened':
    case 'cashedOut': {
      const { betId, settlementVersion: version, returned } = event.value;
      const nothing = { amount: 0n, odds: null, placedAt: at };
      return { ...of, betId, version, ...nothing, ended: endedOf(event), returned };
    }
    default:
      return null;
  }
}

type WithoutResult = Extract<BetEvent['event'], { case: 'voided' | 'reopened' | 'cashedOut' }>;

function endedOf(event: WithoutResult): bigint {
  if (event.case === 'reopened') return 0n;
  if (event.case === 'voided') return event.value.stake;
  return event.value.stake - event.value.openStake;
}
