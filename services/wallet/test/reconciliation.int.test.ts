import { randomUUID } from 'node:crypto';
import { withTransaction } from '@noriter/kit/postgres';
import { eventually } from '@noriter/kit/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { applyCommands } from '../src/actions/apply-commands.ts';
import { makeCommand } from '../src/domain/command.ts';
import { sumCounterAccounts } from '../src/jobs/sum-counter-accounts.ts';
import { runChecks } from '../src/queries/reconciliation-checks.ts';
import { openWalletHouse, type WalletHouse } from './wallet-house.ts';

let house: WalletHouse;

beforeAll(async () => {
  house = await openWalletHouse('wallet_reconciliation');
});
afterEach(() => house.expectWholeBooks());
afterAll(() => house.close());

async function counters(): Promise<Record<string, bigint>> {
  const { rows } = await house.pool.query<{ account: string; balance: bigint }>(
    'select account, balance from counter_account',
  );
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
}

/**
 * Runs the job until the sums are these. A transaction anywhere on the server, another test's too,
 * holds the sums back until it ends, so one run may do nothing.
 */
async function sumTo(expected: Record<string, bigint>): Promise<void> {
  await eventually(async () => {
    await sumCounterAccounts(house.running.deps);
    expect(await counters()).toEqual(expected);
  });
}

function stake(memberId: string, amount: bigint) {
  return makeCommand({
    commandId: randomUUID(),
    siteId: 'noriter',
    memberId,
    kind: 'stake',
    amount,
    counterAccount: 'house:sport',
    subjectType: 'bet',
    subjectId: randomUUID(),
  });
}

test('counter accounts are summed up behind the commands, each entry once', async () => {
  const memberId = randomUUID();
  await house.give(memberId, 10_000n);
  await sumTo({ promotion: -10_000n });
  await withTransaction(house.pool, (tx) =>
    applyCommands(tx, [stake(memberId, 300n), stake(memberId, 200n)], house.clock),
  );
  const summed = { promotion: -10_000n, 'house:sport': 500n };
  await sumTo(summed);
  for (let run = 0; run < 3; run += 1) await sumCounterAccounts(house.running.deps);
  expect(await counters()).toEqual(summed);
});

test('an entry that commits late is still summed', async () => {
  const [early, late] = [randomUUID(), randomUUID()];
  await house.give(early, 1_000n);
  await house.give(late, 1_000n);
  await sumTo({ promotion: -12_000n, 'house:sport': 500n });
  const slow = await house.pool.connect();
  await slow.query('begin');
  await applyCommands(slow, [stake(late, 7n)], house.clock);
  await withTransaction(house.pool, (tx) => applyCommands(tx, [stake(early, 5n)], house.clock));
  for (let run = 0; run < 3; run += 1) await sumCounterAccounts(house.running.deps);
  await slow.query('commit');
  slow.release();
  await sumTo({ promotion: -12_000n, 'house:sport': 512n });
});

test('after a long stop each run sums up a part, and together they miss nothing', async () => {
  const memberId = randomUUID();
  await house.give(memberId, 1_000n);
  for (let stakes = 0; stakes < 5; stakes += 1) {
    await withTransaction(house.pool, (tx) =>
      applyCommands(tx, [stake(memberId, 10n)], house.clock),
    );
  }
  const parts = new Set<bigint>();
  await eventually(async () => {
    await sumCounterAccounts(house.running.deps, 2);
    const sums = await counters();
    parts.add(sums['house:sport'] ?? 0n);
    expect(sums).toEqual({ promotion: -13_000n, 'house:sport': 562n });
  });
  // Six positions, two by two, were at least three parts.
  expect(parts.size).toBeGreaterThanOrEqual(3);
});

