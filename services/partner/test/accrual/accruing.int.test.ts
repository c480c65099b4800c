// @module-tag money
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { accrueBets } from '../../src/accrual/actions/accrue-bets.ts';
import { askMove } from '../world/moves.ts';
import { exampleRates, type PartnerWorld } from '../world/partner-world.ts';
import { setPolicy } from '../world/set-policy.ts';
import { openTiers } from '../world/tiers.ts';

const sharesOf = async ({ pool }: PartnerWorld, betId: string) => {
  const { rows } = await pool.query<{ shares: string }>(
    `select concat_ws(' ', version, day, is_correction, rolling_1, rolling_2, rolling_3, rolling_4,
       rolling_5, rolling_0) as shares from accrual where bet_id = $1 order by version`,
    [betId],
  );
  return rows.map(({ shares }) => shares);
};

const dayOf = async ({ pool }: PartnerWorld, partnerId: string) => {
  const { rows } = await pool.query(
    `select day::text, bets, turnover, stake, returned, rolling, losing_micro / 1000000 as losing
     from partner_day where partner_id = $1 order by day`,
    [partnerId],
  );
  return rows;
};

test('the worked example: five tiers and a member share 12,000 of a bet of a million', async () => {
  const { world, people } = await openTiers('partner_accruing');
  onTestFinished(() => world.close());
  const betId = await world.settle(people.player, { stake: 1_000_000n });
  expect(await sharesOf(world, betId)).toEqual(['1 2026-01-15 f 1000 1000 2000 2000 3000 3000']);
  await world.settle(people.player, { stake: 1_000_000n, betId, version: 1 }).catch(() => null);
  const { rows } = await world.pool.query('select sum(bets)::int as bets from line_day');
  expect(rows).toEqual([{ bets: 1 }]);

  expect(await dayOf(world, people.five.memberId)).toEqual([
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

  const why = await world.as(people.three)('/api/partner/why', { betId });
  expect(why.data.versions[0]).toMatchObject({
    category: 'mini-powerball',
    totalRate: '1.00',
    total: '10000',
    shares: [
      {
        person: { loginId: 'ptn3' },
        rate: '1.00',
        below: '0.80',
        effective: '0.20',
        amount: '2000',
      },
      { person: { loginId: 'ptn4' }, effective: '0.20', amount: '2000' },
      { person: { loginId: 'ptn5' }, effective: '0.30', exact: '3000.000000', amount: '3000' },
      { person: { loginId: 'ptnplayer' }, effective: '0.30', amount: '3000' },
    ],
  });
});

test('a resettlement gives and takes the difference, a void takes all, each version once', async () => {
  const { world, people } = await openTiers('partner_resettling');
  onTestFinished(() => world.close());
  const betId = await world.settle(people.player, { stake: 1_000_000n });
  await world.settle(people.player, { stake: 1_000_000n, returned: 1_950_000n, betId, version: 2 });
  const [after] = await dayOf(world, people.one.memberId);
  expect(after).toMatchObject({
    bets: 1n,
    returned: 1_950_000n,
    rolling: 1_000n,
    losing: -48_100n,
  });

  const subject = { gameId: 'powerball', folds: 0, inPlay: false };
  const value = { betId, settlementVersion: 3, stake: 1_000_000n, returned: 1_000_000n, subject };
  await world.publish(people.player, 3, { case: 'voided', value });
  const [voided] = await dayOf(world, people.one.memberId);
  expect(voided).toMatchObject({ turnover: 0n, rolling: 0n, losing: 0n });
});

test('a correction keeps the chain of the first settlement, a new bet the one of its moment', async () => {
  const { world, people } = await openTiers('partner_moved_bets');
  onTestFinished(() => world.close());
  const before = await world.settle(people.player, { stake: 1_000_000n });
  world.clock.advance(1_000);
  const other = await world.approve('other5', { parent: people.four, tier: 5 });
  const moved = await askMove(world.operator('partners.manage'), people.player, other);
  expect(moved.resultCode).toBe('0');
  const after = await world.settle(people.player, { stake: 1_000_000n });
  await world.settle(people.player, {
    stake: 1_000_000n,
    returned: 10n,
    betId: before,
    version: 2,
  });
  expect(await sharesOf(world, before)).toHaveLength(2);
  // The other store has no rate: the distributor keeps what the member does not.
  expect(await sharesOf(world, after)).toEqual(['1 2026-01-15 f 1000 1000 2000 8000 0 0']);
  const [old] = await dayOf(world, people.five.memberId);
  expect(old).toMatchObject({ bets: 1n, rolling: 3_000n, returned: 10n });
});

test('batches beside each other count each bet once, for all of its chain', async () => {
  const { world, people } = await openTiers('partner_batches');
  onTestFinished(() => world.close());
  const store = await world.approve('store', { parent: people.four, tier: 5 });
  const other = await world.approve('other', { parent: store });
  const bets = ({ memberId }: { memberId: string }) =>
    Array.from({ length: 50 }, () => ({
      betId: randomUUID(),
      version: 1,
      siteId: 'noriter',
      memberId,
      category: 'mini-powerball' as const,
      gameId: 'powerball',
      at: world.clock.now(),
      turnover: 1_000_000n,
      stake: 1_000_000n,
      returned: 0n,
    }));
  const batches = [people.player, other, people.player, other].map(bets);
  await Promise.all(batches.map((batch) => accrueBets(world.running.deps, batch)));
  // Again, as after a crash before the offsets were committed.
  await Promise.all(batches.map((batch) => accrueBets(world.running.deps, batch)));
  for (const [{ memberId }, counted, rolling] of [
    [people.one, 200n, 200_000n],
    [people.four, 200n, 1_000_000n],
    [people.five, 100n, 300_000n],
  ] as const) {
    expect(await dayOf(world, memberId)).toMatchObject([{ bets: counted, rolling }]);
  }
});

test('a least stake keeps rolling from small bets on mini games, and from no others', async () => {
  const { world, people } = await openTiers('partner_least_stake', { category: 'sport-single' });
  onTestFinished(() => world.close());
  await exampleRates(world, people);
  await setPolicy(world, { rollingStakeMin: '1000000' });
  const settled = (stake: bigint, product: 'mini' | 'sport') =>
    world.settle(people.player, { stake, product });
  const small = await settled(100_000n, 'sport');
  expect(await sharesOf(world, small)).toEqual(['1 2026-01-15 f 100 100 200 200 300 300']);
  const mini = await settled(999_999n, 'mini');
  expect(await sharesOf(world, mini)).toEqual(['1 2026-01-15 f 0 0 0 0 0 0']);
  const least = await settled(1_000_000n, 'mini');
  expect(await sharesOf(world, least)).toEqual(['1 2026-01-15 f 1000 1000 2000 2000 3000 3000']);
});
