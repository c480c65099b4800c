import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { consumed } from '@noriter/kit/testing';
import { BetEventSchema, BetResult } from '@noriter/proto/bet_events_pb';
import { betEvents, gameEvents } from '@noriter/proto/topics';
import type { PlayResult } from '../../src/plays/store/results.ts';
import { keepPlays } from '../../src/tournaments/actions/keep-plays.ts';
import type { PromotionWorld } from './promotion-world.ts';

type Whose = { siteId: string; memberId: string };

/** Results of bets as their events bring them, for who needs many at once. */
export async function played(
  world: Pick<PromotionWorld, 'running' | 'clock'>,
  { siteId, memberId }: Whose,
  results: readonly Partial<PlayResult>[],
): Promise<void> {
  await keepPlays(
    world.running.deps,
    results.map((result) => ({
      playId: randomUUID(),
      siteId,
      memberId,
      product: 'sport',
      game: 'football',
      stake: 10_000n,
      ran: 10_000n,
      lost: 10_000n,
      odds: 1_950,
      version: 1,
      placedAt: null,
      at: world.clock.now(),
      ...result,
    })),
  );
}

/** A bet is settled now, as betting publishes it. @returns its id */
export async function settled(
  { space, clock }: Pick<PromotionWorld, 'space' | 'clock'>,
  { siteId, memberId }: Whose,
  {
    stake,
    returned,
    product = 'sport',
    betId = randomUUID(),
    version = 1,
  }: { stake: bigint; returned: bigint; product?: string; betId?: string; version?: number },
): Promise<string> {
  const at = timestampFromDate(clock.now());
  const ran = { betId, settlementVersion: version, stake, returned, turnover: stake, odds: 1_950 };
  const result = returned > 0n ? BetResult.WON : BetResult.LOST;
  await space.producer.send(betEvents, {
    key: memberId,
    id: randomUUID(),
    type: 'noriter.v1.BetEvent.settled',
    value: create(BetEventSchema, {
      siteId,
      memberId,
      product,
      occurredAt: at,
      event: { case: 'settled', value: { ...ran, result, placedAt: at } },
    }),
  });
  return betId;
}

/** A part of a bet is sold now, as betting publishes it. @returns its id */
export async function soldInPart(
  { space, clock }: Pick<PromotionWorld, 'space' | 'clock'>,
  { siteId, memberId }: Whose,
  { stake, openStake, returned }: { stake: bigint; openStake: bigint; returned: bigint },
): Promise<string> {
  const betId = randomUUID();
  const occurredAt = timestampFromDate(clock.now());
  const sold = { betId, settlementVersion: 1, stake, openStake, returned, placedAt: occurredAt };
  await space.producer.send(betEvents, {
    key: memberId,
    id: randomUUID(),
    type: 'noriter.v1.BetEvent.cashedOut',
    value: create(BetEventSchema, {
      siteId,
      memberId,
      product: 'sport',
      occurredAt,
      event: { case: 'cashedOut', value: sold },
    }),
  });
  return betId;
}

/** Resolves when the service is done with the results that are published. */
export async function playsRead({ space }: Pick<PromotionWorld, 'space'>): Promise<void> {
  for (const topic of [betEvents, gameEvents]) await consumed(space, topic, 'promotion');
}

/** Lets nobody keep results until it is called: the consumers are late. */
export async function holdPlays({
  pool,
}: Pick<PromotionWorld, 'pool'>): Promise<() => Promise<void>> {
  const client = await pool.connect();
  await client.query(`select pg_advisory_lock(hashtextextended('tournament-plays', 0))`);
  return async () => {
    await client.query('select pg_advisory_unlock_all()');
    client.release();
  };
}
