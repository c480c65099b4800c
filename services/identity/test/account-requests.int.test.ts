import { randomUUID } from 'node:crypto';
import { operatorCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type IdentityWorld, openIdentityWorld } from './identity-world.ts';

let world: IdentityWorld;
let site: ReturnType<typeof newSite>;

beforeAll(async () => {
  world = await openIdentityWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  site = newSite();
});

const path = '/api/admin/site/accounts';
const wish = {
  version: 0,
  bankName: '국민은행',
  accountNumber: '110-222-333444',
  accountHolder: '노리터',
  levelFrom: 1,
  levelTo: 9,
  shownMinutes: 30,
  enabled: true,
  reason: '새 계좌',
};

/** A site of its own with operators who may set where members pay into. */
function newSite() {
  const siteId = `site-${randomUUID().slice(0, 8)}`;
  const operator = (loginId: string, changes = {}) =>
    world.call(
      operatorCaller({
        siteId,
        loginId,
        permissions: ['cash.policy', 'audit.read'],
        ...changes,
      }),
    );
  return { siteId, operator, anna: operator('anna'), ben: operator('ben') };
}

type Operator = ReturnType<typeof newSite>['anna'];

const save = (by: Operator, changes: object) => by(`${path}/save`, { ...wish, ...changes });
const decide = (by: Operator, requestId: string, move: string, reason = '') =>
  by(`${path}/decide`, { requestId, move, reason });
const requests = async (by = site.ben) => (await by(`${path}/requests`)).data.list;
const accounts = async () => (await site.anna(`${path}/list`)).data.list;

/** The number a member is shown. */
async function shown(): Promise<string | null> {
  const question = { siteId: site.siteId, memberId: randomUUID(), level: 1 };
  const { account } = (await world.internal('/internal/site/depositAccount', question)).data;
  return account?.accountNumber ?? null;
}

/** An account that two operators added. @returns what a change of it begins with */
async function added(changes: object = {}) {
  const { requestId } = (await save(site.anna, changes)).data;
  expect((await decide(site.ben, requestId, 'approve')).data).toEqual({ status: 'approved' });
  const { accountId, version } = (await accounts())[0];
  return { accountId, version, accountNumber: '', accountHolder: '' };
}

test('attack: one operator puts in an account of their own, and all deposits go there', async () => {
  await added();
  const own = { bankName: '카카오뱅크', accountNumber: '333-01-0000001', accountHolder: '김도둑' };
  const asked = await save(site.anna, own);
  expect(asked.data).toMatchObject({ outcome: 'asked' });
  expect(await accounts()).toHaveLength(1);
  for (const _ of [1, 2, 3]) expect(await shown()).toBe('110-222-333444');
  const itself = await decide(site.anna, asked.data.requestId, 'approve');
  expect(itself.resultCode).toBe('A115');
  expect(await shown()).toBe('110-222-333444');
});

test.each([
  ['another number', { accountNumber: '333-01-0003444' }],
  ['another bank', { bankName: '카카오뱅크' }],
  ['another holder', { accountHolder: '노비터' }],
])('%s of an account waits for another operator', async (_, change) => {
  const account = await added();
  const asked = await save(site.anna, { ...account, ...change });
  expect(asked.data).toMatchObject({ outcome: 'asked', list: [{ version: 1 }] });
  expect(await shown()).toBe('110-222-333444');
  expect((await decide(site.ben, asked.data.requestId, 'approve')).resultCode).toBe('0');
  expect(await accounts()).toMatchObject([{ version: 2, changedBy: 'anna' }]);
});

