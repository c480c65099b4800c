// @module-tag money
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { publishRequest, publishTakenBack } from '../world/cash-requests.ts';
import { cashSums, giveShares, transfer } from '../world/cash-shares.ts';
import {
  fiveTiers,
  openPartnerWorld,
  type PartnerWorld,
  type Someone,
} from '../world/partner-world.ts';
import { openTiers } from '../world/tiers.ts';

async function cashDays({ pool }: PartnerWorld, { memberId }: Someone) {
  const { rows } = await pool.query(
    `select day::text, deposited, withdrawn, losing_micro / 1000000 as share from partner_day
     where partner_id = $1 and category = 'cash' order by day`,
    [memberId],
  );
  return rows;
}

test('a test account earns nobody anything, neither by bets nor by cash', async () => {
  const { world, people } = await openTiers('partner_test_accounts');
  onTestFinished(() => world.close());
  const { five, player } = people;
  await world.pool.query('update member set is_test = true where member_id = $1', [
    player.memberId,
  ]);
  await publishRequest(world, player, { amount: 1_000_000n });
  const ours = world.settle(player, { stake: 1_000_000n });
  // Its bet is never counted; one of somebody else's that comes after it is.
  await expect(ours).rejects.toThrow();
  const other = await world.approve('ptnother', { parent: five });
  await world.settle(other, { stake: 10_000n });
  const { rows } = await world.pool.query(
    'select distinct member_id as "memberId" from accrual union select member_id from member_day',
  );
  expect(rows).toEqual([{ memberId: other.memberId }]);
  await publishRequest(world, other, { amount: 70_000n });
  expect(await cashDays(world, five)).toMatchObject([{ deposited: 70_000n, withdrawn: 0n }]);
});

test('attack: a member is flagged as a test account between a deposit and its withdrawal', async () => {
  const world = await openPartnerWorld('partner_flagged_between');
  onTestFinished(() => world.close());
  const { one, five, player } = await fiveTiers(world);
  const friend = await world.approve('ptnfriend', { parent: five });
  await giveShares(world, one, '10');
  await publishRequest(world, player, { amount: 1_000_000n });
  await publishRequest(world, friend, { amount: 1_000_000n });
  await world.pool.query('update member set is_test = true where member_id = $1', [
    player.memberId,
  ]);
  for (const amount of [600_000n, 600_000n]) {
    await publishRequest(world, player, { amount, isDeposit: false });
    await publishRequest(world, player, { amount });
  }
  // No more than had counted, and nothing of anybody else's.
  const share = { deposited: 2_000_000n, withdrawn: 1_000_000n, share: 100_000n };
  expect(await cashDays(world, one)).toMatchObject([share]);
});

test('attack: a deposit that somebody publishes in the name of the wallet earns nothing', async () => {
  const world = await openPartnerWorld('partner_forged_cash');
  onTestFinished(() => world.close());
  const { one, player } = await fiveTiers(world);
  await giveShares(world, one, '10');
  await publishRequest(world, player, { amount: 900_000_000n, isForged: true });
  await publishRequest(world, player, { amount: 1_000n });
  expect(await cashDays(world, one)).toMatchObject([{ deposited: 1_000n }]);
});

test('deposits and withdrawals count once, for whoever stands above, and on open days', async () => {
  const world = await openPartnerWorld('partner_cash');
  onTestFinished(() => world.close());
  const { one, two, three, four, five, player } = await fiveTiers(world);
  for (const [holder, rate] of [
    [one, '10'],
    [two, '8'],
    [three, '6'],
    [four, '4'],
    [five, '3'],
  ] as const) {
    await giveShares(world, holder, rate);
  }
  await publishRequest(world, player, { amount: 500_000n, isCompleted: false });
  const requestId = await publishRequest(world, player, { amount: 1_000_000n });
  await publishRequest(world, player, { amount: 1_000_000n, requestId });
  await publishRequest(world, player, { amount: 300_000n, isDeposit: false });
  // A partner takes its commission out: that is no member's withdrawal.
  await publishRequest(world, five, { amount: 90_000n, isDeposit: false });
  const first = { day: '2026-01-15', deposited: 1_000_000n, withdrawn: 300_000n };
  const shares = await Promise.all(
    [one, two, three, four, five].map((who) => cashDays(world, who)),
  );
  expect(shares).toEqual([
    [{ ...first, share: 14_000n }],
    [{ ...first, share: 14_000n }],
    [{ ...first, share: 14_000n }],
    [{ ...first, share: 7_000n }],
    [{ ...first, share: 21_000n }],
  ]);
  const { totals } = (await world.as(three)('/api/partner/report/totals')).data;
  expect(totals).toMatchObject({ deposited: '1000000', withdrawn: '300000', losing: '14000' });

  const frozen = { cycle: 'day', fromDay: '2026-01-15', untilDay: '2026-01-15' };
  world.clock.set('2026-01-16T03:00:00Z');
  const freeze = world.operator('partners.settle');
  const idempotencyKey = randomUUID();
  await freeze('/api/admin/partner/periods/freeze', frozen, { idempotencyKey });
  world.clock.set('2026-01-15T04:00:00Z');
  await publishRequest(world, player, { amount: 10_000n });
  expect(await cashDays(world, five)).toEqual([
    { ...first, share: 21_000n },
    { day: '2026-01-16', deposited: 10_000n, withdrawn: 0n, share: 300n },
  ]);
});