test('a run is kept, shown to operators and counted in a metric', async () => {
  const call = house.operator('reconciliation.read', 'audit.read');
  const { data } = await call('/api/admin/reconciliation/run');
  expect(data.run.violations).toBe(0);
  expect(data.run.checks).toHaveLength(10);
  expect((await call('/api/admin/reconciliation/latest')).data.run).toEqual(data.run);
  expect((await house.cashier('/api/admin/reconciliation/latest')).resultCode).toBe('H403');
  await house.running.runJob('reconcile');
  const metrics = await (await fetch(`${house.running.url}/metrics`)).text();
  expect(metrics).toContain('noriter_wallet_reconciliation_violations');
});

test('the runs there were are listed, and a check is looked into row by row', async () => {
  const call = house.operator('reconciliation.read', 'audit.read');
  await call('/api/admin/reconciliation/run');
  const { data } = await call('/api/admin/reconciliation/list');
  expect(data.list[0].checks).toHaveLength(10);
  expect(data.pageInfo.tatal_list_count).toBeGreaterThan(1);
  const look = { check: 'no-negative-balance' };
  const clean = await call('/api/admin/reconciliation/violations', look);
  expect(clean.data).toEqual({ total: 0, violations: [] });
  const unknown = await call('/api/admin/reconciliation/violations', { check: 'nothing' });
  expect(unknown.resultCode).toBe('H400');
  for (const path of ['list', 'violations']) {
    const refused = await house.cashier(`/api/admin/reconciliation/${path}`, look);
    expect(refused.resultCode).toBe('H403');
  }
});

test('a violation is found by the look into its check', async () => {
  const memberId = randomUUID();
  await house.give(memberId, 1_000n);
  await house.pool.query('update account set cash = cash + 1 where member_id = $1', [memberId]);
  const call = house.operator('reconciliation.read');
  const look = { check: 'balances-equal-entries' };
  const { data } = await call('/api/admin/reconciliation/violations', look);
  expect(data).toMatchObject({ total: 1, violations: [{ subject: memberId }] });
  await house.pool.query('update account set cash = cash - 1 where member_id = $1', [memberId]);
});

/** What a defect or a hand in the database would leave behind, and who must notice. */
test.each([
  [
    'no-negative-balance',
    'alter table account drop constraint account_cash_check; update account set cash = -1',
  ],
  ['balances-equal-entries', 'update account set cash = cash + 1'],
  ['versions-have-no-gap', 'update account set version = version + 1'],
  ['held-equals-open-withdrawals', 'update account set held = held + 1'],
  ['counter-sums-equal-entries', 'update counter_account set balance = balance + 1'],
  ['nets-equal-entries', 'update account set net_week = net_week + 1'],
  ['debts-equal-entries', 'update account set cash = 0, owed = 1'],
  [
    'requests-moved-their-money',
    `insert into cash_request (request_id, site_id, member_id, kind, status, amount, requested_at)
     values (gen_random_uuid(), 'noriter', gen_random_uuid(), 1, 1, 100, now())`,
  ],
  [
    'cash-in-equals-accounts',
    `insert into cash_request (request_id, site_id, member_id, kind, status, amount, requested_at)
     values (gen_random_uuid(), 'noriter', gen_random_uuid(), 1, 1, 100, now())`,
  ],
  [
    'entries-sum-to-zero',
    `alter table ledger disable trigger user; alter table ledger drop constraint ledger_check;
     update ledger set amount = -amount`,
  ],
])('%s finds its violation', async (check, damage) => {
  await house.give(randomUUID(), 1_000n);
  await eventually(async () => {
    await sumCounterAccounts(house.running.deps);
    expect(Object.keys(await counters())).toContain('promotion');
  });
  const client = await house.pool.connect();
  await client.query('begin');
  await client.query(damage);
  const results = await runChecks(client);
  await client.query('rollback');
  client.release();
  const found = results.find((one) => one.check === check);
  expect(found?.violations).toBeGreaterThan(0);
  expect(found?.examples.length).toBeGreaterThan(0);
});