test('attack: a number that looks alike is put in while nobody is shown the account', async () => {
  const account = await added();
  const off = await save(site.anna, { ...account, enabled: false, reason: '' });
  expect(off.data).toMatchObject({ outcome: 'applied', requestId: null });
  expect(await shown()).toBeNull();
  const alike = { ...account, version: 2, enabled: false, accountNumber: '999-888-773444' };
  const { requestId } = (await save(site.anna, alike)).data;
  expect(await requests()).toMatchObject([
    {
      requestId,
      changes: ['accountNumber'],
      before: { accountNumber: '110-222-333444', accountHolder: '노리터', bankName: '국민은행' },
      after: { accountNumber: '999-888-773444', accountHolder: '노리터', bankName: '국민은행' },
    },
    { status: 'approved', after: { accountNumber: '****3444', accountHolder: '노*터' } },
  ]);
  expect((await decide(site.ben, requestId, 'refuse', '모르는 번호')).resultCode).toBe('0');
  const on = await save(site.anna, { ...account, version: 2, enabled: true });
  expect(on.data.outcome).toBe('asked');
  expect((await requests())[0]).toMatchObject({
    changes: ['enabled'],
    after: { accountNumber: '110-222-333444', enabled: true },
  });
  await decide(site.ben, on.data.requestId, 'approve');
  expect(await shown()).toBe('110-222-333444');
});

test('levels and minutes are set by one, and putting out of use as well, whatever waits', async () => {
  const account = await added();
  const { requestId } = (await save(site.anna, { ...account, bankName: '우리은행' })).data;
  const longer = await save(site.ben, { ...account, shownMinutes: 60, reason: '' });
  expect(longer.data.outcome).toBe('applied');
  const off = await save(site.ben, { ...account, version: 2, enabled: false, reason: '' });
  expect(off.data.outcome).toBe('applied');
  expect(await shown()).toBeNull();
  expect((await requests())[0]).toMatchObject({ requestId, isStale: true });
  expect((await decide(site.ben, requestId, 'approve')).resultCode).toBe('S006');
  expect(await shown()).toBeNull();
  // It stands in the way until somebody looks at it.
  expect((await save(site.ben, { ...account, version: 3 })).resultCode).toBe('S013');
  expect((await decide(site.anna, requestId, 'withdraw')).data).toEqual({ status: 'withdrawn' });
  expect((await save(site.ben, { ...account, version: 3 })).data.outcome).toBe('asked');
});

test('it is asked for with a reason, refused with one, and taken back by who asked', async () => {
  expect((await save(site.anna, { reason: ' ' })).resultCode).toBe('A112');
  const { requestId } = (await save(site.anna, {})).data;
  expect((await decide(site.ben, requestId, 'refuse')).resultCode).toBe('A112');
  expect((await decide(site.ben, requestId, 'withdraw')).resultCode).toBe('A115');
  expect((await decide(site.anna, requestId, 'refuse', '아니오')).resultCode).toBe('A115');
  expect((await decide(newSite().ben, requestId, 'approve')).resultCode).toBe('A113');
  expect((await decide(site.ben, requestId, 'refuse', '모름')).data).toEqual({ status: 'refused' });
  expect((await decide(site.anna, requestId, 'withdraw')).resultCode).toBe('A114');
  expect(await accounts()).toEqual([]);
});

test('nobody approves who is fresh, or asks or approves without the factor of late', async () => {
  const now = world.clock.now().getTime();
  const fresh = site.operator('fresh', { approvesFrom: now + 1 });
  const unproven = site.operator('left-open', { provenUntil: now - 1 });
  expect((await save(unproven, {})).resultCode).toBe('A122');
  const { requestId } = (await save(site.anna, {})).data;
  expect((await decide(fresh, requestId, 'approve')).resultCode).toBe('A120');
  expect((await decide(unproven, requestId, 'approve')).resultCode).toBe('A122');
  expect(await shown()).toBeNull();
});

test('of twenty who ask for one account at once, one waits', async () => {
  const account = await added();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      save(at % 2 === 0 ? site.anna : site.ben, {
        ...account,
        accountNumber: `110-222-33${at}000`,
      }),
    ),
  );
  const codes = answers.map(({ resultCode }) => resultCode);
  expect(codes.filter((code) => code === '0')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['0', 'S013']));
  const waiting = (await requests()).filter(
    ({ status }: { status: string }) => status === 'waiting',
  );
  expect(waiting).toHaveLength(1);
});

