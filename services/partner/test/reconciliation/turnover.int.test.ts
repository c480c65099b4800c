// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually } from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  fiveTiers,
  openPartnerWorld,
  type PartnerWorld,
  type Someone,
} from '../world/partner-world.ts';
import { type SettledBet, settleInBetting } from '../world/settled-bets.ts';

const BASE = '/api/admin/partner/reconciliation';

let world: PartnerWorld;
let player: Someone;

beforeAll(async () => {
  world = await openPartnerWorld('partner_turnover', { withBetting: true });
  ({ player } = await fiveTiers(world));
});
afterAll(() => world.close());

const keyed = () => ({ idempotencyKey: randomUUID() });

/** A single of the player. */
const settled = (bet: SettledBet = {}) => settleInBetting(world, player, bet);
const counted = (bet: { stake: bigint; returned?: bigint; betId?: string; version?: number }) =>
  world.settle(player, { ...bet, product: 'sport' });

/** The comparison begins a day ago again, before what a test writes into the past. */
async function rewind(): Promise<void> {
  await world.pool.query(
    `update reconciliation_progress set cursor = $1 where comparison = 'turnover'`,
    [new Date(Date.now() - 24 * 3_600_000).toISOString()],
  );
}

async function run() {
  await world.running.runJob('reconcile-partners');
  const operator = world.operator('reconciliation.read');
  const { data } = await operator(`${BASE}/runs`);
  const open = (await operator(`${BASE}/differences`)).data.list as { subject: string }[];
  const parts = data.list[0].parts as { comparison: string; looked: number; problem: string }[];
  return { open, turnover: parts.find(({ comparison }) => comparison === 'turnover') };
}

test('bets count here for what they count for in betting; each page is looked at once', async () => {
  const betId = await counted({ stake: 10_000n, returned: 19_500n });
  await settled({ betId, returned: 19_500n });
  await rewind();
  expect(await run()).toEqual({
    open: [],
    turnover: { comparison: 'turnover', looked: 1, found: 0, problem: '' },
  });
  expect((await run()).turnover).toMatchObject({ looked: 0, problem: '' });
});

test('a bet that was lost on its way is a difference until it is counted', async () => {
  const betId = await settled();
  await rewind();
  expect((await run()).open).toMatchObject([
    {
      subject: betId,
      check: 'bets',
      fault: 'uncounted',
      figure: 'turnover',
      expected: '10000',
      found: null,
      category: 'sport-single',
      memberId: player.memberId,
    },
  ]);
  await counted({ stake: 10_000n, betId });
  expect((await run()).open).toEqual([]);
});

test('a bet that was counted otherwise is a difference, one that a policy leaves out is none', async () => {
  const betId = await counted({ stake: 9_000n });
  await settled({ betId });
  await settled({ gameId: 'tennis' });
  const operator = world.operator('partners.read', 'partners.manage');
  const path = '/api/admin/partner/policy';
  const { version, policy } = (await operator(`${path}/get`)).data;
  const set = { version, policy: { ...policy, excludedGames: ['tennis'] }, reason: 'a trial' };
  expect((await operator(`${path}/set`, set, keyed())).resultCode).toBe('0');
  await rewind();
  expect((await run()).open).toMatchObject([
    { subject: betId, fault: 'differs', expected: '10000', found: '9000' },
  ]);
});

test('what waits to be counted holds the comparison back, and is no difference', async () => {
  const before = (await run()).open.length;
  const betId = await settled({ minutesAgo: 5 });
  await rewind();
  const late = await run();
  expect(late.turnover).toMatchObject({ problem: 'behind' });
  expect(late.open).toHaveLength(before);
  await counted({ stake: 10_000n, betId });
  expect((await run()).turnover).toMatchObject({ problem: '' });
});

test('a bet that was counted and never settled is a difference, and so is a doubled version', async () => {
  const before = (await run()).open.length;
  const forged = await counted({ stake: 7_000n });
  const doubled = await counted({ stake: 5_000n });
  await settled({ betId: doubled, stake: 5_000n });
  await counted({ betId: doubled, stake: 10_000n, version: 2 });
  await eventually(async () => {
    const { open } = await run();
    expect(open).toHaveLength(before + 2);
    expect(open).toContainEqual(
      expect.objectContaining({ subject: forged, fault: 'unknown', expected: null, found: '7000' }),
    );
    expect(open).toContainEqual(
      expect.objectContaining({
        subject: doubled,
        fault: 'unknown',
        expected: '5000',
        found: '10000',
      }),
    );
  });
  await settled({ betId: forged, stake: 7_000n });
  await settled({ betId: doubled, stake: 10_000n, version: 2 });
  await eventually(async () => expect((await run()).open).toHaveLength(before));
});
