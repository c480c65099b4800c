// @module-tag money
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { openPartnerWorld } from '../world/partner-world.ts';

const ADMIN = '/api/admin/partner';

test('attack: one operator wipes a carried loss by switching it off for a day', async () => {
  const world = await openPartnerWorld('partner_carried_loss');
  onTestFinished(() => world.close());
  const top = await world.approve('top', { parent: null, tier: 1 });
  const player = await world.approve('player', { parent: top });
  await world.rates(top, '0', '50');
  const operator = world.operator('partners.read', 'partners.manage', 'partners.settle');
  const done = async (path: string, body: object) => {
    const answer = await operator(`${ADMIN}${path}`, body, { idempotencyKey: randomUUID() });
    expect(answer.resultCode).toBe('0');
  };
  const partnerId = top.memberId;
  const terms = { partnerId, mayTransfer: true, cycle: 'day', fee: '0.00', cut: '0.00' };
  const days = [
    { day: '2026-01-15', carriesLoss: true, stake: 1_000_000n, returned: 3_000_000n },
    // A loss of these days is dropped, and nothing but that.
    { day: '2026-01-16', carriesLoss: false, stake: 100_000n, returned: 200_000n },
    { day: '2026-01-17', carriesLoss: true, stake: 3_000_000n, returned: 0n },
  ];
  for (const { day, carriesLoss, ...bet } of days) {
    world.clock.set(`${day}T03:00:00Z`);
    await world.settle(player, bet);
    await done('/terms', { ...terms, carriesLoss });
    world.clock.advance(86_400_000);
    // That partner alone.
    await done('/periods/freeze', { cycle: 'day', fromDay: day, untilDay: day, partnerId });
    await world.running.runJob('settle-periods');
  }
  const { rows } = await world.pool.query(
    `select earned::int, carried_in::int as "carriedIn", payable::int, carried_out::int as "carriedOut"
     from settlement where holder_id = $1 and kind = 'losing' order by from_day`,
    [partnerId],
  );
  expect(rows).toEqual([
    { earned: -1_000_000, carriedIn: 0, payable: 0, carriedOut: -1_000_000 },
    { earned: -50_000, carriedIn: -1_000_000, payable: 0, carriedOut: -1_000_000 },
    { earned: 1_500_000, carriedIn: -1_000_000, payable: 500_000, carriedOut: 0 },
  ]);
});
