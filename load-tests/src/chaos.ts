import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createPool } from '@noriter/kit/postgres';
import { startSite } from '@noriter/local/site';
import { openRound } from './bet-round.ts';
import { judgeBets } from './chaos/bet-verdict.ts';
import { startBettor } from './chaos/bettor.ts';
import { type Fault, faults } from './chaos/faults.ts';
import { watchLive } from './chaos/live-watcher.ts';
import { noMatches } from './chaos/matches.ts';
import { startMoneyStream } from './chaos/money-stream.ts';
import { startPlayer } from './chaos/player.ts';
import { judge, unbooked } from './chaos/verdict.ts';
import { openCrowd } from './crowd.ts';
import { drawOpenRounds } from './draw-round.ts';
import { brokenPayouts } from './paid.ts';
import { openProducer } from './producer.ts';
import { brokenSettlements } from './settlement-book.ts';
import { mustCall, operatorToken, playerSession, withoutCaptcha } from './site-client.ts';
import { until } from './until.ts';

// Breaks the site while money moves and members bet, one part at a time, and asks the books afterwards:
//   npm run chaos              every fault
//   npm run chaos -- --short   a few, for npm test

const short = process.argv.includes('--short');
const CALM_MS = short ? 1_500 : 5_000;
const RECOVERY_MS_MAX = 90_000;
const BETTORS = 8;
const PLAYERS = ['player1', 'player2', 'player3', 'player4', 'player5'];

const dataDir = mkdtempSync(join(tmpdir(), 'noriter-chaos-'));
const site = await startSite({ dataDir, temporary: true, quiet: true, web: false, oddsFeed: null });
const poolOf = (url: string) => {
  const pool = createPool(url, { applicationName: 'chaos', max: 2 });
  // A pool without this listener takes the process down when PostgreSQL restarts.
  pool.on('error', () => undefined);
  return pool;
};
const [betting, wallet] = [poolOf(site.databaseUrls.betting), poolOf(site.databaseUrls.wallet)];
try {
  await withoutCaptcha(site.url, await operatorToken(site.url));
  const sessions = await Promise.all(PLAYERS.map((login) => playerSession(site.url, login)));
  const producer = await openProducer(site.facts.kafkaBrokers, 'fault-run');
  const stream = startMoneyStream(producer, { members: 40, perSecond: short ? 200 : 400 });
  const crowd = await openCrowd({ facts: site.facts, wallet }, BETTORS);
  const round = await openRound(betting);
  const offers = { round: () => round, matches: noMatches };
  const bettors = crowd.map((session, place) => startBettor(site.url, session, { offers, place }));
  const acceptedBets = () => bettors.reduce((sum, { record }) => sum + record.accepted.mini, 0);
  const players = sessions.map((session) => startPlayer(site.url, session));
  const watchers = sessions.map((session) => watchLive(site.url, session));

  const cells = faults.filter((fault) => fault.short || !short);
  const recoveries: number[] = [];
  for (const fault of cells) {
    await pause(CALM_MS);
    recoveries.push(await strike(fault, acceptedBets));
  }

  await pause(CALM_MS);
  await Promise.all([stream.stop(), ...[...players, ...bettors].map((one) => one.stop())]);
  await drawOpenRounds(betting);
  const isBooked = async () => (await unbooked(wallet, stream.sent)) === 0;
  await until('every sent command is booked', isBooked, RECOVERY_MS_MAX);
  // What is not over by then is told by the verdict.
  await until('every bet is settled and paid', areBetsOver, RECOVERY_MS_MAX).catch(console.error);
  const accepted = players.flatMap((player) => [...player.record.accepted]);
  const ofMoney = await judge(wallet, stream.sent, accepted);
  const records = bettors.map(({ record }) => record);
  const ofBets = await judgeBets({ betting, wallet }, records);
  for (const finding of [...ofMoney.findings, ...ofBets.findings]) {
    console.error(`broken: ${finding}`);
  }
  const [lost, created] = [ofMoney.lost + ofBets.lost, ofMoney.created + ofBets.created];
  const isTold = async () => {
    const versions = await Promise.all(sessions.map(({ token }) => balanceVersion(token)));
    return watchers.every((watcher, at) => watcher.version() === versions[at]);
  };
  await until('every browser has the newest balance', isTold, RECOVERY_MS_MAX);
  for (const [at, { record }] of players.entries()) {
    // C003 and F001: the demonstration data leaves a request of theirs open. Others get through.
    const refused = [...record.refused].map(([code, times]) => `${code} ${times} times`);
    if (refused.length > 0) console.log(`${PLAYERS[at]} was refused: ${refused.join(', ')}`);
  }
  if (acceptedBets() === 0) throw new Error('No bet was accepted: nothing was tested.');
  if (accepted.length === 0) throw new Error('No cash request was accepted: nothing was tested.');
  const waits = players.reduce((sum, player) => sum + player.record.waits, 0);
  console.log(
    `${stream.sent.size} commands, ${accepted.length} requests and ${acceptedBets()} bets accepted, ` +
      `${waits} retries by players`,
  );
  await Promise.all(watchers.map((watcher) => watcher.stop()));
  await producer.close();
  const slowest = Math.max(...recoveries).toFixed(1);
  console.log(
    `chaos cells=${cells.length} lost=${lost} created=${created} recovered_s_max=${slowest}`,
  );
  if (lost + created > 0) process.exitCode = 1;
} finally {
  await Promise.all([betting.end(), wallet.end()]);
  await site.stop();
}

/** Strikes, and waits until money moves again from end to end. @returns seconds it took */
async function strike(fault: Fault, acceptedBets: () => number): Promise<number> {
  const startedAt = performance.now();
  await fault.strike(site);
  const betsBefore = acceptedBets();
  const works = async () => (await siteWorks()) && acceptedBets() > betsBefore;
  await until(`recovery after ${fault.name}`, works, RECOVERY_MS_MAX);
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`${fault.name}: works again after ${seconds.toFixed(1)} s`);
  return seconds;
}

/** Ready, and the ledger has grown since the last look. */
async function siteWorks(): Promise<boolean> {
  const ready = await fetch(`${site.url}/ready`, { signal: AbortSignal.timeout(3_000) });
  if (!ready.ok) return false;
  const before = await ledgerRows();
  await pause(200);
  return (await ledgerRows()) > before;
}

async function areBetsOver(): Promise<boolean> {
  const open = await brokenSettlements(betting, { isOver: true });
  return open.length === 0 && (await brokenPayouts(betting, wallet)).length === 0;
}

async function ledgerRows(): Promise<number> {
  const { rows } = await wallet.query<{ count: string }>('SELECT count(*) FROM ledger');
  return Number(rows[0]?.count);
}

async function balanceVersion(token: string): Promise<number> {
  return Number((await mustCall(site.url, '/api/cash/getUserCash', {}, { token })).version);
}
