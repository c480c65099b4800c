import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import {
  type HoldSource,
  keepHolds,
  publishedHolds,
} from '../../src/rates/store/published-holds.ts';
import { openPartnerWorld } from '../world/partner-world.ts';

test('what mini games pay back decides what their categories may promise', async () => {
  const world = await openPartnerWorld('partner_holds', { withBetting: true, withGames: true });
  onTestFinished(() => world.close());
  const head = await world.approve('ptn1', { parent: null, tier: 1 });
  const operator = world.operator('partners.read', 'partners.manage');
  const holds = async () => (await operator('/api/admin/partner/holds')).data.holds;
  const set = (rate: string) =>
    operator(
      '/api/admin/partner/rates/set',
      {
        holderId: head.memberId,
        rates: [{ category: 'mini-powerball', kind: 'rolling', rate }],
        reason: 'a wish',
      },
      { idempotencyKey: randomUUID() },
    );
  expect(await holds()).toEqual([]);
  // The policy's hold is 2.5 percent; what is published goes before it.
  await world.pool.query(
    `insert into published_hold values ('noriter', 'mini-powerball', 10000, 'betting', now())`,
  );
  expect((await set('1.20')).data.status).toBe('waiting');

  await world.running.runJob('read-holds');
  expect(await holds()).toContainEqual({
    category: 'mini-powerball',
    holdPpm: 25_000,
    source: 'betting',
    readAt: world.clock.now().toISOString(),
  });
  // No third-party game was played: nothing is published of them, and the policy's hold stands.
  expect((await holds()).every(({ source }: { source: string }) => source === 'betting')).toBe(
    true,
  );
  expect((await set('1.20')).data.status).toBe('approved');
});

test('of what is bet on and played at vendors the less holds, and each only replaces its own', async () => {
  const world = await openPartnerWorld('partner_holds_of_both');
  onTestFinished(() => world.close());
  const keep = (source: HoldSource, holdPpm: number) =>
    keepHolds(world.pool, { siteId: 'both', source, readAt: new Date() }, [
      { category: 'esport', holdPpm },
    ]);
  await keep('betting', 20_000);
  await keep('games-gateway', 60_000);
  expect(await publishedHolds(world.pool, 'both')).toMatchObject([
    { category: 'esport', holdPpm: 20_000, source: 'betting' },
  ]);
  await keep('betting', 70_000);
  expect(await publishedHolds(world.pool, 'both')).toMatchObject([
    { category: 'esport', holdPpm: 60_000, source: 'games-gateway' },
  ]);
});
