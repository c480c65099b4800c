// @module-tag money
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accrueCash } from '../../src/accrual/actions/accrue-cash.ts';
import { publishRequest, publishTakenBack } from '../world/cash-requests.ts';
import { askMove } from '../world/moves.ts';
import { fiveTiers, openPartnerWorld, type Someone } from '../world/partner-world.ts';

const MINUTE_MS = 60_000;

let world: Awaited<ReturnType<typeof openPartnerWorld>>;
let people: Awaited<ReturnType<typeof fiveTiers>>;
beforeEach(async () => {
  world = await openPartnerWorld('partner_undoing');
  people = await fiveTiers(world);
});
afterEach(() => world.close());

/** Who comes too late: what they did until then counts for no partner. */
function givenUp(): Someone {
  const [memberId, at] = [randomUUID(), world.clock.now()];
  const waits = (minutes: number) =>
    world.running.deps.lateMembers.waits(memberId, at, new Date(+at + minutes * MINUTE_MS));
  expect([waits(10), waits(11)]).toEqual([true, false]);
  return { memberId, loginId: 'latecomer' };
}

/** Of whom there are deposits or turnover: partners and members alike. */
async function sums(): Promise<Record<string, [deposited: bigint, turnover: bigint]>> {
  const { rows } = await world.pool.query(
    `select id, sum(deposited)::bigint as deposited, sum(turnover)::bigint as turnover
     from (select partner_id as id, deposited, turnover from partner_day
       union all select member_id, deposited, turnover from member_day) as days
     group by id having sum(deposited) <> 0 or sum(turnover) <> 0`,
  );
  return Object.fromEntries(rows.map((row) => [row.id, [row.deposited, row.turnover]]));
}

test('attack: a deposit of who was given up, taken back once they are known, costs no partner', async () => {
  const late = givenUp();
  const requestId = await publishRequest(world, late, { amount: 70_000n });
  await world.approve('latecomer', { parent: people.five, memberId: late.memberId });
  expect(await sums()).toEqual({ [late.memberId]: [70_000n, 0n] });
  await publishTakenBack(world, late, { requestId });
  expect(await sums()).toEqual({});
});

test('attack: a deposit that comes in one batch with its taking back leaves nobody anything', async () => {
  const { memberId } = people.player;
  const about = { requestId: randomUUID(), siteId: 'noriter', memberId };
  const deposit = { ...about, isDeposit: true, amount: 70_000n, at: world.clock.now() };
  await accrueCash(world.running.deps, [deposit], [about]);
  expect(await sums()).toEqual({});
});

test('a bet of who was given up, settled anew once they are known, is nobody’s still', async () => {
  const late = givenUp();
  const betId = await world.settle(late, { stake: 10_000n });
  await world.approve('latecomer', { parent: people.five, memberId: late.memberId });
  await world.settle(late, { stake: 4_000n, betId, version: 2 });
  expect(await sums()).toEqual({ [late.memberId]: [0n, 4_000n] });
});

test('attack: a deposit of who became a partner since is taken back from who earned of it', async () => {
  const { memberId } = await world.approve('climber', { parent: people.four });
  const requestId = await publishRequest(world, { memberId, loginId: '' }, { amount: 70_000n });
  expect(Object.keys(await sums())).toHaveLength(5);
  world.clock.advance(MINUTE_MS);
  const climber = await world.approve('climber', { parent: people.four, tier: 5, memberId });
  await publishTakenBack(world, climber, { requestId });
  expect(await sums()).toEqual({});
});

test('attack: a deposit of a test account, taken back when it is none any more, costs nobody', async () => {
  const { player } = people;
  const mark = (isTest: boolean) =>
    world.pool.query('update member set is_test = $2 where member_id = $1', [
      player.memberId,
      isTest,
    ]);
  await mark(true);
  const requestId = await publishRequest(world, player, { amount: 70_000n });
  await mark(false);
  await publishTakenBack(world, player, { requestId });
  expect(await sums()).toEqual({});
});

test('a deposit leaves those above it then, where its member moved, and where they are not kept', async () => {
  const { four, player } = people;
  const first = await publishRequest(world, player, { amount: 70_000n });
  const second = await publishRequest(world, player, { amount: 50_000n });
  world.clock.advance(MINUTE_MS);
  expect((await askMove(world.operator('partners.manage'), player, four)).resultCode).toBe('0');
  await publishTakenBack(world, player, { requestId: first });
  expect(Object.values(await sums())).toEqual(Array(6).fill([50_000n, 0n]));
  // As it was counted before it was kept for whom.
  await world.pool.query('update counted_cash set chain_id = null, counts = null');
  await publishTakenBack(world, player, { requestId: second });
  expect(await sums()).toEqual({});
});
