// Vendors' callbacks, signed, through the public door until they are durable and answered, with k6 on the
// same machine, beside one transaction for each debit by pgbench: npm run bench:seamless
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
import { compareGameMoney } from '../../oracle/game-money.ts';
import { brokenLedgerRules } from '../../oracle/ledger.ts';
import { knowPlayers } from '../../site/game-seats.ts';
import { openMemberSessions } from '../../site/member-sessions.ts';
import { goals, judge } from './goals.ts';
import { openVendorSeats, vendorKeyOf } from './vendor-seats.ts';

const STORM_PER_SECOND = 500;
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = 12;
const BASELINE_SECONDS = 6;
const BASELINE = 'baseline';
const ACCOUNTS = 100_000;
const MEMBERS = 400;
const WARM_UP_SECONDS = 15;
const WAL_FILES = 40;
const QUIET_MS = 4_000;

const dataDir = mkdtempSync(join(tmpdir(), 'noriter-bench-'));
const limit = '1000000000';
const gateway = { LIMIT_ADDRESS_MAX: limit, LIMIT_MEMBER_MAX: limit, LIMIT_VENDOR_MAX: limit };
const site = await startSite({
  dataDir,
  temporary: true,
  quiet: true,
  web: false,
  oddsFeed: null,
  env: { gateway },
});
await createDatabases(site.servers.postgres.address, [BASELINE]);
const baselineUrl = site.facts.databaseUrl(BASELINE);
const poolOf = (url: string) => createPool(url, { applicationName: 'bench-seamless', max: 2 });
const games = poolOf(site.databaseUrls['games-gateway']);
const [wallet, baselines] = [poolOf(site.databaseUrls.wallet), poolOf(baselineUrl)];
try {
  const options = { databaseUrl: baselineUrl, accounts: ACCOUNTS };
  const baseline = await openBaseline(baselines, options);
  const tokens = await openSeats();
  const callbacks = async (rate: number, seconds: number, storm = 0) => {
    const env = { RATE: String(rate), SECONDS: String(seconds), STORM: String(storm) };
    const key = { VENDOR_KEY: vendorKeyOf(site.facts) };
    return figuresOf(
      await runK6('seamless', { siteUrl: site.url, tokens, env: { ...env, ...key } }),
    );
  };
  await callbacks(0, WARM_UP_SECONDS);
  await Promise.all([games.query('vacuum analyze'), wallet.query('vacuum analyze')]);
  await reuseWalFiles(games, WAL_FILES);
  const sums = { debits: 0, callbacks: 0 };
  const [half, stormy, sent]: [number[], number[], number[]] = [[], [], []];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const debits = await baseline.perSecond(BASELINE_SECONDS);
    const full = await callbacks(0, SECONDS);
    await delay(QUIET_MS);
    // A round of a game is two callbacks.
    const rate = Math.round((debits * goals.ratio) / 4);
    const calm = await callbacks(rate, SECONDS);
    await delay(QUIET_MS);
    const storm = await callbacks(rate, SECONDS, STORM_PER_SECOND);
    sums.debits += debits;
    sums.callbacks += full.perSecond;
    half.push(calm.p99Ms);
    stormy.push(storm.p99Ms);
    sent.push(calm.sent, storm.sent);
    console.log(
      `round ${round}: ${baseline.name} ${debits.toFixed(0)}/s, callbacks ${textOf(full)}; at half of ` +
        `the goal ${textOf(calm)}, beside ${STORM_PER_SECOND} old ones a second ${textOf(storm)}`,
    );
    await delay(QUIET_MS);
  }
  const { lost, created } = await compareGameMoney(games, wallet);
  const broken = [...lost, ...created, ...(await brokenLedgerRules(wallet))];
  for (const finding of broken.slice(0, 10)) console.error(`broken: ${finding}`);
  const { line, isReached } = judge({
    ratio: sums.callbacks / sums.debits,
    p99Ms: middle(half),
    stormTimes: middle(stormy) / middle(half),
    sent: Math.min(...sent),
    broken: broken.length,
  });
  console.log(line);
  if (!isReached) process.exitCode = 1;
} finally {
  await Promise.all([games.end(), wallet.end(), baselines.end()]);
  await site.stop();
}

async function openSeats(): Promise<string[]> {
  const sessions = await openMemberSessions({ facts: site.facts, wallet }, MEMBERS);
  await knowPlayers(
    games,
    sessions.map(({ memberId }) => memberId),
  );
  return openVendorSeats(site.url, vendorKeyOf(site.facts), sessions);
}

type Figures = {
  perSecond: number;
  p99Ms: number;
  /** The share that was sent of what should have been: k6 has so many players, and no more. */
  sent: number;
};

/** @throws Error when an answer was another than "ok" */
function figuresOf({ metrics }: K6Run): Figures {
  const checks = metrics.checks?.values;
  if (checks?.rate !== 1) throw new Error(`Callbacks were refused: ${JSON.stringify(checks)}`);
  const sent = metrics.iterations?.values.count ?? 0;
  const dropped = metrics.dropped_iterations?.values.count ?? 0;
  return {
    perSecond: metrics['http_reqs{scenario:fresh}']?.values.rate ?? 0,
    p99Ms: metrics['http_req_duration{phase:steady}']?.values['p(99)'] ?? 0,
    sent: sent / Math.max(1, sent + dropped),
  };
}

function textOf({ perSecond, p99Ms }: Figures): string {
  return `${perSecond.toFixed(0)}/s with p99 ${p99Ms.toFixed(0)} ms`;
}

function middle(of: readonly number[]): number {
  return of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;
}
