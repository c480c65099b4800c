// @module-tag money
import { randomUUID } from 'node:crypto';
import { startExclusively } from '@noriter/kit/job-lock';
import { withTransaction } from '@noriter/kit/postgres';
import { eventually } from '@noriter/kit/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { applyCommands } from '../src/actions/apply-commands.ts';
import { reconcile } from '../src/actions/reconcile.ts';
import { makeCommand } from '../src/domain/ledger/make-command.ts';
import { sumCounterAccounts } from '../src/store/ledger/counter-sums.ts';
import { runChecks } from '../src/store/reconciliation/checks.ts';
import { openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_reconciliation');
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

async function counters(): Promise<Record<string, bigint>> {
  const { rows } = await world.pool.query<{ account: string; balance: bigint }>(
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
    await sumCounterAccounts(world.running.deps);
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
  await world.give(memberId, 10_000n);
  await sumTo({ promotion: -10_000n });
  await withTransaction(world.pool, (tx) =>
    applyCommands(tx, [stake(memberId, 300n), stake(memberId, 200n)], world.clock),
  );
  const summed = { promotion: -10_000n, 'house:sport': 500n };
  await sumTo(summed);
  for (let run = 0; run < 3; run += 1) await sumCounterAccounts(world.running.deps);
  expect(await counters()).toEqual(summed);
});

test('an entry that commits late is still summed', async () => {
  const [early, late] = [randomUUID(), randomUUID()];
  await world.give(early, 1_000n);
  await world.give(late, 1_000n);
  await sumTo({ promotion: -12_000n, 'house:sport': 500n });
  const slow = await world.pool.connect();
  await slow.query('begin');
  await applyCommands(slow, [stake(late, 7n)], world.clock);
  await withTransaction(world.pool, (tx) => applyCommands(tx, [stake(early, 5n)], world.clock));
  for (let run = 0; run < 3; run += 1) await sumCounterAccounts(world.running.deps);
  await slow.query('commit');
  slow.release();
  await sumTo({ promotion: -12_000n, 'house:sport': 512n });
});

test('after a long stop each run sums up a part, and together they miss nothing', async () => {
  const memberId = randomUUID();
  await world.give(memberId, 1_000n);
  for (let stakes = 0; stakes < 5; stakes += 1) {
    await withTransaction(world.pool, (tx) =>
      applyCommands(tx, [stake(memberId, 10n)], world.clock),
    );
  }
  const parts = new Set<bigint>();
  await eventually(async () => {
    await sumCounterAccounts(world.running.deps, 2);
    const sums = await counters();
    parts.add(sums['house:sport'] ?? 0n);
    expect(sums).toEqual({ promotion: -13_000n, 'house:sport': 562n });
  });
  // Six positions, two by two, were at least three parts.
  expect(parts.size).toBeGreaterThanOrEqual(3);
});

test('a run is kept, shown to operators and counted in a metric', async () => {
  const call = world.operator('reconciliation.read', 'audit.read');
  const { data } = await call('/api/admin/reconciliation/run');
  expect(data.run.violations).toBe(0);
  expect(data.run.checks).toHaveLength(10);
  expect((await call('/api/admin/reconciliation/latest')).data.run).toEqual(data.run);
  expect((await world.cashier('/api/admin/reconciliation/latest')).resultCode).toBe('H403');
  await world.running.runJob('reconcile');
  const metrics = await (await fetch(`${world.running.url}/metrics`)).text();
  expect(metrics).toContain('noriter_wallet_reconciliation_violations');
});

test('the runs there were are listed, and a check is looked into row by row', async () => {
  const call = world.operator('reconciliation.read', 'audit.read');
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
    const refused = await world.cashier(`/api/admin/reconciliation/${path}`, look);
    expect(refused.resultCode).toBe('H403');
  }
});

test('a violation is found by the look into its check', async () => {
  const memberId = randomUUID();
  await world.give(memberId, 1_000n);
  await world.pool.query('update account set cash = cash + 1 where member_id = $1', [memberId]);
  const call = world.operator('reconciliation.read');
  const look = { check: 'balances-equal-entries' };
  const { data } = await call('/api/admin/reconciliation/violations', look);
  expect(data).toMatchObject({ total: 1, violations: [{ subject: memberId }] });
  await world.pool.query('update account set cash = cash - 1 where member_id = $1', [memberId]);
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
  const now = world.clock.now();
  await world.give(randomUUID(), 1_000n);
  await eventually(async () => {
    await sumCounterAccounts(world.running.deps);
    expect(Object.keys(await counters())).toContain('promotion');
  });
  const client = await world.pool.connect();
  await client.query('begin');
  await client.query(damage);
  const ran = [
    await runChecks(client, { scope: 'all', now }),
    await runChecks(client, { scope: 'new', now }),
  ];
  await client.query('rollback');
  client.release();
  for (const results of ran) {
    const found = results.find((one) => one.check === check);
    expect(found?.violations).toBeGreaterThan(0);
    expect(found?.examples.length).toBeGreaterThan(0);
  }
});

