import { createPool } from '@noriter/kit/postgres';
import { openTestSpace } from '@noriter/kit/testing';
import { openServers } from '../../machine/servers.ts';
import { brokenLedgerRules } from '../../oracle/ledger.ts';
import { openMemberAccounts } from '../../site/member-accounts.ts';
import { writeHistory } from './ledger-history.ts';
import { letJobsCatchUp, markMembers, prepareWallet, runWallet } from './wallet-process.ts';

// Whether the wallet is as fast over ten million ledger entries as over none:
//   npm run bench:ledger-growth
const MEMBERS = 100_000;
/** Each row is a pair of entries, but rows are what indexes hold: ten million rows. */
const DAYS = Number(process.argv[2] ?? 100);
const COMMANDS = 150_000;
const ROUNDS = 3;

const closeServers = await openServers();
const space = await openTestSpace('growth');
/** Asking ten million rows takes longer than a service would wait. */
const patient = createPool(space.databaseUrl, {
  applicationName: 'growth',
  statementTimeoutMs: 600_000,
});
try {
  await prepareWallet(space);
  const members = await openMemberAccounts(space.pool, MEMBERS);
  await markMembers(space, members);
  const young = await fastestOf(members);
  console.log(`an empty ledger: ${young.toFixed(0)} commands per second`);
  await writeHistory(space.pool, DAYS);
  const checks = await letJobsCatchUp(space);
  console.log(`their reconciliation: ${printChecks(checks)}`);
  const old = await fastestOf(members);
  console.log(`after ${DAYS * MEMBERS} rows of history: ${old.toFixed(0)} commands per second`);
  const broken = await brokenLedgerRules(patient);
  for (const finding of broken) console.error(`broken: ${finding}`);
  if (broken.length > 0) process.exitCode = 1;
  console.log(`bench-ledger-growth ratio=${(old / young).toFixed(2)} goal=0.9`);
} finally {
  await patient.end();
  await space.close();
  await closeServers();
}

function printChecks(tookMs: ReadonlyMap<string, number>): string {
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  const all = [...tookMs.values()].reduce((sum, ms) => sum + ms, 0);
  const parts = Array.from(tookMs, ([check, ms]) => `${check} ${seconds(ms)}`);
  return `${seconds(all)} (${parts.join(', ')})`;
}

/** The fastest round: what disturbs a machine only ever makes it slower. */
async function fastestOf(members: readonly string[]): Promise<number> {
  let fastest = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { perSecond } = await runWallet(space, members, COMMANDS);
    fastest = Math.max(fastest, perSecond);
  }
  return fastest;
}
