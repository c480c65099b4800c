import { randomUUID } from 'node:crypto';

import { operatorCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { permissions } from '../src/domain/operators/built-in-roles.ts';
import {
  type IdentityWorld,
  makeMember,
  openIdentityWorld,
  operatorWith,
} from './identity-world.ts';

let world: IdentityWorld;
let siteId: string;

beforeAll(async () => {
  world = await openIdentityWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  siteId = `site-${randomUUID().slice(0, 8)}`;
});

const operatorId = randomUUID();

const wish = {
  version: 0,
  bankName: '국민은행',
  accountNumber: '110-222-333444',
  accountHolder: '노리터',
  levelFrom: 1,
  levelTo: 4,
  shownMinutes: 30,
  enabled: true,
  reason: '새 계좌',
};

const accounts = (name: string, body: object = {}, options = {}) =>
  world.call(operatorCaller({ operatorId, siteId, permissions }))(
    `/api/admin/site/accounts/${name}`,
    body,
    options,
  );

/** Adds an account as two operators do. @returns it, as the list shows it */
async function added() {
  const { requestId } = (await accounts('save', wish)).data;
  const second = world.call(operatorCaller({ operatorId: randomUUID(), siteId, permissions }));
  await second('/api/admin/site/accounts/decide', { requestId, move: 'approve' });
  return (await accounts('list')).data.list[0];
}

async function shown(level: number, memberId = randomUUID()) {
  const question = { siteId, memberId, level };
  return (await world.internal('/internal/site/depositAccount', question)).data.account;
}

describe('a deposit account', () => {
  it('is added, shown to its levels, and masked to operators', async () => {
    expect(await shown(1)).toBeNull();
    expect(await added()).toMatchObject({ accountMasked: '****3444 노*터', version: 1 });
    expect(await shown(4)).toEqual({
      bankName: '국민은행',
      accountNumber: '110-222-333444',
      accountHolder: '노리터',
      shownMinutes: 30,
    });
    expect(await shown(5)).toBeNull();
  });

  it('keeps its number when none is typed, and every version it had', async () => {
    const { accountId } = await added();
    const change = { ...wish, accountId, version: 1, accountNumber: '', accountHolder: '' };
    const off = await accounts('save', { ...change, enabled: false });
    expect(off.data.list[0]).toMatchObject({ version: 2, enabled: false });
    expect(await shown(1)).toBeNull();
    const { data } = await accounts('versions', { accountId });
    expect(data.list.map((one: { version: number }) => one.version)).toEqual([2, 1]);
    const revealed = await accounts('reveal', { accountId, version: 2 });
    expect(revealed.data).toEqual({ accountNumber: '110-222-333444', accountHolder: '노리터' });
  });

  it('is sealed in the table, and its number never reaches the audit log', async () => {
    const { accountId } = await added();
    await accounts('reveal', { accountId, version: 1 });
    const row = await world.deps.db.depositAccount.findFirstOrThrow({ where: { accountId } });
    expect(JSON.stringify(row)).not.toContain('333444');
    const log = await world.call(operatorCaller({ siteId, permissions }))(
      '/api/admin/audit/identity/export',
      { startDate: '2020-01-01', subject: `deposit-account:${accountId}` },
    );
    const entries: { action: string }[] = log.data.list;
    expect(entries.map(({ action }) => action)).toEqual([
      'deposit-account.read',
      'deposit-account.approve',
      'deposit-account.ask',
    ]);
    for (const part of ['222-333', '222333', '333444']) {
      expect(JSON.stringify(entries)).not.toContain(part);
    }
  });

  it('is changed by one of those who change it at once', async () => {
    const { accountId } = await added();
    const change = { ...wish, accountId, version: 1 };
    const race = await Promise.all(
      [10, 20, 40].map((shownMinutes) => {
        return accounts('save', { ...change, shownMinutes });
      }),
    );
    expect(race.map(({ resultCode }) => resultCode).sort()).toEqual(['0', 'S006', 'S006']);
    const nobody = { ...change, accountId: randomUUID() };
    expect((await accounts('save', nobody)).resultCode).toBe('S007');
    expect((await accounts('versions', { accountId: randomUUID() })).resultCode).toBe('S007');
  });

  it.each([
    ['no number', { accountNumber: '' }, 'S005'],
    ['letters for a number', { accountNumber: 'abc' }, 'H400'],
    ['levels upside down', { levelFrom: 5 }, 'H400'],
    ['no time', { shownMinutes: 0 }, 'H400'],
    ['an id of its own', { accountId: randomUUID() }, 'H400'],
  ])('is refused with %s', async (_name, changes, code) => {
    expect((await accounts('save', { ...wish, ...changes })).resultCode).toBe(code);
  });

  it('is for who may set the cash policy', async () => {
    const cashier = world.call({ ...operatorWith('cash.decide'), siteId });
    for (const name of ['list', 'save', 'reveal', 'versions', 'requests', 'decide']) {
      expect((await cashier(`/api/admin/site/accounts/${name}`, wish)).status).not.toBe(200);
    }
    expect((await cashier('/api/admin/site/accounts/list')).status).toBe(403);
  });
});

describe('the summary of members', () => {
  it('counts who is there, who came today and who is logged in', async () => {
    const summary = () =>
      world.call(operatorCaller({ siteId, permissions }))('/api/admin/members/summary', {
        days: 3,
      });
    expect((await summary()).data).toMatchObject({ active: 0, pending: 0, online: 0 });
    const member = await makeMember(world.deps, { siteId });
    const other = await makeMember(world.deps, { siteId, status: 'pending' });
    await world.deps.pool.query(
      `insert into session (session_id, site_id, kind, subject_id, state, started_at, expires_at,
         address)
       select gen_random_uuid(), $1, 'member', subject, state, $4::timestamptz,
         $4::timestamptz + until, '203.0.113.9'
       from (values ($2::uuid, 'live', interval '1 hour'), ($2::uuid, 'ended', interval '1 hour'),
         ($3::uuid, 'live', interval '-1 minute')) as one (subject, state, until)`,
      [siteId, member.memberId, other.memberId, world.clock.now()],
    );
    const { data } = await summary();
    expect(data).toMatchObject({ active: 1, pending: 1, online: 1, newToday: 2 });
    expect(data.series).toHaveLength(3);
    const cashier = world.call({ ...operatorWith('cash.read'), siteId });
    expect((await cashier('/api/admin/members/summary')).status).toBe(403);
  });
});
