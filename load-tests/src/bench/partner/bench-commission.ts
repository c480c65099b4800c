// Commission of settled bets, from Kafka to accruals that are durable, beside the rate of bets of the
// site, which is so many of pgbench's debits in the same run, and which goes on arriving while the
// backlog is worked off: npm run bench:commission
// EVENTS=1000000 for a longer backlog, MEMBERS and PARTNERS for another network.
import { createPool } from '@noriter/kit/postgres';
import { openTestSpace } from '@noriter/kit/testing';
import { openBaseline } from '../../machine/pgbench.ts';
import { openServers } from '../../machine/servers.ts';
import { startService, stopService } from '../../machine/service-process.ts';
import { brokenCommission } from '../../oracle/commission.ts';
import { openPartnerNetwork } from '../../site/partner-network.ts';
import { waitForBets } from './counted-bets.ts';
import { startLiveBets } from './live-bets.ts';
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
/** Who is not further behind than what comes in so long has caught up. */
const CAUGHT_UP_SECONDS = 2;
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
  let counted = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const debits = await baseline.perSecond(BASELINE_SECONDS);
    await fillBets(space, members, EVENTS);
    const live = debits * BETS_OF_DEBITS;
    const { perSecond, seconds, arrived } = await accrue(counted, live, members);
    counted += EVENTS + arrived;
    sums.debits += debits;
    sums.events += perSecond;
    console.log(
      `round ${round}: ${baseline.name} ${debits.toFixed(0)}/s, accrued ${perSecond.toFixed(0)}/s, ` +
        `ratio ${(perSecond / live).toFixed(2)}; caught up with ${live.toFixed(0)}/s live after ` +
        `${seconds.toFixed(1)} s`,
    );
  }
  const broken = await brokenCommission(patient);
  for (const finding of broken) console.error(`broken: ${finding}`);
  const ratio = sums.events / (sums.debits * BETS_OF_DEBITS);
  if (broken.length > 0 || ratio < GOAL) process.exitCode = 1;
  console.log(`bench-commission ratio=${ratio.toFixed(2)} goal=${GOAL} broken=${broken.length}`);
} finally {
  await Promise.all([patient.end(), baselines.end()]);
  await space.close();
  await closeServers();
}

/**
 * Works off a backlog while others arrive, until it has caught up with them; then all are counted.
 *
 * @param before what was counted before it
 * @returns events a second, how long it took, and how many arrived meanwhile
 */
async function accrue(before: number, live: number, members: readonly string[]) {
  const partner = await startService(space, 'partner');
  const arriving = startLiveBets(live, (bets) => fillBets(space, members, bets));
  const came = () => before + EVENTS + arriving.sent();
  const begun = performance.now();
  try {
    const warm = await waitForBets(patient, () => before + Math.floor(EVENTS * WARM_UP));
    const done = await waitForBets(patient, () => came() - live * CAUGHT_UP_SECONDS);
    await arriving.stop();
    await waitForBets(patient, came);
    const perSecond = ((done.bets - warm.bets) * 1_000) / (done.at - warm.at);
    return { perSecond, seconds: (done.at - begun) / 1_000, arrived: arriving.sent() };
  } finally {
    await arriving.stop();
    await stopService(partner);
  }
}
