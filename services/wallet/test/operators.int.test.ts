import { randomUUID } from 'node:crypto';
import { callAs, operatorCaller } from '@noriter/kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_operators');
});
afterEach(async () => {
  await world.expectWholeBooks();
  const verified = await world.operator('audit.read')('/api/admin/audit/wallet/verify');
  expect(verified.data.brokenAt).toBeNull();
});
afterAll(() => world.close());

async function knownMember(loginId: string, cash = 0n) {
  const member = world.member({ loginId });
  await world.approve(member.memberId, { loginId });
  if (cash > 0n) await world.give(member.memberId, cash);
  return member;
}

describe('the queue', () => {
  test('open requests come first, with who asks and where the money goes', async () => {
    const rich = await knownMember('richard', 90_000n);
    const { data } = await rich.call('/api/cash/out', { amount: '50000', cashOutPass: '1234' });
    const { data: page } = await world.cashier('/api/admin/cash/list', {
      kind: 'out',
      search: 'richa',
    });
    expect(page.list).toHaveLength(1);
    expect(page.list[0]).toMatchObject({
      requestId: data.requestId,
      memberId: rich.memberId,
      kind: 'out',
      status: 0,
      memId: 'richard',
      memNick: 'richard-nick',
      level: 1,
      amount: '50000',
      balance: '40000',
      payoutAccountMasked: '국민은행 ****1234 홍*동',
      payoutAccountVersion: 3,
      processedBy: null,
      processedAt: null,
    });
    const waiting = await world.cashier('/api/admin/cash/list', { kind: 'out', status: 2 });
    expect(waiting.data.list).toEqual([]);
    const percent = await world.cashier('/api/admin/cash/list', { kind: 'out', search: '%' });
    expect(percent.data.list).toEqual([]);
  });

  test('the counts are what the badges show', async () => {
    const siteId = 'counted';
    const permissions = ['cash.read', 'cash.decide'];
    const cashier = callAs(world.service, operatorCaller({ siteId, permissions }));
    const asked = await Promise.all(
      [1, 2, 3].map(() => world.member({ siteId }).call('/api/cash/in', { amount: '10000' })),
    );
    await cashier('/api/admin/cash/wait', { requestId: asked[0]?.data.requestId });
    expect((await cashier('/api/admin/cash/counts')).data).toEqual({
      deposits: { requested: 2, waiting: 1 },
      withdrawals: { requested: 0, waiting: 0 },
      adjustments: 0,
    });
  });

  test('without cash.read nothing is shown', async () => {
    const answer = await world.operator('members.read')('/api/admin/cash/list', { kind: 'in' });
    expect(answer).toMatchObject({ status: 403, resultCode: 'H403' });
  });

  test('an unknown kind is malformed', async () => {
    const answer = await world.cashier('/api/admin/cash/list', { kind: 'sideways' });
    expect(answer).toMatchObject({ status: 400, resultCode: 'H400' });
  });
});

describe('correcting a balance', () => {
  const adjuster = () => world.operator('cash.adjust', 'audit.read', 'cash.read');

  test('up and down, each in the ledger and in the audit log, once', async () => {
    const { memberId } = await knownMember('adjusted');
    const call = adjuster();
    const body = { memberId, direction: 'up', amount: '7000', reason: '이벤트 보상' };
    const options = { idempotencyKey: randomUUID() };
    const up = await call('/api/admin/wallet/adjust', body, options);
    expect(up.data).toMatchObject({ cash: '7000', version: '1' });
    expect((await call('/api/admin/wallet/adjust', body, options)).data).toEqual(up.data);
    const down = await call('/api/admin/wallet/adjust', {
      ...body,
      direction: 'down',
      amount: '2000',
      reason: '오지급 회수',
    });
    expect(down.data).toMatchObject({ cash: '5000', version: '2' });
    const log = await call('/api/admin/audit/wallet/list', { subject: `member:${memberId}` });
    expect(log.data.list).toHaveLength(2);
    expect(log.data.list[0]).toMatchObject({
      action: 'balance.adjust_down',
      before: { cash: '7000' },
      after: { cash: '5000', reason: '오지급 회수' },
    });
  });

  test.each([
    [{ direction: 'down', amount: '1' }, 'C202'],
    [{ reason: ' ' }, 'W003'],
    [{ amount: '0' }, 'W400'],
    [{ memberId: randomUUID() }, 'H404'],
    [{ direction: 'left' }, 'H400'],
  ])('%o is refused with %s', async (changes, code) => {
    const { memberId } = await knownMember(`m${randomUUID().slice(0, 8)}`);
    const body = { memberId, direction: 'up', amount: '10', reason: '사유', ...changes };
    expect((await adjuster()('/api/admin/wallet/adjust', body)).resultCode).toBe(code);
  });

  test('a cashier may not', async () => {
    const answer = await world.cashier('/api/admin/wallet/adjust', {});
    expect(answer.resultCode).toBe('H403');
  });
});

