// @module-tag money
import { randomUUID } from 'node:crypto';
import { callAs, operatorCaller } from '@noriter/kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { commitCommands } from '../src/actions/apply-commands.ts';
import { makeCommand } from '../src/domain/ledger/make-command.ts';
import { openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_write_offs');
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

const paths = {
  list: '/api/admin/wallet/debts/list',
  writeOff: '/api/admin/wallet/debts/writeOff',
  requests: '/api/admin/wallet/adjustments/list',
  approve: '/api/admin/wallet/adjustments/approve',
  refuse: '/api/admin/wallet/adjustments/refuse',
};

function operator(loginId: string, permissions = ['cash.adjust', 'cash.read', 'audit.read']) {
  return callAs(world.service, operatorCaller({ loginId, permissions }));
}

/** A member without money of whom so much was taken back; the demonstration's limit is 300,000. */
async function debtor(amount: bigint) {
  const member = world.member();
  const { memberId } = member;
  await world.approve(memberId, { loginId: `w${memberId.slice(0, 8)}` });
  const debtId = randomUUID();
  const subject = { subjectType: 'bet-slip', subjectId: 'slip', product: 'sport' };
  const back = {
    commandId: debtId,
    siteId: 'noriter',
    memberId,
    kind: 'clawback',
    amount,
  } as const;
  await commitCommands(world.pool, [makeCommand({ ...back, ...subject })], world.clock);
  const owed = async () => (await member.call('/api/cash/getUserCash')).data.owed;
  return { memberId, debtId, owed };
}

describe('one operator', () => {
  test('writes off what is left, once, with a reason that is kept', async () => {
    const { memberId, debtId, owed } = await debtor(90_000n);
    await world.give(memberId, 20_000n);
    const anna = operator('anna');
    expect((await anna(paths.writeOff, { debtId, reason: ' ' })).resultCode).toBe('W003');
    const options = { idempotencyKey: randomUUID() };
    const body = { debtId, reason: '당사 과실' };
    const done = await anna(paths.writeOff, body, options);
    expect(done.data).toEqual({ outcome: 'applied', amount: '70000' });
    expect((await anna(paths.writeOff, body, options)).data).toEqual(done.data);
    expect((await anna(paths.writeOff, body)).resultCode).toBe('W012');
    expect(await owed()).toBe('0');
    const { data } = await anna(paths.list, { memberId });
    expect(data.list).toMatchObject([
      {
        debtId,
        amount: '90000',
        collected: '20000',
        writtenOff: '70000',
        left: '0',
        reason: '당사 과실',
        writtenOffBy: 'anna',
        agreedBy: '',
        waits: false,
      },
    ]);
    const log = await anna('/api/admin/audit/wallet/list', { subject: `member:${memberId}` });
    expect(log.data.list[0]).toMatchObject({ action: 'debt.write_off' });
  });

  test('of twelve at once, one does', async () => {
    const { debtId, owed } = await debtor(90_000n);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        operator(`op${at}`)(paths.writeOff, { debtId, reason: '당사 과실' }),
      ),
    );
    const codes = answers.map(({ resultCode }) => resultCode);
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => code === 'W012')).toHaveLength(11);
    expect(await owed()).toBe('0');
  });

  test('counts them together with corrections of the day', async () => {
    const { memberId, debtId } = await debtor(200_000n);
    const anna = operator('anna');
    const up = { memberId, direction: 'up', amount: '150000', reason: '보상' };
    expect((await anna('/api/admin/wallet/adjust', up)).data.outcome).toBe('applied');
    // It paid the debt: 50,000 are left, and 150,000 were moved alone.
    const { data } = await anna(paths.writeOff, { debtId, reason: '당사 과실' });
    expect(data).toEqual({ outcome: 'applied', amount: '50000' });
    const next = await anna('/api/admin/wallet/adjust', { ...up, amount: '110000' });
    expect(next.data.outcome).toBe('asked');
  });
});

