import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;
let requests: { requestId: string; memberId: string; amount: string }[];

const list = '/api/admin/cash/list';

beforeAll(async () => {
  world = await openWalletWorld('wallet_office_lists');
  requests = [];
  for (const [index, amount] of ['30000', '10000', '20000'].entries()) {
    const member = world.member();
    await world.approve(member.memberId, { loginId: `lister${index}` });
    world.clock.advance(60_000);
    const { data } = await member.call('/api/cash/in', { amount });
    requests.push({ requestId: data.requestId, memberId: member.memberId, amount });
  }
});
afterAll(() => world.close());

async function amountsOf(body: object): Promise<string[]> {
  const { data } = await world.cashier(list, { kind: 'in', ...body });
  return data.list.map(({ amount }: { amount: string }) => amount);
}

describe('the queue of requests', () => {
  test.each([
    [{}, ['30000', '10000', '20000']],
    [{ order: 'newest' }, ['20000', '10000', '30000']],
    [{ order: 'largest' }, ['30000', '20000', '10000']],
    [{ order: 'smallest' }, ['10000', '20000', '30000']],
    [{ amountMin: '20000', order: 'smallest' }, ['20000', '30000']],
    [{ amountMin: '15000', amountMax: '25000' }, ['20000']],
    [{ search: 'lister1' }, ['10000']],
    [{ search: 'LISTER2-NICK' }, ['20000']],
    [{ startDate: '2020-01-01', endDate: '2020-01-02' }, []],
  ])('%o shows %j', async (body, amounts) => {
    expect(await amountsOf(body)).toEqual(amounts);
  });

  test('shows one member, and one request by its whole id', async () => {
    const [first] = requests;
    expect(await amountsOf({ memberId: first?.memberId })).toEqual(['30000']);
    expect(await amountsOf({ search: first?.requestId })).toEqual(['30000']);
    expect(await amountsOf({ search: randomUUID() })).toEqual([]);
  });

  test('has pages as long as they are asked for, within bounds', async () => {
    const { data } = await world.cashier(list, { kind: 'in', rows: 5, page: 1 });
    expect(data.pageInfo).toEqual({ page: 1, count_per_list: 5, tatal_list_count: 3 });
    expect((await world.cashier(list, { kind: 'in', rows: 1_000 })).resultCode).toBe('H400');
    expect((await world.cashier(list, { kind: 'in', order: 'random' })).resultCode).toBe('H400');
  });
});

describe('finding a request by its id', () => {
  const find = '/api/admin/cash/find';

  test('answers with it, or with nothing', async () => {
    const { requestId, memberId } = requests[1] ?? { requestId: '', memberId: '' };
    const found = await world.cashier(find, { requestId });
    expect(found.data.request).toMatchObject({ requestId, memberId, kind: 'in' });
    const none = await world.cashier(find, { requestId: randomUUID() });
    expect(none.data).toEqual({ request: null });
  });

  test('needs a whole id and the permission', async () => {
    expect((await world.cashier(find, { requestId: 'half' })).resultCode).toBe('H400');
    const answer = await world.operator('members.read')(find, { requestId: randomUUID() });
    expect(answer.resultCode).toBe('H403');
  });
});

describe('taking a list away', () => {
  const take = '/api/admin/cash/export';

  test('gives all the filter finds, and the audit log says what was taken', async () => {
    const call = world.operator('data.export', 'audit.read');
    const { data } = await call(take, { kind: 'in', amountMin: '20000', order: 'largest' });
    expect(data.total).toBe(2);
    expect(data.list).toMatchObject([{ amount: '30000' }, { amount: '20000' }]);
    const log = await call('/api/admin/audit/wallet/list', { action: 'deposit.export' });
    expect(log.data.list[0]).toMatchObject({
      subject: 'site:noriter',
      after: { kind: 'in', amountMin: '20000', rows: 2 },
    });
  });

  test('is not for who may only read', async () => {
    expect((await world.cashier(take, { kind: 'in' })).resultCode).toBe('H403');
    expect((await world.operator('data.export')(take, {})).resultCode).toBe('H400');
  });
});

describe('a member’s ledger', () => {
  const path = '/api/admin/ledger';

  test('has long pages, filters, and can be taken away by who may', async () => {
    const { memberId } = world.member();
    await world.approve(memberId, { loginId: 'booked' });
    for (let index = 0; index < 12; index += 1) await world.give(memberId, 100n);
    await world.give(memberId, 7n, 'points_grant');
    const { data } = await world.cashier(`${path}/list`, { memberId, rows: 50 });
    expect(data.list).toHaveLength(13);
    expect(data.pageInfo.count_per_list).toBe(50);
    const call = world.operator('data.export', 'audit.read');
    const points = await call(`${path}/export`, { memberId, account: 'points' });
    expect(points.data).toMatchObject({ isWhole: true, list: [{ amount: '7' }] });
    const log = await call('/api/admin/audit/wallet/list', { subject: `member:${memberId}` });
    expect(log.data.list[0]).toMatchObject({
      action: 'ledger.export',
      after: { account: 'points', rows: 1 },
    });
    expect((await world.cashier(`${path}/export`, { memberId })).resultCode).toBe('H403');
    expect((await call(`${path}/export`, { memberId: 'x' })).resultCode).toBe('H400');
  });
});