/** All that is summed is proven, or what is before the first row that is wrong. */
async function follow(): Promise<bigint> {
  await eventually(async () => {
    await sumCounterAccounts(world.running.deps);
    const { rows } = await world.pool.query<{ left: boolean }>(
      'select exists (select from ledger, counter_progress where position > summed_to) as left',
    );
    expect(rows).toEqual([{ left: false }]);
  });
  await reconcile(world.running.deps, { scope: 'new' });
  const { rows } = await world.pool.query<{ position: bigint }>(
    'select position from reconciliation_checkpoint',
  );
  return rows[0]?.position ?? 0n;
}

test('what was proven is not read again, and what comes since is', async () => {
  const memberId = randomUUID();
  await world.give(memberId, 1_000n);
  const first = await follow();
  await withTransaction(world.pool, (tx) => applyCommands(tx, [stake(memberId, 9n)], world.clock));
  await world.expectWholeBooks();
  const second = await follow();
  expect(second).toBeGreaterThan(first);
  const { rows } = await world.pool.query(
    `select cash, commands, net_day as net from reconciled_member where member_id = $1`,
    [memberId],
  );
  expect(rows).toEqual([{ cash: 991n, commands: 2n, net: 9n }]);
});

test('nets of a new day, week and month begin anew at the checkpoint too', async () => {
  const memberId = randomUUID();
  await world.give(memberId, 1_000n);
  for (const days of [0, 1, 5, 12, 40]) {
    world.clock.advance(days * 86_400_000);
    await withTransaction(world.pool, (tx) =>
      applyCommands(tx, [stake(memberId, 7n)], world.clock),
    );
    if (days !== 5) await follow();
    await world.expectWholeBooks();
  }
});

test('the checkpoint stops before a row that is wrong, so every later run finds it', async () => {
  const memberId = randomUUID();
  await world.give(memberId, 1_000n);
  const before = await follow();
  await world.pool.query('alter table ledger disable trigger user');
  await world.give(memberId, 5n);
  const change = (by: number) =>
    world.pool.query(
      'update ledger set version = version + $2 where member_id = $1 and version + $2 between 2 and 7 and version > 1',
      [memberId, by],
    );
  await change(5);
  expect(await follow()).toBe(before);
  const again = await reconcile(world.running.deps, { scope: 'new' });
  const gaps = again.checks.find(({ check }) => check === 'versions-have-no-gap');
  expect(gaps?.violations).toBeGreaterThan(0);
  await change(-5);
  await world.pool.query('alter table ledger enable trigger user');
  expect(await follow()).toBeGreaterThan(before);
});

test('a row that is changed behind the checkpoint is found by the proof of every row', async () => {
  const memberId = randomUUID();
  await world.give(memberId, 1_000n);
  await follow();
  const change = (by: number) =>
    world.pool.query('update ledger set amount = amount + $2 where member_id = $1', [memberId, by]);
  await world.pool.query('alter table ledger disable trigger user');
  await change(1);
  expect((await reconcile(world.running.deps, { scope: 'new' })).violations).toBe(0);
  const proof = await reconcile(world.running.deps, { scope: 'all' });
  expect(proof.violations).toBeGreaterThan(0);
  const metrics = await (await fetch(`${world.running.url}/metrics`)).text();
  const found = /violations\{check="balances-equal-entries",scope="all"[^}]*\} 1/;
  expect(metrics).toMatch(found);
  await change(-1);
  await world.pool.query('alter table ledger enable trigger user');
});

test('a run an operator asks for never runs beside the job, and two never beside each other', async () => {
  const call = world.operator('reconciliation.read');
  const started = await startExclusively(world.pool, 'reconcile', async () => {
    expect((await call('/api/admin/reconciliation/run')).resultCode).toBe('W015');
  });
  await started?.ended;
  expect((await call('/api/admin/reconciliation/run')).resultCode).toBe('0');
  world.clock.advance(60_000);
  const proof = await call('/api/admin/reconciliation/run', { scope: 'all' });
  expect(proof).toMatchObject({ resultCode: '0', data: { run: null } });
  await eventually(async () => {
    const { data } = await call('/api/admin/reconciliation/latest');
    expect(data.proof).toMatchObject({ scope: 'all', violations: 0 });
  });
});

test('a run that fails leaves the time of the last one that did not', async () => {
  const at = async () => {
    const metrics = await (await fetch(`${world.running.url}/metrics`)).text();
    const line = /last_success_timestamp_seconds\{scope="new"[^}]*\} ([\d.]+)/.exec(metrics);
    return Number(line?.[1]);
  };
  const before = await at();
  expect(before).toBeGreaterThan(0);
  await world.pool.query('alter table debt rename to debts_away');
  world.clock.advance(60_000);
  await world.running.runJob('reconcile');
  expect(await at()).toBe(before);
  await world.pool.query('alter table debts_away rename to debt');
});
