import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { partner } from '../../src/service.ts';
import { askMove } from '../world/moves.ts';
import { exampleRates, fiveTiers, openPartnerWorld } from '../world/partner-world.ts';

const rates = [{ category: 'slot', kind: 'rolling', rate: '0' }];

/** Every call of partners that names somebody, with what else it needs. */
const asks: Readonly<Record<string, (memberId: string) => object>> = {
  '/api/partner/children': (partnerId) => ({ partnerId }),
  '/api/partner/members': (partnerId) => ({ partnerId }),
  '/api/partner/rates/get': (holderId) => ({ holderId }),
  '/api/partner/rates/check': (holderId) => ({ holderId, rates }),
  '/api/partner/rates/history': (holderId) => ({ holderId }),
  '/api/partner/rates/set': (holderId) => ({ holderId, rates }),
  '/api/partner/report/totals': (partnerId) => ({ partnerId }),
  '/api/partner/report/list': (partnerId) => ({ partnerId, by: 'member' }),
  '/api/partner/report/export': (partnerId) => ({ partnerId, by: 'member' }),
  '/api/partner/settlements': (partnerId) => ({ partnerId }),
  '/api/partner/transfer/list': (partnerId) => ({ partnerId }),
  '/api/partner/transfer/give': (memberId) => ({ memberId, amount: '5000', cashOutPass: '1234' }),
  '/api/partner/transfer/take': (memberId) => ({ memberId, amount: '5000', cashOutPass: '1234' }),
};
/** Calls that name nobody, or what belongs to somebody: other tests ask them. */
const others = ['status', 'watch', 'why', 'statement', 'statement/pdf', 'external/link'].map(
  (name) => `/api/partner/${name}`,
);

test('no call of a partner sees a stranger, a parent, a sibling or who has left', async () => {
  const world = await openPartnerWorld('partner_strangers');
  onTestFinished(() => world.close());
  const { three, four, five, player } = await fiveTiers(world);
  const stranger = await world.approve('stranger', { parent: null, tier: 1 });
  const sibling = await world.approve('sibling4', { parent: three, tier: 4 });
  const moved = await askMove(world.operator('partners.manage'), player, sibling);
  expect(moved.resultCode).toBe('0');
  world.clock.advance(1_000);

  const known = partner.routes
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/api/partner/'));
  expect([...Object.keys(asks), ...others].sort()).toEqual([...known].sort());
  const unseen = [
    stranger.memberId,
    three.memberId,
    sibling.memberId,
    player.memberId,
    randomUUID(),
  ];
  let refused = 0;
  for (const [path, bodyOf] of Object.entries(asks)) {
    for (const memberId of unseen) {
      const answer = await world.as(four)(path, bodyOf(memberId), { idempotencyKey: randomUUID() });
      expect([path, ['PT102', 'C302', 'C402'].includes(answer.resultCode)]).toEqual([path, true]);
      refused += 1;
    }
  }
  expect(refused).toBe(Object.keys(asks).length * unseen.length);
  expect(
    (await world.as(four)('/api/partner/children', { partnerId: five.memberId })).resultCode,
  ).toBe('0');
  expect((await world.as(player)('/api/partner/children')).resultCode).toBe('PT101');
});

test('a bet is explained to who stood above it when it was settled, from their tier down', async () => {
  const world = await openPartnerWorld('partner_why');
  onTestFinished(() => world.close());
  const people = await fiveTiers(world);
  await exampleRates(world, people);
  const { three, four, player } = people;
  const stranger = await world.approve('stranger', { parent: null, tier: 1 });
  const sibling = await world.approve('sibling4', { parent: three, tier: 4 });
  const before = await world.settle(player, { stake: 1_000_000n });
  await askMove(world.operator('partners.manage'), player, sibling);
  world.clock.advance(1_000);
  const after = await world.settle(player, { stake: 1_000_000n });

  const codeOf = async (who: typeof player, betId: string) =>
    (await world.as(who)('/api/partner/why', { betId })).resultCode;
  for (const [who, ofBefore, ofAfter] of [
    [four, '0', 'PT301'],
    [sibling, 'PT301', '0'],
    [three, '0', '0'],
    [stranger, 'PT301', 'PT301'],
  ] as const) {
    expect([await codeOf(who, before), await codeOf(who, after)]).toEqual([ofBefore, ofAfter]);
    expect(await codeOf(who, randomUUID())).toBe('PT301');
  }
  const { versions } = (await world.as(four)('/api/partner/why', { betId: before })).data;
  const seen = versions[0].shares.map(
    (share: { person: { loginId: string } }) => share.person.loginId,
  );
  expect(seen).not.toContain('ptn3');
  expect(seen).toContain('ptn4');
});

test('reports are sums of the subtree, by day, category, partner and member', async () => {
  const world = await openPartnerWorld('partner_reports');
  onTestFinished(() => world.close());
  const people = await fiveTiers(world);
  await exampleRates(world, people);
  await world.settle(people.player, { stake: 1_000_000n, returned: 400_000n });
  const call = world.as(people.four);
  const { data } = await call('/api/partner/report/totals');
  expect(data.totals).toMatchObject({ bets: 1, ggr: '600000', rolling: '2000', losing: '58800' });
  const keys = async (by: string) =>
    (await call('/api/partner/report/list', { by })).data.list.map(
      (one: { key: string; person: { loginId: string } | null; ggr: string }) => [
        one.person?.loginId ?? one.key,
        one.ggr,
      ],
    );
  expect(await keys('day')).toEqual([['2026-01-15', '600000']]);
  expect(await keys('category')).toEqual([['mini-powerball', '600000']]);
  expect(await keys('partner')).toEqual([['ptn5', '600000']]);
  expect(await keys('member')).toEqual([['ptnplayer', '600000']]);
  const site = await world.operator('partners.read')('/api/admin/partner/report/totals');
  expect(site.data.totals).toMatchObject({ bets: 1, turnover: '1000000', rolling: '1000' });
});
