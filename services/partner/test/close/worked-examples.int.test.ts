// @module-tag money
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import {
  exampleRates,
  fiveTiers,
  openPartnerWorld,
  type PartnerWorld,
} from '../world/partner-world.ts';

const day = '2026-01-15';

type Settled = { holder: { loginId: string }; kind: string; earned: string };

async function open(label: string): Promise<PartnerWorld> {
  const world = await openPartnerWorld(label);
  onTestFinished(() => world.close());
  return world;
}

/** What everybody is settled for of the day, by kind and login id. */
async function closed(world: PartnerWorld, kind: string): Promise<Record<string, string>> {
  world.clock.set('2026-01-16T03:00:00Z');
  const operator = world.operator('partners.read', 'partners.settle');
  const freeze = { cycle: 'day', fromDay: day, untilDay: day };
  const frozen = await operator('/api/admin/partner/periods/freeze', freeze, {
    idempotencyKey: randomUUID(),
  });
  expect(frozen.resultCode).toBe('0');
  await world.running.runJob('settle-periods');
  const asked = { startDate: day, endDate: day, periodId: frozen.data.periodId };
  const { list } = (await operator('/api/admin/partner/settlements', asked)).data;
  const ofKind = (list as Settled[]).filter((one) => one.kind === kind);
  return Object.fromEntries(ofKind.map(({ holder, earned }) => [holder.loginId, earned]));
}

test('losing of a period: five tiers share half of what rolling has left of 800,000', async () => {
  const world = await open('partner_losing_example');
  const people = await fiveTiers(world);
  await exampleRates(world, people);
  await world.settle(people.player, { stake: 6_000_000n, returned: 9_200_000n });
  await world.settle(people.player, { stake: 4_000_000n });
  expect(await closed(world, 'losing')).toEqual({
    ptn1: '34000',
    ptn2: '34000',
    ptn3: '68000',
    ptn4: '68000',
    ptn5: '136000',
  });
});

test('losing is of the period net: of ten bets that leave 25,000 half of 13,000 is shared', async () => {
  const world = await open('partner_net_example');
  const top = await world.approve('top', { parent: null, tier: 1 });
  // The tiers between are not there: the first takes what the member leaves.
  const player = await world.approve('player', { parent: top });
  await world.rates(top, '1.20', '50');
  for (let at = 0; at < 10; at += 1) {
    await world.settle(player, { stake: 100_000n, returned: at < 5 ? 195_000n : 0n });
  }
  const { data } = await world.as(top)('/api/partner/report/totals');
  expect(data.totals).toMatchObject({ ggr: '25000', rolling: '12000', losing: '6500' });
  expect(await closed(world, 'losing')).toEqual({ top: '6500' });
});
