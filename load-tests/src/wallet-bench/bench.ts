import { createPool } from '@noriter/kit/postgres';
import { openTestSpace } from '@noriter/kit/testing';
import { brokenInvariants } from '../won-book.ts';
import { openMembers } from './members.ts';
import { openYardstick } from './pgbench.ts';
import { openServers } from './servers.ts';
import { prepareWallet, runWallet } from './wallet-side.ts';

const ACCOUNTS = 100_000;
const ROUNDS = 3;
const YARDSTICK_SECONDS = 8;

/**
 * Measures the wallet, from Kafka to outcomes that are durable and told, beside one transaction
 * for each debit on the same PostgreSQL. Both take turns, so that what the machine does meanwhile
 * falls on both; afterwards the books are asked, not trusted.
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
  const databaseUrl = await space.createDatabase('yardstick');
  const patient = createPool(space.databaseUrl, {
    applicationName: name,
    statementTimeoutMs: 600_000,
  });
  const yardsticks = createPool(databaseUrl, { applicationName: name, max: 2 });
  try {
    const yardstick = await openYardstick(yardsticks, { databaseUrl, accounts: ACCOUNTS });
    await prepareWallet(space);
    const everyone = await openMembers(space.pool, ACCOUNTS);
    const members = everyone.slice(0, options.members);
    let debits = 0;
    let commands = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const one = await yardstick.perSecond(YARDSTICK_SECONDS);
      const { perSecond } = await runWallet(space, members, options.commands);
      debits += one / ROUNDS;
      commands += perSecond / ROUNDS;
      const figures = `${yardstick.name} ${one.toFixed(0)}/s, wallet ${perSecond.toFixed(0)}/s`;
      console.log(`round ${round}: ${figures}, ratio ${(perSecond / one).toFixed(2)}`);
    }
    const broken = await brokenInvariants(patient);
    for (const finding of broken) console.error(`broken: ${finding}`);
    if (broken.length > 0) process.exitCode = 1;
    console.log(`${name} ratio=${(commands / debits).toFixed(2)} goal=${goal}`);
  } finally {
    await Promise.all([yardsticks.end(), patient.end()]);
    await space.close();
    await closeServers();
  }
}