test('a deposit that was taken back leaves its day once, and of a frozen day corrects an open one', async () => {
  const world = await openPartnerWorld('partner_taken_back');
  onTestFinished(() => world.close());
  const { one, player } = await fiveTiers(world);
  await giveShares(world, one, '10');
  const first = await publishRequest(world, player, { amount: 1_000_000n });
  const second = await publishRequest(world, player, { amount: 200_000n });
  await publishTakenBack(world, player, { requestId: first, isForged: true });
  await publishTakenBack(world, player, { requestId: second });
  await publishTakenBack(world, player, { requestId: second });
  await publishRequest(world, player, { amount: 30_000n });
  const day = { day: '2026-01-15', deposited: 1_030_000n, withdrawn: 0n, share: 103_000n };
  expect(await cashDays(world, one)).toEqual([day]);

  const frozen = { cycle: 'day', fromDay: '2026-01-15', untilDay: '2026-01-15' };
  world.clock.set('2026-01-16T03:00:00Z');
  const idempotencyKey = randomUUID();
  const freeze = world.operator('partners.settle');
  await freeze('/api/admin/partner/periods/freeze', frozen, { idempotencyKey });
  await publishTakenBack(world, player, { requestId: first });
  expect(await cashDays(world, one)).toEqual([
    day,
    { day: '2026-01-16', deposited: -1_000_000n, withdrawn: 0n, share: -100_000n },
  ]);
  const { rows } = await world.pool.query(
    `select distinct is_correction from line_day where day = '2026-01-16'`,
  );
  expect(rows).toEqual([{ is_correction: true }]);
});

test('attack: a million that goes round by way of the store earns nobody a share', async () => {
  const world = await openPartnerWorld('partner_cash_round', { withWallet: true });
  onTestFinished(() => world.close());
  const { one, four, five, player } = await fiveTiers(world);
  await giveShares(world, one, '10');
  const sums = (who: Someone) => cashSums(world, who);
  for (let round = 1; round <= 3; round += 1) {
    // Paid in by the member, taken by the store, and taken out by the store.
    await publishRequest(world, player, { amount: 1_000_000n });
    await world.fund(player, 1_000_000n);
    await transfer(world, five, ['take', player, '1000000']);
    await publishRequest(world, five, { amount: 1_000_000n, isDeposit: false });
    const all = round * 1_000_000;
    expect(await sums(one)).toEqual({ in: all, out: all, given: 0, taken: 0, share: 0n });
  }
  // Given, it may be taken back, or taken out by the member.
  await transfer(world, five, ['give', player, '50000']);
  expect(await sums(one)).toMatchObject({ in: 3_050_000, share: 5_000n });
  await transfer(world, five, ['take', player, '20000']);
  await publishRequest(world, player, { amount: 30_000n, isDeposit: false });
  // Between partners nothing comes in.
  await transfer(world, four, ['take', five, '10000']);
  const both = { in: 3_050_000, out: 3_050_000, share: 0n };
  expect(await sums(one)).toEqual({ ...both, given: 0, taken: 0 });
  expect(await sums(five)).toEqual({ ...both, given: 50_000, taken: 3_020_000 });

  await world.running.runJob('reconcile-partners');
  const { rows } = await world.pool.query(
    'select check_name, subject from reconciliation_difference',
  );
  expect(rows).toEqual([]);
});