describe('the policy', () => {
  const editor = (siteId: string) =>
    callAs(
      world.service,
      operatorCaller({ siteId, permissions: ['cash.read', 'cash.policy', 'audit.read'] }),
    );

  test('is read, changed, and in force at once; the audit log has both', async () => {
    const call = editor('policy-site');
    const { data: before } = await call('/api/admin/cash/policy/get');
    expect(before).toMatchObject({ version: 0, policy: { pointsMinimum: '1000' } });
    const policy = { ...before.policy, pointsMinimum: '2000' };
    const set = await call('/api/admin/cash/policy/set', { version: 0, policy });
    const { outcome, requestId, ...saved } = set.data;
    expect({ outcome, requestId }).toEqual({ outcome: 'applied', requestId: null });
    expect(saved).toMatchObject({ version: 1, policy: { pointsMinimum: '2000' } });
    expect((await call('/api/admin/cash/policy/get')).data).toEqual(saved);
    const { call: member } = world.member({ siteId: 'policy-site' });
    const refused = await member('/api/point/convert', { amount: '1500' });
    expect(refused.resultMessage).toBe('포인트는 2,000점부터 전환하실 수 있습니다.');
    const log = await call('/api/admin/audit/wallet/list', { action: 'policy.set' });
    expect(log.data.list[0]).toMatchObject({
      before: { pointsMinimum: '1000' },
      after: { pointsMinimum: '2000' },
    });
  });

  test('of operators who change one version at once, one wins, the others get W002', async () => {
    const call = editor('raced-site');
    const { data } = await call('/api/admin/cash/policy/get');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('/api/admin/cash/policy/set', data)),
    );
    const codes = answers.map(({ resultCode }) => resultCode);
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => code === 'W002')).toHaveLength(7);
  });

  test('one that is no policy is malformed, and reading alone may not set', async () => {
    const call = editor('policy-site');
    const { data } = await call('/api/admin/cash/policy/get');
    const policy = { ...data.policy, levels: [] };
    expect((await call('/api/admin/cash/policy/set', { ...data, policy })).resultCode).toBe('H400');
    const reader = world.operator('cash.read');
    expect((await reader('/api/admin/cash/policy/set', data)).resultCode).toBe('H403');
  });
});

test('a member’s account shows what they hold, their bans and what they must still stake', async () => {
  const { memberId } = await knownMember('shown', 5_000n);
  const ban = { memberId, deposit: true, withdrawal: true, reason: '본인 확인 중' };
  await world.cashier('/api/admin/wallet/ban', ban);
  const { data } = await world.cashier('/api/admin/wallet/account', { memberId });
  expect(data).toEqual({
    memberId,
    memId: 'shown',
    memNick: 'shown-nick',
    level: 1,
    status: 2,
    isPartner: false,
    cash: '5000',
    held: '0',
    points: '0',
    owed: '0',
    version: '1',
    rollingRemaining: '0',
    payoutAccountMasked: '국민은행 ****0001 홍*동',
    payoutAccountVersion: 1,
    depositBanned: true,
    withdrawalBanned: true,
    banReason: '본인 확인 중',
  });
  const bare = await world.cashier('/api/admin/wallet/ban', { ...ban, reason: '' });
  expect(bare.resultCode).toBe('W003');
});

describe('closing deposits and withdrawals', () => {
  const closed = async (memberId: string) => {
    const { data } = await world.cashier('/api/admin/wallet/account', { memberId });
    return [data.depositBanned, data.withdrawalBanned, data.banReason];
  };
  const ban = (body: Record<string, unknown>) => world.cashier('/api/admin/wallet/ban', body);

  test('what is not named stays as another operator has just set it', async () => {
    const { memberId, call } = await knownMember('bannedtwice', 50_000n);
    await ban({ memberId, withdrawal: true, reason: '도용 의심' });
    expect(await closed(memberId)).toEqual([false, true, '도용 의심']);
    const { data } = await ban({ memberId, deposit: true, reason: '본인 확인 중' });
    expect(data).toEqual({ depositBanned: true, withdrawalBanned: true });
    const out = await call('/api/cash/out', { amount: '20000', cashOutPass: '1234' });
    expect(out.resultCode).toBe('C203');
  });

  test('of a ban that stays the reason stays, and one that is lifted leaves none', async () => {
    const { memberId } = await knownMember('halflifted');
    await ban({ memberId, deposit: true, withdrawal: true, reason: '본인 확인 중' });
    await ban({ memberId, deposit: false });
    expect(await closed(memberId)).toEqual([false, true, '본인 확인 중']);
    await ban({ memberId, withdrawal: false });
    expect(await closed(memberId)).toEqual([false, false, '']);
  });
});

test('each decision of an operator is in the audit log, with before and after', async () => {
  const member = await knownMember('audited');
  const { data } = await member.call('/api/cash/in', { amount: '10000' });
  const { requestId } = data;
  for (const move of ['wait', 'approve']) {
    await world.cashier(`/api/admin/cash/${move}`, { requestId });
  }
  const log = await world.operator('audit.read')('/api/admin/audit/wallet/list', {
    subject: `cash-request:${requestId}`,
  });
  const acts = log.data.list.map(
    (row: { action: string; before: { status: number }; after: { status: number } }) => [
      row.action,
      row.before.status,
      row.after.status,
    ],
  );
  expect(acts).toEqual([
    ['deposit.approve', 2, 1],
    ['deposit.wait', 0, 2],
  ]);
});
