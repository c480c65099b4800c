// @module-tag money
import { randomUUID } from 'node:crypto';
import { callAs, eventually, serviceCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';
import { stakedRound } from '../world/hub-rounds.ts';

let world: GamesWorld;

beforeAll(async () => {
  world = await openGamesWorld('games_standing');
});
afterAll(async () => {
  await world.expectEqualBooks();
  await world.close();
});

const partner = (path: string, body: object) =>
  callAs(world.service, serviceCaller('partner'))(`/internal/rounds/${path}`, body);

/** A member stakes a thousand in a slot. */
async function staked() {
  const { member, call, betId, roundId } = await stakedRound(world);
  const of = { reference_transaction_uuid: betId };
  return {
    memberId: member.memberId,
    roundId,
    win: (amount: number) =>
      call('/transaction/win', {
        ...of,
        transaction_uuid: randomUUID(),
        amount: amount * 100_000,
        round_closed: true,
      }),
    rollback: () => call('/transaction/rollback', { ...of, transaction_uuid: randomUUID() }),
    /** Its last change was so long ago. */
    age: (minutes: number) =>
      world.pool.query(
        `update game_round set last_at = now() - make_interval(mins => $2::int) where round_id = $1`,
        [roundId, minutes],
      ),
  };
}

const standing = async (roundId: string) =>
  (await partner('standing', { roundIds: [roundId, randomUUID()] })).data.rounds;

test('a round stands as its event says, and one that is changed stands anew', async () => {
  const { memberId, roundId, win, rollback } = await staked();
  const [open] = await standing(roundId);
  expect(open).toMatchObject({ state: 'open', staked: '1000', returned: '0', groupCode: 'slot' });
  await win(2_500);
  const [closed] = await standing(roundId);
  expect(closed).toMatchObject({ roundId, memberId, siteId: 'noriter', state: 'closed' });
  expect(closed).toMatchObject({ staked: '1000', returned: '2500' });
  expect(closed.version).toBeGreaterThan(open.version);

  const other = await staked();
  await other.rollback();
  expect(await standing(other.roundId)).toMatchObject([{ state: 'cancelled', staked: '0' }]);
  await rollback();
  const published = await world.pool.query<{ version: number }>(
    'select version from game_round where round_id = $1',
    [roundId],
  );
  expect((await standing(roundId))[0].version).toBe(published.rows[0]?.version);
});

test('rounds are listed by their last change, page by page, and none that is too young', async () => {
  // Those of other tests come to be old enough on a machine that is slow.
  await world.pool.query("update game_round set last_at = last_at - interval '1 day'");
  const [old, later, young] = [await staked(), await staked(), await staked()];
  await later.win(0);
  await old.age(30);
  await later.age(20);
  const after = new Date(Date.now() - 3_600_000).toISOString();
  // A transaction of another test on the server holds the fence back for a moment.
  await eventually(async () => {
    await young.age(0);
    const seen: string[] = [];
    let from = after;
    for (;;) {
      const { rounds, upto, until } = (await partner('changed', { after: from })).data;
      seen.push(...rounds.map(({ roundId }: { roundId: string }) => roundId));
      if (upto >= until) break;
      expect(upto > from).toBe(true);
      from = upto;
    }
    expect(seen).toEqual([old.roundId, later.roundId]);
    expect(seen).not.toContain(young.roundId);
  });
});

test('nobody but a service asks', async () => {
  const body = { after: new Date().toISOString() };
  expect((await world.guest('/internal/rounds/changed', body)).status).not.toBe(200);
  const operator = world.operator('reconciliation.read');
  expect((await operator('/internal/rounds/changed', body)).status).not.toBe(200);
});
