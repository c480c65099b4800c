// @module-tag money
import { randomUUID } from 'node:crypto';
import { callAs, eventually, serviceCaller } from '@noriter/kit/testing';
import { WalletCommandKind as Kind } from '@noriter/proto/wallet_commands_pb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_sides');
});
afterAll(() => world.close());

const ask = (service: string, path: string, body: object = { after: '0' }) =>
  callAs(world.service, serviceCaller(service))(path, body);

test('promotion sees what moved on the accounts of promotions, both ways, and nothing else', async () => {
  const { memberId } = world.member();
  const account = `promotion:${randomUUID()}`;
  const of = { siteId: 'noriter', memberId, amount: 900n, subjectType: 'promotion-grant' };
  const sent = [
    await world.apply({ ...of, kind: Kind.BONUS_GRANT, counterAccount: account }),
    await world.apply({ ...of, kind: Kind.FREE_BET_GRANT, counterAccount: account }),
    await world.apply({ ...of, kind: Kind.FREE_BET_EXPIRE, counterAccount: account }),
    await world.apply({ ...of, kind: Kind.BONUS_FORFEIT, counterAccount: account, amount: 1n }),
    // Of a kind that no promotion asks for, and yet on its account.
    await world.apply({
      ...of,
      kind: Kind.PAYOUT,
      counterAccount: account,
      subjectType: 'bet-slip',
    }),
  ];
  // The bonus of a deposit is the wallet's own.
  await world.apply({ ...of, kind: Kind.BONUS_GRANT, subjectType: 'cash-request' });
  await world.apply({ ...of, kind: Kind.POINTS_GRANT, counterAccount: 'partner:commission' });
  await world.apply({ ...of, kind: Kind.STAKE, counterAccount: 'house:sport' });
  const refused = { ...of, kind: Kind.ADJUST_DOWN, counterAccount: account, amount: 10_000n };
  const { commandId } = await world.apply(refused);
  // A row counts once no older transaction is open, and other tests have some on the same server.
  const page = await eventually(async () => {
    await world.running.runJob('sum-counter-accounts');
    const { data } = await ask('promotion', '/internal/ledger/promotion');
    expect(data.entries).toHaveLength(sent.length);
    return data;
  });
  expect(page.entries).toMatchObject(
    sent.map((one) => ({ commandId: one.commandId, counterAccount: account, refusal: null })),
  );
  const { data: end } = await ask('promotion', '/internal/ledger/promotion', { after: page.upto });
  expect(end).toEqual({ entries: [], upto: page.upto });
  const commandIds = [commandId, randomUUID()];
  const { data: rows } = await ask('promotion', '/internal/ledger/commands', { commandIds });
  expect(rows.entries).toMatchObject([{ commandId, counterAccount: account, refusal: 'C202' }]);
});

test.each(['betting', 'partner', 'board'])('%s sees none of it', async (service) => {
  expect((await ask(service, '/internal/ledger/promotion')).resultCode).toBe('H403');
});

test('betting alone asks which commands were not applied, of a thousand at most', async () => {
  const path = '/internal/ledger/unapplied';
  const about = (count: number) => ({
    commands: Array.from({ length: count }, () => ({ commandId: randomUUID(), amount: '1' })),
  });
  expect((await ask('promotion', path, about(1))).resultCode).toBe('H403');
  expect((await ask('betting', path, about(1_001))).resultCode).toBe('H400');
  const { data } = await ask('betting', path, about(1_000));
  expect(data).toMatchObject({ applied: 0, unapplied: { length: 1_000 } });
});

test('betting alone asks for columns, and counts commands, of two thousand at most', async () => {
  const [columns, count] = ['/internal/ledger/house-columns', '/internal/ledger/applied-count'];
  expect((await ask('partner', columns)).resultCode).toBe('H403');
  const about = (many: number, amount = '1') => ({
    commandIds: `{${Array.from({ length: many }, () => randomUUID()).join(',')}}`,
    amounts: `{${Array.from({ length: many }, () => amount).join(',')}}`,
  });
  expect((await ask('promotion', count, about(1))).resultCode).toBe('H403');
  expect((await ask('betting', count, about(2_001))).resultCode).toBe('H400');
  for (const amount of ['', '-1', 'null', '1}', '{1}']) {
    expect((await ask('betting', count, about(1, amount))).resultCode).toBe('H400');
  }
  expect((await ask('betting', count, about(2_000))).data).toEqual({ applied: 0 });
});