test('of twenty who ask for new accounts at once, ten wait', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => save(site.anna, { accountNumber: `110-222-33${at}000` })),
  );
  const codes = answers.map(({ resultCode }) => resultCode);
  expect(codes.filter((code) => code === '0')).toHaveLength(10);
  expect(new Set(codes)).toEqual(new Set(['0', 'S014']));
  expect(await requests()).toHaveLength(10);
  expect((await save(newSite().anna, {})).data.outcome).toBe('asked');
});

test('of many who decide at once, one does, and the account changes once', async () => {
  const account = await added();
  const { requestId } = (await save(site.anna, { ...account, bankName: '우리은행' })).data;
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => decide(site.ben, requestId, 'approve')),
    decide(site.anna, requestId, 'withdraw'),
    decide(site.ben, requestId, 'refuse', '아니오'),
  ]);
  const codes = answers.map(({ resultCode }) => resultCode).toSorted();
  expect(codes).toEqual(['0', 'A114', 'A114', 'A114', 'A114', 'A114']);
  const { version } = (await accounts())[0];
  const isApproved = answers.some(({ data }) => data?.status === 'approved');
  expect(version).toBe(isApproved ? 2 : 1);
});

test('approving and putting out of use at the same moment leave one of the two', async () => {
  const account = await added();
  const { requestId } = (await save(site.anna, { ...account, bankName: '우리은행' })).data;
  const [approved, off] = await Promise.all([
    decide(site.ben, requestId, 'approve'),
    save(site.anna, { ...account, enabled: false }),
  ]);
  expect([approved.resultCode, off.resultCode].toSorted()).toEqual(['0', 'S006']);
  const isOff = off.resultCode === '0';
  expect(await accounts()).toMatchObject([
    isOff
      ? { version: 2, enabled: false, bankName: '국민은행' }
      : { version: 2, enabled: true, bankName: '우리은행' },
  ]);
});

test('the history and the audit log name who asked and who approved', async () => {
  const { accountId, version } = await added();
  const change = { ...wish, accountId, version, shownMinutes: 60, reason: '' };
  expect((await save(site.ben, change)).data.outcome).toBe('applied');
  expect((await site.ben(`${path}/versions`, { accountId })).data.list).toMatchObject([
    { version: 2, changedBy: 'ben', approvedBy: null, reason: '' },
    { version: 1, changedBy: 'anna', approvedBy: 'ben', reason: '새 계좌' },
  ]);
  const log = await site.anna('/api/admin/audit/identity/export', {
    startDate: '2020-01-01',
    subject: `deposit-account:${accountId}`,
  });
  const changes = ['bankName', 'accountNumber', 'accountHolder', 'enabled'];
  const asked = { accountMasked: '****3444 노*터', changes, reason: '새 계좌' };
  expect(log.data.list).toMatchObject([
    { action: 'deposit-account.set', after: { shownMinutes: 60 } },
    { action: 'deposit-account.approve', before: null, after: asked },
    { action: 'deposit-account.ask', before: null, after: asked },
  ]);
  const [, approved, ask] = log.data.list;
  expect(approved.after.askedBy).toBe(ask.operatorId);
  expect(approved.operatorId).not.toBe(ask.operatorId);
  expect(JSON.stringify(log.data.list)).not.toContain('333444');
});

test('a repeated call asks once, and number and holder are sealed', async () => {
  const key = { idempotencyKey: `account-${site.siteId}` };
  const { data } = await site.anna(`${path}/save`, wish, key);
  expect((await site.anna(`${path}/save`, wish, key)).data).toEqual(data);
  expect(await requests()).toHaveLength(1);
  const { requestId } = data;
  const row = await world.deps.db.depositAccountRequest.findUniqueOrThrow({ where: { requestId } });
  expect(JSON.stringify(row)).not.toMatch(/333444|노리터/);
});
