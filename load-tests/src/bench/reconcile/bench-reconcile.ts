import { createPool } from '@noriter/kit/postgres';
import { openTestSpace } from '@noriter/kit/testing';
import type { Pool } from 'pg';
import { openServers } from '../../machine/servers.ts';
import { openMemberAccounts } from '../../site/member-accounts.ts';
import { writeHistory } from '../wallet/ledger-history.ts';
import { letJobsCatchUp, prepareWallet } from '../wallet/wallet-process.ts';

// Whether a reconciliation takes as long for twenty million rows of ledger as for one:
//   npm run bench:reconcile [-- <millions> ...]
const MEMBERS = 100_000;
const MILLIONS = process.argv.slice(2).map(Number);
const SIZES = MILLIONS.length > 0 ? MILLIONS : [1, 5, 10, 20];
/** Days of history in a million rows: each member has one row a day. */
const DAYS_OF_MILLION = 1_000_000 / MEMBERS;
const ROUNDS = 3;

const closeServers = await openServers();
const space = await openTestSpace('reconcile');
/** Writing and counting millions of rows takes longer than a service would wait. */
const patient = createPool(space.databaseUrl, {
  applicationName: 'reconcile',
  statementTimeoutMs: 600_000,
});
try {
  await prepareWallet(space);
  await openMemberAccounts(space.pool, MEMBERS);
  const took: number[] = [];
  let days = 0;
  for (const millions of SIZES) {
    const wanted = Math.round(millions * DAYS_OF_MILLION);
    // The last days are what the measured runs find new, the same for each size.
    await writeHistory(patient, wanted - days - ROUNDS);
    await catchUp();
    took.push(await fastestRun());
    days = wanted;
    const { violations } = await lastRun(patient);
    console.log(`${millions} million rows: ${took.at(-1)} ms, ${violations} violations`);
    if (violations > 0) process.exitCode = 1;
  }
  const ratio = (took.at(-1) ?? 0) / (took[0] ?? 1);
  console.log(`bench-reconcile ratio=${ratio.toFixed(2)} goal=1.5`);
  if (ratio > 1.5) process.exitCode = 1;
} finally {
  await patient.end();
  await space.close();
  await closeServers();
}

/** Of runs that each find a day of all members new: what disturbs a machine only makes it slower. */
async function fastestRun(): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    await writeHistory(patient, 1);
    await catchUp();
    fastest = Math.min(fastest, (await lastRun(patient)).ms);
  }
  return fastest;
}

/** Counter sums first, then a reconciliation, which goes no further than they do. */
async function catchUp(): Promise<void> {
  await letJobsCatchUp(space);
  await letJobsCatchUp(space);
}

/** With what it took to move the checkpoint. */
async function lastRun(pool: Pool): Promise<{ ms: number; violations: number }> {
  const { rows } = await pool.query<{ ms: number; violations: number }>(
    `select (extract(epoch from finished_at - started_at) * 1000)::int as ms, violations::int
     from reconciliation_run where scope = 'new' order by started_at desc limit 1`,
  );
  const [run] = rows;
  if (run === undefined) throw new Error('No reconciliation has run.');
  return run;
}
