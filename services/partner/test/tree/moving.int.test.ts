import { randomUUID } from 'node:crypto';
import { callAs, operatorCaller } from '@noriter/kit/testing';
import { expect, onTestFinished, test } from 'vitest';
import { askMove, decideMove } from '../world/moves.ts';
import {
  fiveTiers,
  openPartnerWorld,
  type PartnerWorld,
  type Someone,
} from '../world/partner-world.ts';

const reason = 'the store changed hands';

const parentsOf = async ({ pool }: PartnerWorld, { memberId }: Someone) => {
  const { rows } = await pool.query<{ text: string }>(
    `select login_id || case when valid_until = 'infinity' then '' else ' until' end as text
     from tree_edge join member on member_id = ancestor_id
     where descendant_id = $1 and depth > 0 order by valid_from, depth`,
    [memberId],
  );
  return rows.map(({ text }) => text);
};

test('a subtree moves from a moment on, and what was before stays written', async () => {
  const world = await openPartnerWorld('partner_moving');
  onTestFinished(() => world.close());
  const { two, three, four, five, player } = await fiveTiers(world);
  const other = await world.approve('other3', { parent: two, tier: 3 });
  const operator = world.operator('partners.read', 'partners.manage');
  const codeOf = async (someone: Someone, newParent: { memberId: string }, rest: object = {}) =>
    (await askMove(operator, someone, newParent, rest)).resultCode;

  expect(await codeOf(four, five)).toBe('PT103');
  expect(await codeOf(three, other)).toBe('PT104');
  expect(await codeOf(four, three)).toBe('PT105');
  expect(await codeOf(four, { memberId: randomUUID() })).toBe('PT102');
  const past = { effectiveFrom: '2026-01-14T00:00:00Z' };
  expect(await codeOf(four, other, past)).toBe('PT106');

  const moved = await askMove(operator, four, other);
  expect(moved).toMatchObject({ resultCode: '0', data: { status: 'approved', size: 3 } });
  expect(await parentsOf(world, player)).toEqual([
    'ptn5',
    'ptn4',
    'ptn3 until',
    'ptn2 until',
    'ptn1 until',
    'other3',
    'ptn2',
    'ptn1',
  ]);
  const { data } = await operator('/api/admin/partner/moves');
  expect(data.list).toMatchObject([{ subject: { loginId: 'ptn4' }, size: 3, isOwn: true }]);
});

test('many are moved by two operators, and by nobody twice', async () => {
  const world = await openPartnerWorld('partner_moving_many');
  onTestFinished(() => world.close());
  const { one, two, three, five } = await fiveTiers(world);
  const other = await world.approve('other2', { parent: one, tier: 2 });
  const permissions = ['partners.read', 'partners.manage'];
  const first = world.operator(...permissions);
  const second = callAs(world.service, operatorCaller({ permissions, operatorId: randomUUID() }));
  const { policy, version } = (await first('/api/admin/partner/policy/get')).data;
  const set = { version, policy: { ...policy, moveAloneMax: 3 }, reason };
  expect((await first('/api/admin/partner/policy/set', set)).resultCode).toBe('0');

  const asked = (await askMove(first, three, other)).data;
  expect(asked).toMatchObject({ status: 'waiting', size: 4 });
  const approve = (operator: typeof first) => decideMove(operator, asked.moveId, 'approve');
  expect((await approve(first)).resultCode).toBe('PT005');
  expect((await approve(second)).data).toEqual({ status: 'approved' });
  expect((await approve(second)).resultCode).toBe('PT004');

  const path = async (who: Someone, below: Someone) =>
    (await world.as(who)('/api/partner/children', { partnerId: below.memberId })).data?.path.map(
      ({ loginId }: Someone) => loginId,
    );
  expect(await path(one, five)).toEqual(['ptn1', 'other2', 'ptn3', 'ptn4', 'ptn5']);
  expect(await path(other, five)).toEqual(['other2', 'ptn3', 'ptn4', 'ptn5']);
  expect(await path(two, five)).toBeUndefined();
});

test('a suspended subtree is suspended down to the stores, and comes back', async () => {
  const world = await openPartnerWorld('partner_suspending');
  onTestFinished(() => world.close());
  const { three, five } = await fiveTiers(world);
  const operator = world.operator('partners.read', 'partners.manage');
  const set = (suspended: boolean) =>
    operator(
      '/api/admin/partner/suspend',
      { partnerId: three.memberId, suspended, reason },
      { idempotencyKey: randomUUID() },
    );
  const isSuspended = async () => (await world.as(five)('/api/partner/status')).data.suspended;
  expect(await isSuspended()).toBe(false);
  expect((await set(true)).data).toEqual({ partners: 3 });
  expect((await set(true)).resultCode).toBe('PT107');
  expect(await isSuspended()).toBe(true);
  world.clock.advance(1_000);
  expect((await set(false)).data).toEqual({ partners: 3 });
  expect(await isSuspended()).toBe(false);
});

test('a suspension is lifted by whom it was made of, and those of others stay', async () => {
  const world = await openPartnerWorld('partner_suspended_twice');
  onTestFinished(() => world.close());
  const { two, three, four, five } = await fiveTiers(world);
  const other = await world.approve('other3', { parent: two, tier: 3 });
  const operator = world.operator('partners.read', 'partners.manage');
  const set = async ({ memberId: partnerId }: Someone, suspended: boolean) => {
    world.clock.advance(1_000);
    const body = { partnerId, suspended, reason };
    const options = { idempotencyKey: randomUUID() };
    const { resultCode, data } = await operator('/api/admin/partner/suspend', body, options);
    return data?.partners ?? resultCode;
  };
  const suspended = async () => {
    const who = [three, four, five];
    const asked = who.map(async (one) => (await world.as(one)('/api/partner/status')).data);
    return (await Promise.all(asked)).map((data) => data.suspended);
  };

  // The store's own comes first, and once it comes last.
  expect(await set(five, true)).toBe(1);
  expect(await set(three, true)).toBe(3);
  expect(await set(three, true)).toBe('PT107');
  expect(await set(three, false)).toBe(3);
  expect(await suspended()).toEqual([false, false, true]);
  expect(await set(three, true)).toBe(3);
  expect(await set(four, false)).toBe('PT107');
  expect(await set(five, false)).toBe(1);
  expect(await suspended()).toEqual([true, true, true]);
  expect(await set(five, true)).toBe(1);
  expect(await set(three, false)).toBe(3);
  expect(await suspended()).toEqual([false, false, true]);
  expect(await set(five, false)).toBe(1);
  expect(await suspended()).toEqual([false, false, false]);

  // Who stands below somebody else by now comes back with the others, or alone.
  expect(await set(three, true)).toBe(3);
  expect((await askMove(operator, four, other)).resultCode).toBe('0');
  expect(await set(five, false)).toBe(1);
  expect(await suspended()).toEqual([true, true, false]);
  expect(await set(three, false)).toBe(2);
  expect(await suspended()).toEqual([false, false, false]);
});
