import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { systemIds } from '@noriter/kit/ids';
import { secretKeysText } from '@noriter/kit/secret-keys';
import { stretched } from '@noriter/kit/testing/limits';
import { startSite } from '@noriter/local/site';
import { walletCommands } from '@noriter/proto/topics';
import { askAgain } from '../machine/ask-again.ts';
import { lastingPool } from '../machine/lasting-pool.ts';
import { waitUntil } from '../machine/wait-until.ts';
import { brokenPayouts } from '../oracle/payouts.ts';
import { brokenSettlements } from '../oracle/settlements.ts';
import { drawRoundsWithBets } from '../site/draw-mini-rounds.ts';
import { openProducer } from '../site/event-producer.ts';
import { knowMembers } from '../site/known-members.ts';
import { openMemberSessions } from '../site/member-sessions.ts';
import { openRound } from '../site/mini-rounds.ts';
import {
  mustCall,
  operatorToken,
  playerSession,
  withoutCaptcha,
  withoutVelocity,
} from '../site/site-client.ts';
import { judgeBets } from './bet-verdict.ts';
import { startBettor } from './bettor.ts';
import { startPlayer } from './cash-player.ts';
import { chosenCells } from './chosen-cells.ts';
import type { Fault } from './faults.ts';
import { watchLive } from './live-watcher.ts';
import { noMatches } from './matches.ts';
import { moneyFaults } from './money-faults.ts';
import { startMoneyStream } from './money-stream.ts';
import { judge, unbooked } from './money-verdict.ts';

// Breaks the site while money moves and members bet, one part at a time, and asks the books afterwards:
//   npm run chaos              every fault
//   npm run chaos -- --short   a few, for npm test
//   CELLS=redis npm run chaos  those with one of these words in their name

const short = process.argv.includes('--short');
const CALM_MS = short ? 1_500 : 5_000;
const RECOVERY_MS_MAX = stretched(90_000);
const BETTORS = 8;
const PLAYERS = ['player1', 'player2', 'player3', 'player4', 'player5'];

const dataDir = mkdtempSync(join(tmpdir(), 'noriter-chaos-'));
const site = await startSite({
  dataDir,
  temporary: true,
  quiet: true,
  web: false,
  oddsFeed: null,
  gameVendors: null,
  drawBeacon: false,
});
const poolOf = (url: string) => lastingPool(url, 'chaos');
const [betting, wallet] = [poolOf(site.databaseUrls.betting), poolOf(site.databaseUrls.wallet)];
const identity = poolOf(site.databaseUrls.identity);
try {
  const operator = await askAgain(() => operatorToken(site.url));
  await askAgain(() => withoutCaptcha(site.url, operator));
  await askAgain(() => withoutVelocity(site.url, operator));
  const sessions = await Promise.all(
    PLAYERS.map((login) => askAgain(() => playerSession(site.url, login))),
  );
  const keys = secretKeysText.parse(site.facts.keys.commandKeys.betting);
  const signing = { topics: [walletCommands], keys };
  const producer = openProducer(site.facts.kafkaBrokers, 'betting', signing);
  const payers = Array.from({ length: 40 }, () => systemIds.next());
  await knowMembers(identity, payers);
  const stream = startMoneyStream(producer, { members: payers, perSecond: short ? 200 : 400 });
  const bettorSessions = await openMemberSessions({ facts: site.facts, wallet }, BETTORS);
  const round = await openRound(betting);
  const offers = { round: () => round, matches: noMatches };
  const bettors = bettorSessions.map((session, place) =>
    startBettor(site.url, session, { offers, place }),
  );
  const acceptedBets = () => bettors.reduce((sum, { record }) => sum + record.accepted.mini, 0);
  const players = sessions.map((session) => startPlayer(site.url, session));
  const watchers = sessions.map((session) => watchLive(site.url, session));

  const cells = chosenCells(moneyFaults, { short });
  const recoveries: number[] = [];
  for (const fault of cells) {
    await pause(CALM_MS);
    recoveries.push(await strike(fault, acceptedBets));
  }

  await pause(CALM_MS);
  await Promise.all([stream.stop(), ...[...players, ...bettors].map((one) => one.stop())]);
  await drawRoundsWithBets(betting);
  const isBooked = async () => (await unbooked(wallet, stream.sent)) === 0;
  await waitUntil('every sent command is booked', isBooked, RECOVERY_MS_MAX);
  // The verdict names what is not over by then.
  await waitUntil('every bet is settled and paid', areBetsOver, RECOVERY_MS_MAX).catch(
    console.error,
  );
  const accepted = players.flatMap((player) => [...player.record.accepted]);
  const ofMoney = await judge(wallet, stream.sent, accepted);
  const records = bettors.map(({ record }) => record);
  const ofBets = await judgeBets({ betting, wallet }, records);
  for (const finding of [...ofMoney.findings, ...ofBets.findings]) {
    console.error(`broken: ${finding}`);
  }
  const [lost, created] = [ofMoney.lost + ofBets.lost, ofMoney.created + ofBets.created];
  const isDelivered = async () => {
    const versions = await Promise.all(sessions.map(({ token }) => balanceVersion(token)));
    return watchers.every((watcher, at) => watcher.version() === versions[at]);
  };
  await waitUntil('every browser has the newest balance', isDelivered, RECOVERY_MS_MAX);
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
  await Promise.all([betting.end(), wallet.end(), identity.end()]);
  await site.stop();
}

/** Strikes, and waits until money moves again from end to end. @returns seconds it took */
async function strike(fault: Fault, acceptedBets: () => number): Promise<number> {
  const startedAt = performance.now();
  await fault.strike(site);
  const betsBefore = acceptedBets();
  const works = async () => (await siteWorks()) && acceptedBets() > betsBefore;
  await waitUntil(`recovery after ${fault.name}`, works, RECOVERY_MS_MAX);
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
