// @module-tag money
import { randomUUID } from 'node:crypto';
import type { Answer } from '@noriter/kit/testing';
import { expect, onTestFinished, test } from 'vitest';
import { fiveTiers, openPartnerWorld, type Someone } from '../world/partner-world.ts';

const RATES = '/api/admin/partner/rates';
const LOSING = { category: 'mini-powerball', kind: 'losing' };
const CASH = { category: 'cash', kind: 'cash-share' };

type Key = typeof LOSING;

async function open(label: string) {
  const world = await openPartnerWorld(label);
  onTestFinished(() => world.close());
  const people = await fiveTiers(world);
  const { first, second } = world.twoOperators('partners.read', 'partners.manage');
  const wish = ({ memberId }: Someone, key: Key, rate: string) => ({
    holderId: memberId,
    rates: [{ ...key, rate }],
  });
  const set = (key: Key, rate: string, reason = ''): Promise<Answer> =>
    first(
      `${RATES}/set`,
      { ...wish(people.one, key, rate), reason },
      { idempotencyKey: randomUUID() },
    );
  const decide = (by: typeof first, requestId: string) =>
    by(`${RATES}/decide`, { requestId, move: 'approve' });
  const rateOf = async ({ category, kind }: Key): Promise<string> => {
    const { rates } = (await first(`${RATES}/get`, { holderId: people.one.memberId })).data;
    return (rates as (Key & { rate: string })[]).find(
      (one) => one.category === category && one.kind === kind,
    )?.rate as string;
  };
  return { world, ...people, first, second, wish, set, decide, rateOf };
}

test.each([
  ['loses', LOSING],
  ['brings', CASH],
] as const)('attack: one operator alone promises all that a member %s', async (what, key) => {
  const { one, first, second, wish, set, decide, rateOf } = await open(`partner_share_${what}`);
  const check = await first(`${RATES}/check`, wish(one, key, '100'));
  expect(check.data.warnings).toEqual([{ ...key, holdRate: '50.00', isAbove: true }]);
  expect((await set(key, '50.0001')).resultCode).toBe('PT207');
  const { status, requestId } = (await set(key, '100', 'a trial')).data;
  expect(status).toBe('waiting');
  expect((await decide(first, requestId)).resultCode).toBe('PT005');
  expect(await rateOf(key)).toBe('0.00');
  expect((await decide(second, requestId)).data).toEqual({ status: 'approved' });
  expect(await rateOf(key)).toBe('100.00');
});

test('a share up to the bound is one operator’s to set; what is above it stays and falls alone', async () => {
  const { world, one, two, second, wish, set, decide } = await open('partner_share_bound');
  const day = () => world.clock.advance(86_400_000);
  expect((await set(LOSING, '50')).data.status).toBe('approved');
  day();
  const { requestId } = (await set(LOSING, '90', 'a trial')).data;
  expect((await decide(second, requestId)).resultCode).toBe('0');
  // A partner passes on what two operators agreed to: the house pays no more for it.
  const own = await world.as(one)('/api/partner/rates/set', wish(two, LOSING, '60'), {
    idempotencyKey: randomUUID(),
  });
  expect(own.resultCode).toBe('0');
  day();
  expect((await set(LOSING, '90')).data.status).toBe('approved');
  day();
  expect((await set(LOSING, '80')).data.status).toBe('approved');
  day();
  expect((await set(LOSING, '90', 'back again')).data.status).toBe('waiting');
});
