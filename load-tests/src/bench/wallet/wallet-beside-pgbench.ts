import { createPool } from '@noriter/kit/postgres';
import { openTestSpace } from '@noriter/kit/testing';
import { openBaseline } from '../../machine/pgbench.ts';
import { openServers } from '../../machine/servers.ts';
import { brokenLedgerRules } from '../../oracle/ledger.ts';
import { openMemberAccounts } from '../../site/member-accounts.ts';
import { markMembers, prepareWallet, runWallet } from './wallet-process.ts';

const ACCOUNTS = 100_000;
const ROUNDS = 3;
const BASELINE_SECONDS = 8;

/**
 * Measures the wallet, from Kafka to outcomes that are durable and published, beside one transaction
 * for each debit on the same PostgreSQL. Both take turns, so that what the machine does meanwhile
 * falls on both; afterwards the books are checked by SQL.
 *
 * @param options.members how many members the wallet's commands are spread over
 * @param options.commands how many commands one round has
 */
export async function benchWallet(options: {
  name: string;
  goal: number;
  members: number;
  commands: number;
}): Promise<void> {
  const { name, goal } = options;
  const closeServers = await openServers();
  const space = await openTestSpace('bench');
  const databaseUrl = await space.createDatabase('baseline');
  const patient = createPool(space.databaseUrl, {
    applicationName: name,
    statementTimeoutMs: 600_000,
  });
  const baselines = createPool(databaseUrl, { applicationName: name, max: 2 });
  try {
    const baseline = await openBaseline(baselines, { databaseUrl, accounts: ACCOUNTS });
    await prepareWallet(space);
    const everyone = await openMemberAccounts(space.pool, ACCOUNTS);
    await markMembers(space, everyone);
    const members = everyone.slice(0, options.members);
    let debits = 0;
    let commands = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const one = await baseline.perSecond(BASELINE_SECONDS);
      const { perSecond } = await runWallet(space, members, options.commands);
      debits += one / ROUNDS;
      commands += perSecond / ROUNDS;
      const figures = `${baseline.name} ${one.toFixed(0)}/s, wallet ${perSecond.toFixed(0)}/s`;
      console.log(`round ${round}: ${figures}, ratio ${(perSecond / one).toFixed(2)}`);
    }
    const broken = await brokenLedgerRules(patient);
    for (const finding of broken) console.error(`broken: ${finding}`);
    if (broken.length > 0) process.exitCode = 1;
    console.log(`${name} ratio=${(commands / debits).toFixed(2)} goal=${goal}`);
  } finally {
    await Promise.all([baselines.end(), patient.end()]);
    await space.close();
    await closeServers();
  }
}
