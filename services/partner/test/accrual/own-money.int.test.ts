// @module-tag money
import { eventually } from '@noriter/kit/testing';
import { expect, onTestFinished, test } from 'vitest';
import { publishRequest } from '../world/cash-requests.ts';
import { cashSums, giveShares, transfer } from '../world/cash-shares.ts';
import { fiveTiers, openPartnerWorld } from '../world/partner-world.ts';
import { setPolicy } from '../world/set-policy.ts';

async function open(label: string) {
  const world = await openPartnerWorld(label, { withWallet: true });
  onTestFinished(() => world.close());
  const people = await fiveTiers(world);
  await giveShares(world, people.one, '10');
  return { world, people };
}

test('attack: own money that is given, and taken back later, is a share of cash at no time', async () => {
  const { world, people } = await open('partner_own_money');
  const { one, five, player } = people;
  await world.fund(five, 50_000n);
  for (let round = 1; round <= 2; round += 1) {
    await transfer(world, five, ['give', player, '50000']);
    expect(await cashSums(world, one)).toMatchObject({ in: 0, out: 0, share: 0n });
    await transfer(world, five, ['take', player, '50000']);
    expect(await cashSums(world, one)).toMatchObject({ in: 0, out: 0, share: 0n });
  }
  expect(await cashSums(world, five)).toMatchObject({ given: 100_000, taken: 100_000 });
});

test('what is given counts as far as it was taken below the same partners, whoever gives it', async () => {
  const { world, people } = await open('partner_given_within_taken');
  const { one, four, five, player } = people;
  const direct = await world.approve('ptndirect', { parent: four });
  await publishRequest(world, player, { amount: 100_000n });
  await world.fund(player, 100_000n);
  await transfer(world, five, ['take', player, '80000']);
  expect(await cashSums(world, one)).toMatchObject({ in: 100_000, out: 80_000, share: 2_000n });

  await world.fund(four, 90_000n);
  await transfer(world, four, ['give', direct, '30000']);
  await transfer(world, five, ['give', player, '50000']);
  expect(await cashSums(world, one)).toMatchObject({ in: 150_000, out: 80_000, share: 7_000n });
  // Both at once: what is left to make up for counts once.
  await Promise.all([
    transfer(world, four, ['give', player, '30000']),
    transfer(world, five, ['give', player, '30000']),
  ]);
  const whole = { in: 180_000, out: 80_000, share: 10_000n };
  expect(await cashSums(world, one)).toMatchObject(whole);
  await transfer(world, four, ['take', player, '30000']);
  expect(await cashSums(world, one)).toMatchObject(whole);
  await transfer(world, four, ['take', player, '1000']);
  expect(await cashSums(world, one)).toMatchObject({ ...whole, out: 81_000, share: 9_900n });
  const { rows } = await world.pool.query('select net::int from transfer_net order by net');
  expect(rows).toEqual([{ net: -1_000 }, { net: 30_000 }]);
});

test('attack: what a member gives below another partner leaves no share of cash behind', async () => {
  const { world, people } = await open('partner_gifts_across_lines');
  const { one, four, five, player } = people;
  const sibling = await world.approve('ptnsibling', { parent: five });
  const other = await world.approve('ptnother', { parent: four, tier: 5 });
  const friend = await world.approve('ptnfriend', { parent: other });
  const stranger = await world.approve('ptnstranger', { parent: null });
  await setPolicy(world, { membersGive: true });
  await eventually(async () => {
    const { data } = await world.as(player)('/api/partner/status');
    expect(data.membersGive).toBe(true);
  });
  await publishRequest(world, player, { amount: 100_000n });
  await world.fund(player, 100_000n);
  const gifts = [
    { from: player, to: sibling, amount: '30000', sums: { in: 100_000, out: 0, share: 10_000n } },
    {
      from: player,
      to: friend,
      amount: '40000',
      sums: { in: 100_000, out: 40_000, share: 6_000n },
    },
    // Below nobody it is nobody's.
    { from: player, to: stranger, amount: '30000', sums: { out: 70_000, share: 3_000n } },
    { from: stranger, to: player, amount: '30000', sums: { in: 130_000, share: 6_000n } },
    // The friend's line was given it, and gives away no more than that.
    {
      from: friend,
      to: player,
      amount: '40000',
      sums: { in: 170_000, out: 70_000, share: 10_000n },
    },
  ];
  for (const { from, to, amount, sums } of gifts) {
    await transfer(world, from, ['give', to, amount]);
    expect(await cashSums(world, one)).toMatchObject(sums);
  }
  const { rows } = await world.pool.query(
    `select (select array_agg(net::int) from transfer_net) as nets,
       (select count(*)::int from partner_day where given > 0) as given`,
  );
  expect(rows).toEqual([{ nets: [0, 0, 0], given: 0 }]);
});

test('attack: money taken at one rate and given at another leaves no share of cash behind', async () => {
  const { world, people } = await open('partner_given_at_other_rates');
  const { two, three, four, five, player } = people;
  for (const partner of [two, three, four, five]) await giveShares(world, partner, '10');
  await publishRequest(world, player, { amount: 100_000n });
  await world.fund(player, 100_000n);
  const shareOfFive = async (rate: string) => {
    // A rate stays for a day.
    world.clock.advance(86_400_000);
    await giveShares(world, five, rate);
  };
  for (let round = 1; round <= 2; round += 1) {
    await shareOfFive('0');
    await transfer(world, five, ['take', player, '100000']);
    expect(await cashSums(world, four)).toMatchObject({ share: -10_000n });
    await shareOfFive('10');
    await transfer(world, five, ['give', player, '100000']);
    // Who bore what was taken is given it back.
    expect(await cashSums(world, four)).toMatchObject({ share: 0n });
    expect(await cashSums(world, five)).toMatchObject({ share: 10_000n });
  }
  const { rows } = await world.pool.query('select from transfer_taken');
  expect(rows).toEqual([]);
});
