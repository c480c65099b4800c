import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from '@noriter/local/site';
import { lastingPool } from '../machine/lasting-pool.ts';
import { waitUntil } from '../machine/wait-until.ts';
import { brokenPayouts } from '../oracle/payouts.ts';
import { brokenSettlements } from '../oracle/settlements.ts';
import { drawRoundsWithBets } from '../site/draw-mini-rounds.ts';
import { controlOf } from '../site/feed-control.ts';
import { openMemberSessions } from '../site/member-sessions.ts';
import { openRound } from '../site/mini-rounds.ts';
import { betFaults } from './bet-faults.ts';
import { judgeBets } from './bet-verdict.ts';
import { type BetRecord, startBettor } from './bettor.ts';
import { chosenCells } from './chosen-cells.ts';
import type { Fault } from './faults.ts';
import { startMatches } from './matches.ts';

// Breaks the site and its odds feed while members bet, one part at a time, and asks the books:
//   npm run chaos:bets              every fault
//   npm run chaos:bets -- --short   a few, to try it
//   CELLS=redis npm run chaos:bets  those with one of these words in their name

const short = process.argv.includes('--short');
const CALM_MS = short ? 1_000 : 4_000;
const RECOVERY_MS_MAX = 90_000;
const BETTORS = short ? 20 : 60;
/** Of the feed: before the start, in play, and of what is virtual. */
const PRODUCERS = 3;

const dataDir = mkdtempSync(join(tmpdir(), 'noriter-chaos-'));
const NO_LIMIT = { LIMIT_ADDRESS_MAX: '1000000000', LIMIT_MEMBER_MAX: '1000000000' };
const site = await startSite({
  dataDir,
  temporary: true,
  quiet: true,
  web: false,
  env: { gateway: NO_LIMIT },
});
const poolOf = (url: string) => lastingPool(url, 'chaos-bets');
const [betting, wallet] = [poolOf(site.databaseUrls.betting), poolOf(site.databaseUrls.wallet)];
try {
  const sessions = await openMemberSessions({ facts: site.facts, wallet }, BETTORS);
  const round = await openRound(betting);
  const matches = startMatches(site.url, controlOf(site));
  const offers = { round: () => round, matches };
  const bettors = sessions.map((session, place) =>
    startBettor(site.url, session, { offers, place }),
  );
  const records = bettors.map(({ record }) => record);
  await waitUntil('bets are settled', () => worksFor(records), RECOVERY_MS_MAX);

  const cells = chosenCells(betFaults, { short });
  const recoveries: number[] = [];
  for (const fault of cells) {
    await pause(CALM_MS);
    recoveries.push(await strike(fault, records));
  }

  await pause(CALM_MS);
  await Promise.all(bettors.map((bettor) => bettor.stop()));
  await matches.stop();
  await drawRoundsWithBets(betting);
  // The verdict names what is not over by then.
  await waitUntil('every bet is settled and paid', isOver, RECOVERY_MS_MAX).catch(console.error);
  const verdict = await judgeBets({ betting, wallet }, records);
  for (const finding of verdict.findings) console.error(`broken: ${finding}`);
  printCounts(records);
  const slowest = Math.max(...recoveries).toFixed(1);
  console.log(
    `chaos:bets cells=${cells.length} lost=${verdict.lost} created=${verdict.created} recovered_s_max=${slowest}`,
  );
  if (verdict.lost + verdict.created > 0) process.exitCode = 1;
} finally {
  await Promise.all([betting.end(), wallet.end()]);
  await site.stop();
}

/** Strikes, and waits until bets are taken and settled again. @returns seconds it took */
async function strike(fault: Fault, all: readonly BetRecord[]): Promise<number> {
  const startedAt = performance.now();
  await fault.strike(site);
  await waitUntil(`recovery after ${fault.name}`, () => worksFor(all), RECOVERY_MS_MAX);
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`${fault.name}: works again after ${seconds.toFixed(1)} s`);
  return seconds;
}

/** Ready, every producer of the feed is up, bets of both kinds are taken from now on, and some settled. */
async function worksFor(all: readonly BetRecord[]): Promise<boolean> {
  const ready = await fetch(`${site.url}/ready`, { signal: AbortSignal.timeout(3_000) });
  if (!ready.ok || !(await isFeedUp())) return false;
  const before = { ...acceptedBy(all), settled: await settlements() };
  await waitUntil(
    'bets are taken and settled',
    async () => {
      const now = { ...acceptedBy(all), settled: await settlements() };
      return now.mini > before.mini && now.sport > before.sport && now.settled > before.settled;
    },
    RECOVERY_MS_MAX,
  );
  return true;
}

function acceptedBy(all: readonly BetRecord[]): { mini: number; sport: number } {
  const sum = (product: 'mini' | 'sport') =>
    all.reduce((count, { accepted }) => count + accepted[product], 0);
  return { mini: sum('mini'), sport: sum('sport') };
}

async function isFeedUp(): Promise<boolean> {
  const { rows } = await betting.query<{ count: number }>(
    `select count(*)::int as count from feed_producer
     where state = 'up' and alive_at > clock_timestamp() - interval '5 seconds'`,
  );
  return rows[0]?.count === PRODUCERS;
}

async function settlements(): Promise<number> {
  const { rows } = await betting.query<{ count: number }>(
    'select count(*)::int as count from bet_settlement',
  );
  return rows[0]?.count ?? 0;
}

async function isOver(): Promise<boolean> {
  const open = await brokenSettlements(betting, { isOver: true });
  return open.length === 0 && (await brokenPayouts(betting, wallet)).length === 0;
}

function printCounts(all: readonly BetRecord[]): void {
  const { mini, sport } = acceptedBy(all);
  const sum = (of: (record: BetRecord) => number) => all.reduce((count, one) => count + of(one), 0);
  const refused = new Map<string, number>();
  for (const [code, times] of all.flatMap((one) => [...one.refused])) {
    refused.set(code, (refused.get(code) ?? 0) + times);
  }
  const codes = [...refused].map(([code, times]) => `${code} ${times} times`).join(', ');
  console.log(
    `${mini} bets on rounds and ${sport} on matches accepted, ` +
      `${sum(({ cancelled }) => cancelled.length)} taken back, ` +
      `${sum(({ cashedOut }) => cashedOut.length)} sold, ${sum(({ waits }) => waits)} retries`,
  );
  console.log(`refused: ${codes}`);
}
