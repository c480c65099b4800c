import { randomUUID } from 'node:crypto';

import { readSessionState } from '@noriter/kit/session-state';
import { guestCaller, operatorCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { NewMember } from '../src/store/members/insert-member.ts';
import {
  type IdentityWorld,
  makeMember,
  openIdentityWorld,
  operatorWith,
  password,
  withoutCaptcha,
} from './identity-world.ts';

let world: IdentityWorld;

beforeAll(async () => {
  world = await openIdentityWorld({ LOGIN_RATE_PER_ADDRESS: '10000' });
  await withoutCaptcha(world);
});
afterAll(() => world.close());

const dayMs = 86_400_000;
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';

async function logIn(member: NewMember, address = '203.0.113.7'): Promise<string> {
  const guest = world.call(guestCaller({ address }));
  const body = { memId: member.loginId, memPass: password };
  const answer = await guest('/api/member/login', body, { headers: { 'user-agent': chrome } });
  expect(answer.resultCode).toBe('0');
  return answer.data.sessionId;
}

const idsOf = (rows: { memId: string }[]) => rows.map(({ memId }) => memId);

describe('the list of members', () => {
  const list = '/api/admin/members/list';
  const mark = randomUUID().slice(0, 6);
  let partner: NewMember;
  let made: NewMember[];

  beforeAll(async () => {
    partner = await makeMember(world.deps, { loginId: `p${mark}`, partnerType: 'PTN_5' });
    made = [];
    for (const name of ['c', 'a', 'b']) {
      world.clock.advance(60_000);
      const loginId = `${name}${mark}`;
      made.push(await makeMember(world.deps, { loginId, recommenderId: partner.memberId }));
    }
    await world.admin('/api/admin/members/setLevel', {
      memberId: made[1]?.memberId,
      level: 7,
      reason: '우수 회원',
    });
  });

  it.each([
    [{ order: 'id' }, ['a', 'b', 'c']],
    [{ order: 'oldest' }, ['c', 'a', 'b']],
    [{ order: 'newest' }, ['b', 'a', 'c']],
    [{ order: 'level' }, ['a', 'b', 'c']],
    [{ level: 7 }, ['a']],
    [{ isPartner: true }, []],
    [{ endDate: '2020-01-01' }, []],
  ])('with %o shows %j', async (body, names) => {
    const { data } = await world.admin(list, { ...body, recommenderId: `P${mark}` });
    expect(idsOf(data.list)).toEqual(names.map((name) => `${name}${mark}`));
  });

  it('finds a member by the whole id, phone and account number, and by no part of them', async () => {
    const { memberId, phone, account, loginId } = made[0] ?? partner;
    for (const search of [
      memberId,
      phone,
      `${phone.slice(0, 3)}-${phone.slice(3)}`,
      account.account,
    ]) {
      expect(idsOf((await world.admin(list, { search })).data.list)).toEqual([loginId]);
    }
    for (const search of [phone.slice(0, 9), account.account.slice(1)]) {
      expect((await world.admin(list, { search })).data.list).toEqual([]);
    }
  });

  it('has pages as long as they are asked for, within bounds', async () => {
    const { data } = await world.admin(list, { rows: 5, search: mark });
    expect(data.pageInfo).toEqual({ page: 1, count_per_list: 5, tatal_list_count: 4 });
    for (const body of [{ rows: 101 }, { order: 'random' }, { level: 0 }, { startDate: 'today' }]) {
      expect((await world.admin(list, body)).resultCode).toBe('H400');
    }
  });

  it('can be taken away whole by who may, which the audit log keeps without the number', async () => {
    const take = '/api/admin/members/export';
    const call = world.call(operatorWith('data.export', 'audit.read'));
    const { data } = await call(take, { recommenderId: partner.loginId, order: 'id' });
    expect(data.total).toBe(3);
    expect(idsOf(data.list)).toEqual([`a${mark}`, `b${mark}`, `c${mark}`]);
    await call(take, { search: '01012345678' });
    const log = await call('/api/admin/audit/identity/list', { action: 'member.export' });
    expect(log.data.list[0].after).toEqual({ search: '*******5678', rows: 0 });
    expect(log.data.list[1].after).toMatchObject({ recommenderId: partner.loginId, rows: 3 });
    const reader = world.call(operatorWith('members.read'));
    expect((await reader(take)).resultCode).toBe('H403');
  });
});

describe('notes about a member', () => {
  const path = '/api/admin/members/notes';

  it('are kept with author and time, pinned ones first, once for a key', async () => {
    const { memberId } = await makeMember(world.deps);
    const call = world.call(
      operatorCaller({ loginId: 'writer', permissions: ['members.note', 'members.read'] }),
    );
    const options = { idempotencyKey: randomUUID() };
    const first = await call(`${path}/add`, { memberId, text: '전화 확인함' }, options);
    expect((await call(`${path}/add`, { memberId, text: '전화 확인함' }, options)).data).toEqual(
      first.data,
    );
    const other = await call(`${path}/add`, { memberId, text: '다른 메모' }, options);
    expect(other.resultCode).toBe('C999');
    world.clock.advance(1_000);
    await call(`${path}/add`, { memberId, text: '나중 메모' });
    const texts = async () => {
      const { data } = await call(`${path}/list`, { memberId });
      return data.list.map(({ text }: { text: string }) => text);
    };
    expect(await texts()).toEqual(['나중 메모', '전화 확인함']);
    await call(`${path}/pin`, { noteId: first.data.noteId, pinned: true });
    expect(await texts()).toEqual(['전화 확인함', '나중 메모']);
    const { data } = await call(`${path}/list`, { memberId });
    expect(data.list[0]).toMatchObject({ pinned: true, writtenBy: 'writer' });
    expect(data.list[0].writtenAt).toMatch(/Z$/);
  });

  it('are never changed or taken away', async () => {
    const { memberId } = await makeMember(world.deps);
    const { data } = await world.admin(`${path}/add`, { memberId, text: '그대로' });
    const change = world.deps.pool.query("update member_note set text = 'x' where note_id = $1", [
      data.noteId,
    ]);
    await expect(change).rejects.toThrow('never changed');
    const removal = world.deps.pool.query('delete from member_note where note_id = $1', [
      data.noteId,
    ]);
    await expect(removal).rejects.toThrow('never changed');
  });

  it('need a member, words, a note, and the permission', async () => {
    const { memberId } = await makeMember(world.deps);
    const add = (body: object) => world.admin(`${path}/add`, body);
    expect((await add({ memberId: randomUUID(), text: '메모' })).resultCode).toBe('U130');
    expect((await add({ memberId, text: ' ' })).resultCode).toBe('H400');
    expect((await add({ memberId, text: 'x'.repeat(2_001) })).resultCode).toBe('H400');
    expect((await add({ memberId, text: 'a\u0000b' })).resultCode).toBe('H400');
    const stranger = { noteId: randomUUID(), pinned: true };
    expect((await world.admin(`${path}/pin`, stranger)).resultCode).toBe('U140');
    const reader = world.call(operatorWith('members.read'));
    expect((await reader(`${path}/list`, { memberId })).resultCode).toBe('0');
    expect((await reader(`${path}/add`, { memberId, text: '메모' })).resultCode).toBe('H403');
    expect((await reader(`${path}/pin`, stranger)).resultCode).toBe('H403');
    const elsewhere = world.call(
      operatorCaller({ siteId: 'other', permissions: ['members.note', 'members.read'] }),
    );
    expect((await elsewhere(`${path}/add`, { memberId, text: '메모' })).resultCode).toBe('U130');
  });
});

describe('what else is known of a member', () => {
  const path = '/api/admin/members/related';

  it('who came from the same addresses lately, and who did so long ago is not named', async () => {
    const [one, two, three] = [
      await makeMember(world.deps, { address: '198.51.100.1' }),
      await makeMember(world.deps, { address: '198.51.100.2' }),
      await makeMember(world.deps, { address: '198.51.100.1' }),
    ];
    await logIn(one, '198.51.100.9');
    await logIn(two, '198.51.100.9');
    const { data } = await world.admin(path, { memberId: one.memberId });
    expect(data.addresses.map(({ address }: { address: string }) => address).toSorted()).toEqual([
      '198.51.100.1',
      '198.51.100.9',
    ]);
    const shared = new Map<string, object[]>(
      data.addresses.map((row: { address: string; members: object[] }) => [
        row.address,
        row.members,
      ]),
    );
    expect(shared.get('198.51.100.9')).toMatchObject([
      { memId: two.loginId, loggedIn: true, signedUp: false },
    ]);
    expect(shared.get('198.51.100.1')).toMatchObject([
      { memId: three.loginId, loggedIn: false, signedUp: true },
    ]);
    world.clock.advance(31 * dayMs);
    expect((await world.admin(path, { memberId: one.memberId })).data.addresses).toEqual([]);
    const longer = await world.admin(path, { memberId: one.memberId, days: 60 });
    expect(longer.data.addresses).toHaveLength(2);
  });

  it('who had the same phone or account number, who recommended them and whom they did', async () => {
    const partner = await makeMember(world.deps, { partnerType: 'PTN_5' });
    const refused = await makeMember(world.deps, { status: 'pending' });
    await world.admin('/api/admin/members/refuse', { memberId: refused.memberId, reason: '중복' });
    const member = await makeMember(world.deps, {
      phone: refused.phone,
      account: refused.account,
      recommenderId: partner.memberId,
    });
    const { data } = await world.admin(path, { memberId: member.memberId });
    expect(data.samePhone).toMatchObject([{ memId: refused.loginId, status: 'refused' }]);
    expect(data.sameAccount).toMatchObject([{ memId: refused.loginId }]);
    expect(data.recommender).toMatchObject({ memId: partner.loginId, memberId: partner.memberId });
    const above = await world.admin(path, { memberId: partner.memberId });
    expect(idsOf(above.data.recommended)).toEqual([member.loginId]);
    expect(above.data.recommendedTotal).toBe(1);
  });

  it('is open to who may read members of their own site', async () => {
    const { memberId } = await makeMember(world.deps);
    expect((await world.admin(path, { memberId: randomUUID() })).resultCode).toBe('U130');
    expect((await world.admin(path, { memberId, days: 0 })).resultCode).toBe('H400');
    expect((await world.call(operatorWith('cash.read'))(path, { memberId })).resultCode).toBe(
      'H403',
    );
  });
});

describe('the history of a member', () => {
  const path = '/api/admin/members/changes';

  it('lists each change of status and level with operator and reason, and no look at them', async () => {
    const { memberId } = await makeMember(world.deps);
    const operatorId = world.deps.ids.next();
    await world.admin('/api/admin/members/setLevel', { memberId, level: 3, reason: '승급' });
    await world.admin('/api/admin/members/suspend', { memberId, reason: '본인 확인' });
    await world.admin('/api/admin/members/payoutAccount', { memberId });
    await world.admin('/api/admin/members/notes/add', { memberId, text: '메모' });
    const { data } = await world.admin(path, { memberId });
    expect(data.list).toMatchObject([
      { action: 'member.suspend', from: 'active', to: 'suspended', reason: '본인 확인' },
      { action: 'member.set-level', from: '1', to: '3', reason: '승급' },
    ]);
    expect(data.pageInfo.tatal_list_count).toBe(2);
    const stranger = world.call(operatorCaller({ operatorId, permissions: ['cash.read'] }));
    expect((await stranger(path, { memberId })).resultCode).toBe('H403');
    const elsewhere = world.call(
      operatorCaller({ siteId: 'other', permissions: ['members.read'] }),
    );
    expect((await elsewhere(path, { memberId })).data.list).toEqual([]);
  });

  it('of logins names address and device', async () => {
    const member = await makeMember(world.deps);
    await logIn(member, '198.51.100.30');
    const { memberId } = member;
    const logins = await world.admin('/api/admin/members/loginHistory', { memberId });
    expect(logins.data.list[0]).toMatchObject({
      kind: 'login',
      address: '198.51.100.30',
      device: 'Chrome · Windows',
    });
    const { data } = await world.admin('/api/admin/members/detail', { memberId });
    expect(data.sessions[0]).toMatchObject({ state: 'live', device: 'Chrome · Windows' });
  });
});

describe('ending a session', () => {
  const path = '/api/admin/members/sessions/revoke';

  it('ends the one that is named, and another member’s never', async () => {
    const [member, other] = [await makeMember(world.deps), await makeMember(world.deps)];
    const sessionId = await logIn(member);
    const { memberId } = other;
    expect((await world.admin(path, { memberId, sessionId })).data.ended).toBe(0);
    expect(await readSessionState(world.space.redis, sessionId)).toBe('live');
    const own = { memberId: member.memberId, sessionId };
    expect((await world.admin(path, own)).data.ended).toBe(1);
    expect(await readSessionState(world.space.redis, sessionId)).toBe('ended');
    expect((await world.admin(path, { ...own, sessionId: 'x' })).resultCode).toBe('H400');
  });
});
