// @module-tag money
import { randomUUID } from 'node:crypto';
import { GameRoundStatus, GameVerb } from '@noriter/proto/game_events_pb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishRound } from '../world/game-rounds.ts';
import {
  exampleRates,
  fiveTiers,
  openPartnerWorld,
  type PartnerWorld,
} from '../world/partner-world.ts';

let world: PartnerWorld;
let people: Awaited<ReturnType<typeof fiveTiers>>;
const { OPEN, CLOSED, CANCELLED } = GameRoundStatus;

beforeAll(async () => {
  world = await openPartnerWorld('partner_rounds');
  people = await fiveTiers(world);
  await exampleRates(world, people, 'casino');
  await exampleRates(world, people, 'slot');
});
afterAll(() => world.close());

/** Versions of a round with everybody's rolling: tiers 1 to 5, then the member. */
async function sharesOf(roundId: string) {
  const { rows } = await world.pool.query<{ shares: string }>(
    `select concat_ws(' ', version, is_correction, rolling_1, rolling_2, rolling_3, rolling_4,
       rolling_5, rolling_0) as shares from accrual where bet_id = $1 order by version`,
    [roundId],
  );
  return rows.map(({ shares }) => shares);
}

async function storeDay(category: string) {
  const { rows } = await world.pool.query(
    `select day::text, bets, turnover, stake, returned, rolling, losing_micro / 1000000 as losing
     from partner_day where partner_id = $1 and category = $2 order by day`,
    [people.five.memberId, category],
  );
  return rows;
}

test('the worked example of a live casino: a round counts once it is closed', async () => {
  const roundId = randomUUID();
  const round = { roundId, groupCode: 'casino', staked: 1_000_000n };
  await publishRound(world, people.player, { ...round, version: 1, status: OPEN });
  await publishRound(world, people.player, { ...round, version: 2, status: CLOSED });
  expect(await sharesOf(roundId)).toEqual(['2 f 1000 1000 2000 2000 3000 3000']);
  expect(await storeDay('casino')).toEqual([
    {
      day: '2026-01-15',
      bets: 1n,
      turnover: 1_000_000n,
      stake: 1_000_000n,
      returned: 0n,
      rolling: 3_000n,
      losing: 197_600n,
    },
  ]);
  const why = await world.as(people.five)('/api/partner/why', { betId: roundId });
  expect(why.data.versions[0]).toMatchObject({ category: 'casino', total: '6000' });
});

test('what a vendor adjusts or rolls back is a correction to the won, after a close as well', async () => {
  const roundId = randomUUID();
  const round = { roundId, staked: 500_000n };
  await publishRound(world, people.player, { ...round, version: 1, status: CLOSED });
  const adjusted = { ...round, version: 2, status: CLOSED, verb: GameVerb.ADJUST };
  await publishRound(world, people.player, { ...adjusted, returned: 100_000n });
  // Losing of the store: 20 percent of 500,000 less 100,000 less 6,000 of rolling.
  expect(await storeDay('slot')).toMatchObject([
    { bets: 1n, turnover: 500_000n, returned: 100_000n, rolling: 1_500n, losing: 78_800n },
  ]);

  world.clock.set('2026-01-16T03:00:00Z');
  const day = { cycle: 'day', fromDay: '2026-01-15', untilDay: '2026-01-15' };
  const frozen = await world.operator('partners.settle')('/api/admin/partner/periods/freeze', day, {
    idempotencyKey: randomUUID(),
  });
  expect(frozen.resultCode).toBe('0');
  const back = { roundId, staked: 0n, status: CANCELLED, verb: GameVerb.ROLLBACK };
  await publishRound(world, people.player, { ...back, version: 3 });
  expect(await sharesOf(roundId)).toEqual([
    '1 f 500 500 1000 1000 1500 1500',
    '2 f 500 500 1000 1000 1500 1500',
    '3 t 0 0 0 0 0 0',
  ]);
  expect((await storeDay('slot'))[1]).toMatchObject({
    day: '2026-01-16',
    bets: -1n,
    turnover: -500_000n,
    returned: -100_000n,
    rolling: -1_500n,
    losing: -78_800n,
  });
});

test('a group without rates has no share, and no open round leaves a row', async () => {
  const [lottery, open, next] = [randomUUID(), randomUUID(), randomUUID()];
  const one = { version: 1, staked: 1_000n };
  await publishRound(world, people.player, { ...one, roundId: open, status: OPEN });
  const other = { ...one, roundId: next, status: CLOSED };
  await publishRound(world, people.player, { ...other, groupCode: 'h-slot' });
  expect(await sharesOf(next)).toEqual(['1 f 0 0 0 0 0 0']);
  expect(await sharesOf(open)).toEqual([]);
  const unknown = { ...one, roundId: lottery, status: OPEN, groupCode: 'lottery' };
  await publishRound(world, people.player, unknown);
  expect(await sharesOf(lottery)).toEqual([]);
});
