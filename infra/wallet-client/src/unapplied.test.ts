import { defineRoute, type Route } from '@noriter/kit/route';
import { closeServicePools } from '@noriter/kit/service-client';
import { openHttpApp, testKeyring } from '@noriter/kit/testing/http-app';
import { afterAll, afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { houseColumns } from './ledger.ts';
import { areApplied, unappliedOf } from './unapplied.ts';

const [right, other, refused, lost] = [1, 2, 3, 4].map(
  (digit) => `019a0000-0000-7000-8000-00000000000${digit}`,
) as [string, string, string, string];
const asked = [right, other, refused, lost].map((commandId) => ({ commandId, amount: 900n }));
const faults = new Map([
  [other, 'differs'],
  [refused, 'refused'],
  [lost, 'missing'],
]);

const rowOf = (commandId: string) => ({
  commandId,
  siteId: 'noriter',
  memberId: 'member',
  kind: 'payout',
  amount: commandId === other ? '901' : '900',
  counterAccount: 'house:sport',
  subjectType: 'bet-slip',
  subjectId: 'slip',
  refusal: commandId === refused ? 'W408' : null,
});

/** A route of the wallet that answers this, whatever it is asked. */
const answering = (path: `/internal/ledger/${string}`, data: object) =>
  defineRoute<null>()({
    path,
    summary: 'Answers of the ledger',
    access: 'internal',
    callers: ['betting'],
    body: z.object({}),
    data: z.unknown(),
    handle: async () => data,
  });
const rows = answering('/internal/ledger/commands', {
  entries: [right, other, refused].map(rowOf),
});
const judging = (data: object) => answering('/internal/ledger/unapplied', data);

let closing: () => Promise<unknown> = async () => undefined;
afterEach(() => closing());
afterAll(() => closeServicePools());

async function walletWith(...routes: Route<null>[]) {
  const { app } = await openHttpApp(routes);
  await app.listen({ port: 0, host: '127.0.0.1' });
  closing = () => app.close();
  // The app checks what was signed for `test`; no service has that name.
  return { url: app.listeningOrigin, to: 'test' as 'wallet', ...testKeyring.signerOf('betting') };
}

test('a wallet that knows the question answers with what it did not apply', async () => {
  const unapplied = [...faults].map(([commandId, fault]) => ({ commandId, fault }));
  const wallet = await walletWith(judging({ unapplied, applied: 1 }));
  expect(await unappliedOf(wallet, asked)).toEqual(faults);
});

test('a wallet of before the question is asked for the rows, and the same is found', async () => {
  expect(await unappliedOf(await walletWith(rows), asked)).toEqual(faults);
});

const twice = [other, other].map((commandId) => ({ commandId, fault: 'differs' }));

test.each<[string, object]>([
  ['counts too few', { unapplied: [], applied: 3 }],
  ['names another one', { unapplied: [{ commandId: 'another', fault: 'missing' }], applied: 3 }],
  ['names one twice', { unapplied: twice, applied: 2 }],
])('attack: an answer that %s clears nobody', async (_, answer) => {
  const wallet = await walletWith(rows, judging(answer));
  await expect(unappliedOf(wallet, asked)).rejects.toThrow('did not judge each');
});

test('any other refusal is no older wallet', async () => {
  const wallet = { ...(await walletWith(rows, judging({}))), ...testKeyring.signerOf('partner') };
  await expect(unappliedOf(wallet, asked)).rejects.toThrow('answered H403');
});

test('about nothing nobody is asked', async () => {
  const nowhere = { url: 'http://127.0.0.1:9', to: 'wallet' as const };
  expect(await unappliedOf({ ...nowhere, ...testKeyring.signerOf('betting') }, [])).toEqual(
    new Map(),
  );
});

const columns = { count: 2, commandIds: `{${right},${other}}`, amounts: '{900,900}' };

test.each([1, 3])('%s applied of two is not all of them', async (applied) => {
  const wallet = await walletWith(answering('/internal/ledger/applied-count', { applied }));
  expect(await areApplied(wallet, columns)).toBe(false);
});

test('a wallet that applied as many applied all', async () => {
  const wallet = await walletWith(answering('/internal/ledger/applied-count', { applied: 2 }));
  expect(await areApplied(wallet, columns)).toBe(true);
});

test('a wallet of before columns says so, and clears nobody', async () => {
  const wallet = await walletWith(rows);
  expect(await areApplied(wallet, columns)).toBe(false);
  expect(await houseColumns(wallet, { after: 0n, positions: 1 })).toBe(null);
});
