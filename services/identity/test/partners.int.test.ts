import { randomUUID } from 'node:crypto';
import { operatorCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewMember } from '../src/store/members/insert-member.ts';
import {
  type IdentityWorld,
  makeMember,
  openIdentityWorld,
  operatorWith,
  signUpForm,
} from './identity-world.ts';

let world: IdentityWorld;
let head: NewMember;
let store: NewMember;

beforeAll(async () => {
  world = await openIdentityWorld();
  head = await makeMember(world.deps, { partnerType: 'PTN_1' });
  store = await makeMember(world.deps, { partnerType: 'PTN_5', recommenderId: head.memberId });
});
afterAll(async () => world.close());

/** The fields of a person alone. */
function person() {
  const { memId, memPass, memPassCheck, memNick, cashOutPass, ...rest } = signUpForm('');
  const { memPhone, bank, memName, bankacc } = rest;
  return { memId, memPass, memPassCheck, memNick, cashOutPass, memPhone, bank, memName, bankacc };
}

async function storedTier(memberId: string) {
  const { rows } = await world.deps.pool.query(
    'select status, partner_type, recommender_id from member where member_id = $1',
    [memberId],
  );
  return rows[0];
}

describe('a partner', () => {
  const path = '/api/member/partner/create';

  it('applies for another one of the tier right below, who waits for approval', async () => {
    const { data, resultCode } = await world.memberOf(head)(path, person());
    expect(resultCode).toBe('0');
    expect(await storedTier(data.memberId)).toEqual({
      status: 'pending',
      partner_type: 'PTN_2',
      recommender_id: head.memberId,
    });
  });

  it('has nobody below as a store, and members have nobody at all', async () => {
    const member = await makeMember(world.deps);
    for (const one of [store, member]) {
      expect((await world.memberOf(one)(path, person())).resultCode).toBe('U141');
    }
  });

  it('is refused like a sign-up: for a short id, or one that somebody has', async () => {
    const call = world.memberOf(head);
    expect((await call(path, { ...person(), memId: 'a' })).resultCode).toBe('U101');
    const taken = { ...person(), memId: head.loginId };
    expect((await call(path, taken)).resultCode).toBe('U112');
  });
});

describe('an operator', () => {
  const path = '/api/admin/members/partner/create';
  const call = (body: object) => world.call(operatorWith('partners.manage'))(path, body);

  it('enters a head office, and partners below a higher tier with gaps between', async () => {
    const top = await call({ ...person(), tier: 1 });
    expect(await storedTier(top.data.memberId)).toMatchObject({
      partner_type: 'PTN_1',
      recommender_id: null,
    });
    const below = await call({ ...person(), tier: 4, recommenderId: head.loginId });
    expect(await storedTier(below.data.memberId)).toMatchObject({
      partner_type: 'PTN_4',
      recommender_id: head.memberId,
    });
  });

  it.each([
    [2, () => ''],
    [1, () => head.loginId],
    [5, () => store.loginId],
    [3, () => 'nobody-at-all'],
  ])('enters none of tier %d where the tiers do not fit', async (tier, recommender) => {
    const { resultCode } = await call({ ...person(), tier, recommenderId: recommender() });
    expect(resultCode).toBe('U142');
  });

  it('attack: lets the partner in whom they entered themselves', async () => {
    const permissions = ['partners.manage', 'members.approve'];
    const called = (loginId: string) =>
      world.call(operatorCaller({ permissions, loginId, operatorId: randomUUID() }));
    const [anna, ben] = [called('anna'), called('ben')];
    const { data } = await anna(path, { ...person(), tier: 5, recommenderId: head.loginId });
    const { memberId } = data;
    const approve = { memberId, reason: '' };
    const refused = await anna('/api/admin/members/approve', approve);
    expect(refused).toMatchObject({ resultCode: 'U143' });
    expect(await storedTier(memberId)).toMatchObject({ status: 'pending' });
    expect((await ben('/api/admin/members/approve', approve)).resultCode).toBe('0');
    expect(await storedTier(memberId)).toMatchObject({ status: 'active' });
  });

  it('takes back whom they entered themselves', async () => {
    const permissions = ['partners.manage', 'members.approve'];
    const anna = world.call(operatorCaller({ permissions, operatorId: randomUUID() }));
    const { memberId } = (await anna(path, { ...person(), tier: 1 })).data;
    const wish = { memberId, reason: 'a typo' };
    expect((await anna('/api/admin/members/refuse', wish)).resultCode).toBe('0');
    expect(await storedTier(memberId)).toMatchObject({ status: 'refused' });
  });

  it('needs the right to', async () => {
    const answer = await world.call(operatorWith('members.read'))(path, { ...person(), tier: 1 });
    expect(answer.status).toBe(403);
  });
});
