// Bets over HTTP, through gateway, betting and wallet until they are durable and answered, with k6
// on the same machine, beside one transaction for each debit by pgbench: npm run bench:bet
// With other settings of the gateway: SERVICE_CHANNELS=0 npm run bench:bet
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createPool } from '@noriter/kit/postgres';
import { createDatabases } from '@noriter/local/postgres-databases';
import { startSite } from '@noriter/local/site';
import { openBaseline } from '../../machine/pgbench.ts';
import { type K6Run, runK6 } from '../../machine/run-k6.ts';
import { reuseWalFiles } from '../../machine/wal-files.ts';
import { brokenLedgerRules } from '../../oracle/ledger.ts';
import { brokenBets } from '../../oracle/slips-and-stakes.ts';
import { openMemberSessions } from '../../site/member-sessions.ts';
import { openRound } from '../../site/mini-rounds.ts';

const GOAL = 0.25;
const P99_MS_MAX = 100;
const ROUNDS = 3;
const SECONDS = 12;
const BASELINE_SECONDS = 6;
const BASELINE = 'baseline';
const ACCOUNTS = 100_000;
/**
 * Each bets about once a second, as in the last moments of a round; the site takes 120 bets a minute
 * of one member.
 */
const MEMBERS = 2_500;
/** One for each run with k6, and some that are never bet on: the soonest end while this runs. */
const ROUNDS_OPEN = 2 * ROUNDS + 6;
/** What a machine that has just started is slow at must not count. */
const WARM_UP_SECONDS = 20;
const OUTBOX_MS = 3_000;
/** A round writes 200 MB into the log. */
const WAL_FILES = 50;
/** After a run at full load events are read and rows swept for a while yet. */
const QUIET_MS = 4_000;

const dataDir = mkdtempSync(join(tmpdir(), 'noriter-bench-'));
const NO_LIMIT = { LIMIT_ADDRESS_MAX: '1000000000', LIMIT_MEMBER_MAX: '1000000000' };
const { SERVICE_CHANNELS } = process.env;
const gateway = { ...NO_LIMIT, ...(SERVICE_CHANNELS ? { SERVICE_CHANNELS } : {}) };
const site = await startSite({
  dataDir,
  temporary: true,
  quiet: true,
  web: false,
  oddsFeed: null,
  gameVendors: null,
  drawBeacon: false,
  env: { gateway, betting: { ROUNDS_AHEAD: String(ROUNDS_OPEN) } },
});
await createDatabases(site.servers.postgres.address, [BASELINE]);
const baselineUrl = site.facts.databaseUrl(BASELINE);
const poolOf = (url: string) => createPool(url, { applicationName: 'bench-bet', max: 2 });
const [betting, wallet] = [poolOf(site.databaseUrls.betting), poolOf(site.databaseUrls.wallet)];
const baselines = poolOf(baselineUrl);
try {
  const options = { databaseUrl: baselineUrl, accounts: ACCOUNTS };
  const baseline = await openBaseline(baselines, options);
  const sessions = await openMemberSessions({ facts: site.facts, wallet }, MEMBERS);
  const tokens = sessions.map(({ token }) => token);
  let runs = 0;
  let accepted = 0;
  let left = 0;
  const bets = async (rate: number, seconds: number) => {
    runs += 1;
    const run = await runK6('bet', {
      siteUrl: site.url,
      tokens,
      env: {
        ROUND: JSON.stringify(await openRound(betting, runs)),
        RATE: String(rate),
        SECONDS: String(seconds),
        FIRST_STAKE: String(1_000 + runs * 100),
      },
    });
    const figures = figuresOf(run);
    accepted += figures.accepted;
    left += figures.left;
    return figures;
  };
  await bets(0, WARM_UP_SECONDS);
  // Tables that have existed for minutes only were never analysed; others are once a day at least.
  await Promise.all([betting.query('vacuum analyze'), wallet.query('vacuum analyze')]);
  await reuseWalFiles(betting, WAL_FILES);
  const sums = { debits: 0, bets: 0 };
  const late: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const debits = await baseline.perSecond(BASELINE_SECONDS);
    const full = await bets(0, SECONDS);
    await delay(QUIET_MS);
    const half = await bets(Math.round((debits * GOAL) / 2), SECONDS);
    sums.debits += debits;
    sums.bets += full.perSecond;
    late.push(half.p99Ms);
    console.log(
      `round ${round}: ${baseline.name} ${debits.toFixed(0)}/s, bets ${textOf(full)}; ` +
        `at half of the goal ${textOf(half)}`,
    );
  }
  await delay(OUTBOX_MS);
  const broken = [
    ...(await brokenBets(betting, wallet, { accepted })),
    ...(await brokenLedgerRules(wallet)),
  ];
  // What is not sent is not late either: p99 is that of fewer bets then.
  if (left > 0) broken.push(`${left} bets were not sent, as all players waited for their answers`);
  for (const finding of broken) console.error(`broken: ${finding}`);
  if (broken.length > 0) process.exitCode = 1;
  const middle = late.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(`p99 at half of the goal ${middle.toFixed(0)} ms, at most ${P99_MS_MAX} ms`);
  console.log(`bench-bet ratio=${(sums.bets / sums.debits).toFixed(2)} goal=${GOAL}`);
} finally {
  await Promise.all([betting.end(), wallet.end(), baselines.end()]);
  await site.stop();
}

type Figures = { accepted: number; left: number; perSecond: number; p99Ms: number };

/** @throws Error when an answer was another than "accepted" */
function figuresOf({ metrics }: K6Run): Figures {
  const checks = metrics.checks?.values;
  if (checks?.rate !== 1) throw new Error(`Bets were refused: ${JSON.stringify(checks)}`);
  return {
    accepted: checks.passes ?? 0,
    left: metrics.dropped_iterations?.values.count ?? 0,
    perSecond: metrics.iterations?.values.rate ?? 0,
    p99Ms: metrics.http_req_duration?.values['p(99)'] ?? 0,
  };
}

function textOf({ perSecond, p99Ms }: Figures): string {
  return `${perSecond.toFixed(0)}/s with p99 ${p99Ms.toFixed(0)} ms`;
}
