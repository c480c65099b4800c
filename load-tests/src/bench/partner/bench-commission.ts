// Commission of settled bets, from Kafka to accruals that are durable, beside the rate of bets of the
// site, which is so many of pgbench's debits in the same run: npm run bench:commission
// EVENTS=1000000 for a longer backlog, MEMBERS and PARTNERS for another network.
import { createPool } from '@noriter/kit/postgres';
import { openTestSpace } from '@noriter/kit/testing';
import { openBaseline } from '../../machine/pgbench.ts';
import { openServers } from '../../machine/servers.ts';
import { startService, stopService } from '../../machine/service-process.ts';
import { brokenCommission } from '../../oracle/commission.ts';
import { openPartnerNetwork } from '../../site/partner-network.ts';
import { waitForBets } from './counted-bets.ts';
import { betCategoriesOf, fillBets } from './settled-bets.ts';

const GOAL = 5;
/** What `bench:bet` holds: bets a second of the whole site, as a part of pgbench's debits. */
const BETS_OF_DEBITS = 0.25;
const EVENTS = Number(process.env.EVENTS ?? 300_000);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const PARTNERS = Number(process.env.PARTNERS ?? 5_000);
const MEMBERS = Number(process.env.MEMBERS ?? 200_000);
const BASELINE_SECONDS = 8;
const ACCOUNTS = 100_000;
/** The first part of a round is left out: pgbench is warm as well when it begins to count. */
const WARM_UP = 0.2;

const closeServers = await openServers();
const space = await openTestSpace('commission');
const databaseUrl = await space.createDatabase('baseline');
const patient = createPool(space.databaseUrl, {
  applicationName: 'bench-commission',
  statementTimeoutMs: 600_000,
});
const baselines = createPool(databaseUrl, { applicationName: 'bench-commission', max: 2 });
try {
  const baseline = await openBaseline(baselines, { databaseUrl, accounts: ACCOUNTS });
  await stopService(await startService(space, 'partner'));
  const size = { partners: PARTNERS, members: MEMBERS };
  const members = await openPartnerNetwork(patient, size, betCategoriesOf);
  const sums = { debits: 0, events: 0 };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const debits = await baseline.perSecond(BASELINE_SECONDS);
    await fillBets(space, members, EVENTS);
    const perSecond = await accrue((round - 1) * EVENTS);
    sums.debits += debits;
    sums.events += perSecond;
    const ratio = perSecond / (debits * BETS_OF_DEBITS);
    console.log(
      `round ${round}: ${baseline.name} ${debits.toFixed(0)}/s, accrued ${perSecond.toFixed(0)}/s, ` +
        `ratio ${ratio.toFixed(2)}`,
    );
  }
  const broken = await brokenCommission(patient);
  for (const finding of broken) console.error(`broken: ${finding}`);
  if (broken.length > 0) process.exitCode = 1;
  const ratio = sums.events / (sums.debits * BETS_OF_DEBITS);
  console.log(`bench-commission ratio=${ratio.toFixed(2)} goal=${GOAL} broken=${broken.length}`);
} finally {
  await Promise.all([patient.end(), baselines.end()]);
  await space.close();
  await closeServers();
}

/** @returns events a second */
async function accrue(before: number): Promise<number> {
  const partner = await startService(space, 'partner');
  try {
    const warm = await waitForBets(patient, before + Math.floor(EVENTS * WARM_UP));
    const done = await waitForBets(patient, before + EVENTS);
    return ((done.bets - warm.bets) * 1_000) / (done.at - warm.at);
  } finally {
    await stopService(partner);
  }
}
