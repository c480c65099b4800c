import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { eventually } from '@noriter/kit/testing';
import { GameEventSchema, GameRoundStatus, GameVerb } from '@noriter/proto/game_events_pb';
import { gameEvents } from '@noriter/proto/topics';
import { expect } from 'vitest';
import type { PartnerWorld, Someone } from './partner-world.ts';

/** A round as a vendor's command left it. */
export type RoundAt = {
  roundId: string;
  version: number;
  status: GameRoundStatus;
  staked: bigint;
  returned?: bigint;
  groupCode?: string;
  verb?: GameVerb;
};

/** The gateway of games publishes a round; it waits until the version is counted, if it is to be. */
export async function publishRound(
  { space, clock, pool }: PartnerWorld,
  { memberId }: Someone,
  { groupCode = 'slot', verb = GameVerb.BET_AND_WIN, ...round }: RoundAt,
): Promise<void> {
  const id = randomUUID();
  const occurredAt = timestampFromDate(clock.now());
  const value = create(GameEventSchema, {
    siteId: 'noriter',
    memberId,
    occurredAt,
    event: {
      case: 'transacted',
      value: {
        transactionId: id,
        vendorTransactionId: id,
        verb,
        game: { gameId: randomUUID(), gameCode: 'a-game', vendorKey: 'kplay', groupCode },
        round: { vendorRoundId: round.roundId, openedAt: occurredAt, returned: 0n, ...round },
      },
    },
  });
  await space.producer.send(gameEvents, { key: memberId, id, value });
  if (round.status === GameRoundStatus.OPEN && round.version === 1) return;
  await eventually(async () => {
    const { rowCount } = await pool.query(
      'select from accrual where bet_id = $1 and version = $2',
      [round.roundId, round.version],
    );
    expect(rowCount).toBe(1);
  });
}

type Played = Omit<RoundAt, 'verb'> & { minutesAgo?: number };

const states = {
  [GameRoundStatus.UNSPECIFIED]: 'open',
  [GameRoundStatus.OPEN]: 'open',
  [GameRoundStatus.CLOSED]: 'closed',
  [GameRoundStatus.CANCELLED]: 'cancelled',
  [GameRoundStatus.REFUNDED]: 'refunded',
} as const;

/** A round as the games gateway has it, or has it now; nobody publishes it. */
export async function playRound(
  { gamesPool }: PartnerWorld,
  { memberId }: Someone,
  { roundId, version, status, staked, returned = 0n, groupCode = 'slot', minutesAgo = 60 }: Played,
): Promise<void> {
  await gamesPool.query(
    `insert into game_round (round_id, site_id, member_id, vendor_key, vendor_round_id, game_id,
       game_code, vendor_code, group_code, state, staked, returned, version, opened_at, last_at)
     select $1::uuid, 'noriter', $2::uuid, 'kplay', ($1::uuid)::text, gen_random_uuid(), 'a-game', '200',
       $3, $4, $5::bigint, $6::bigint, $7::int, at, at
     from (select now() - make_interval(mins => $8::int) as at) as moment
     on conflict (round_id) do update set state = excluded.state, staked = excluded.staked,
       returned = excluded.returned, version = excluded.version, last_at = excluded.last_at`,
    [roundId, memberId, groupCode, states[status], staked, returned, version, minutesAgo],
  );
}
