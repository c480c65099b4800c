// @module-tag money
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { publishRequest } from '../world/cash-requests.ts';
import { giveShares } from '../world/cash-shares.ts';
import { openPartnerWorld, type PartnerWorld, type Someone } from '../world/partner-world.ts';

const ADMIN = '/api/admin/partner';

async function open(label: string) {
  const world = await openPartnerWorld(label);
  onTestFinished(() => world.close());
  const top = await world.approve('top', { parent: null, tier: 1 });
  const player = await world.approve('player', { parent: top });
  return { world, top, player };
}

type Day = { day: string; carriesLoss: boolean; happens: () => Promise<unknown> };

/** Days of a partner, each closed alone, under the terms of the day. */
async function closeDays(world: PartnerWorld, partner: Someone, days: readonly Day[]) {
  const operator = world.operator('partners.read', 'partners.manage', 'partners.settle');
  const done = async (path: string, body: object) => {
    const answer = await operator(`${ADMIN}${path}`, body, { idempotencyKey: randomUUID() });
    expect(answer.resultCode).toBe('0');
  };
  const partnerId = partner.memberId;
  const terms = { partnerId, mayTransfer: true, cycle: 'day', fee: '0.00', cut: '0.00' };
  for (const { day, carriesLoss, happens } of days) {
    world.clock.set(`${day}T03:00:00Z`);
    await happens();
    await done('/terms', { ...terms, carriesLoss });
    world.clock.advance(86_400_000);
    await done('/periods/freeze', { cycle: 'day', fromDay: day, untilDay: day, partnerId });
    await world.running.runJob('settle-periods');
  }
}

async function settled({ pool }: PartnerWorld, { memberId }: Someone, kind: string) {
  const { rows } = await pool.query(
    `select earned::int, carried_in::int as "carriedIn", payable::int, carried_out::int as "carriedOut"
     from settlement where holder_id = $1 and kind = $2 order by from_day`,
    [memberId, kind],
  );
  return rows;
}

test('attack: one operator wipes a carried loss by switching it off for a day', async () => {
  const { world, top, player } = await open('partner_carried_loss');
  await world.rates(top, '0', '50');
  const bet = (stake: bigint, returned: bigint) => () => world.settle(player, { stake, returned });
  await closeDays(world, top, [
    { day: '2026-01-15', carriesLoss: true, happens: bet(1_000_000n, 3_000_000n) },
    // A loss of these days is dropped, and nothing but that.
    { day: '2026-01-16', carriesLoss: false, happens: bet(100_000n, 200_000n) },
    { day: '2026-01-17', carriesLoss: true, happens: bet(3_000_000n, 0n) },
  ]);
  expect(await settled(world, top, 'losing')).toEqual([
    { earned: -1_000_000, carriedIn: 0, payable: 0, carriedOut: -1_000_000 },
    { earned: -50_000, carriedIn: -1_000_000, payable: 0, carriedOut: -1_000_000 },
    { earned: 1_500_000, carriedIn: -1_000_000, payable: 500_000, carriedOut: 0 },
  ]);
});

test('attack: the same money is paid in and out by turns where losses are not carried', async () => {
  const { world, top, player } = await open('partner_cash_pump');
  await giveShares(world, top, '10');
  const cash = (isDeposit: boolean) => () =>
    publishRequest(world, player, { amount: 1_000_000n, isDeposit });
  await closeDays(world, top, [
    { day: '2026-01-15', carriesLoss: false, happens: cash(true) },
    { day: '2026-01-16', carriesLoss: false, happens: cash(false) },
    { day: '2026-01-17', carriesLoss: false, happens: cash(true) },
  ]);
  expect(await settled(world, top, 'cash-share')).toEqual([
    { earned: 100_000, carriedIn: 0, payable: 100_000, carriedOut: 0 },
    { earned: -100_000, carriedIn: 0, payable: 0, carriedOut: -100_000 },
    { earned: 100_000, carriedIn: -100_000, payable: 0, carriedOut: 0 },
  ]);
});