describe('beyond the limit a second operator', () => {
  async function asked() {
    const known = await debtor(500_000n);
    const { data } = await operator('anna')(paths.writeOff, {
      debtId: known.debtId,
      reason: '당사 과실',
    });
    expect(data).toEqual({ outcome: 'asked', amount: '500000' });
    const ben = operator('ben');
    const { list } = (await ben(paths.requests, { memberId: known.memberId })).data;
    expect(list).toMatchObject([{ direction: 'write_off', amount: '500000', owed: '500000' }]);
    return { ...known, ben, requestId: String(list[0].requestId) };
  }

  test('agrees to what is left by then', async () => {
    const { memberId, debtId, owed, ben, requestId } = await asked();
    const again = await ben(paths.writeOff, { debtId, reason: '당사 과실' });
    expect(again.resultCode).toBe('W013');
    await world.give(memberId, 120_000n);
    expect((await ben(paths.approve, { requestId })).data.status).toBe('approved');
    expect(await owed()).toBe('0');
    const { data } = await ben(paths.list, { memberId });
    expect(data.list).toMatchObject([
      { collected: '120000', writtenOff: '380000', writtenOffBy: 'anna', agreedBy: 'ben' },
    ]);
    const { list } = (await ben(paths.requests, { memberId })).data;
    expect(list).toMatchObject([{ status: 'approved', amount: '380000', owed: '0' }]);
  });

  test('has nothing to agree to when it was paid, and refuses', async () => {
    const { memberId, ben, requestId } = await asked();
    await world.give(memberId, 600_000n);
    expect((await ben(paths.approve, { requestId })).resultCode).toBe('W012');
    const refused = await ben(paths.refuse, { requestId, reason: '회수 완료' });
    expect(refused.data.status).toBe('refused');
  });

  test('and money that comes at the same time: neither is lost', async () => {
    const { memberId, debtId, owed, ben, requestId } = await asked();
    await Promise.all([
      ben(paths.approve, { requestId }),
      ...Array.from({ length: 8 }, () => world.give(memberId, 10_000n)),
    ]);
    expect(await owed()).toBe('0');
    const { rows } = await world.pool.query<{ cash: bigint; collected: bigint }>(
      'select cash, collected from account join debt using (member_id) where debt_id = $1',
      [debtId],
    );
    expect((rows[0]?.cash ?? 0n) + (rows[0]?.collected ?? 0n)).toBe(80_000n);
  });
});

describe('who may', () => {
  test('see open debts of the site with their sum, the oldest first', async () => {
    const first = await debtor(1_000n);
    const second = await debtor(2_000n);
    const reader = operator('eve', ['cash.read']);
    const { data } = await reader(paths.list, { state: 'open', rows: 100 });
    const ids = data.list.map(({ debtId }: { debtId: string }) => debtId);
    expect(ids.indexOf(first.debtId)).toBeLessThan(ids.indexOf(second.debtId));
    expect(BigInt(data.left)).toBe(
      data.list.reduce((sum: bigint, { left }: { left: string }) => sum + BigInt(left), 0n),
    );
    const off = await reader(paths.writeOff, { debtId: first.debtId, reason: 'x' });
    expect(off.resultCode).toBe('H403');
  });

  test('nobody of another site, and nothing that is no debt', async () => {
    const { debtId } = await debtor(1_000n);
    const elsewhere = operatorCaller({ siteId: 'elsewhere', permissions: ['cash.adjust'] });
    const stranger = callAs(world.service, elsewhere);
    expect((await stranger(paths.writeOff, { debtId, reason: 'x' })).resultCode).toBe('H404');
    const anna = operator('anna');
    const unknown = { debtId: randomUUID(), reason: 'x' };
    expect((await anna(paths.writeOff, unknown)).resultCode).toBe('H404');
    expect((await anna(paths.writeOff, { debtId: 'none' })).resultCode).toBe('H400');
  });
});
