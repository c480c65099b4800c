import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from '@noriter/local/site';
import pg from 'pg';
import { type Fault, faults } from './chaos/faults.ts';
import { watchLive } from './chaos/live-watcher.ts';
import { startMoneyStream } from './chaos/money-stream.ts';
import { startPlayer } from './chaos/player.ts';
import { judge, unbooked } from './chaos/verdict.ts';
import { openProducer } from './producer.ts';
import { mustCall, operatorToken, playerSession, withoutCaptcha } from './site-client.ts';

// Breaks the site while money moves, one part at a time, and asks the books afterwards:
//   npm run chaos              every fault
//   npm run chaos -- --short   a few, for npm test

const short = process.argv.includes('--short');
const CALM_MS = short ? 1_500 : 5_000;
const RECOVERY_MS_MAX = 90_000;
const PLAYERS = ['player1', 'player2', 'player3', 'player4', 'player5'];

const dataDir = mkdtempSync(join(tmpdir(), 'noriter-chaos-'));
const site = await startSite({ dataDir, temporary: true, quiet: true, web: false, oddsFeed: null });
const wallet = new pg.Pool({ connectionString: site.databaseUrls.wallet, max: 2 });
// A pool without this listener takes the process down when PostgreSQL restarts.
wallet.on('error', () => undefined);
try {
  await withoutCaptcha(site.url, await operatorToken(site.url));
  const sessions = await Promise.all(PLAYERS.map((login) => playerSession(site.url, login)));
  const producer = await openProducer(site.facts.kafkaBrokers, 'fault-run');
  const stream = startMoneyStream(producer, { members: 40, perSecond: short ? 200 : 400 });
  const players = sessions.map((session) => startPlayer(site.url, session));
  const watchers = sessions.map((session) => watchLive(site.url, session));

  const cells = faults.filter((fault) => fault.short || !short);
  const recoveries: number[] = [];
  for (const fault of cells) {
    await pause(CALM_MS);
    recoveries.push(await strike(fault));
  }

  await pause(CALM_MS);
  await Promise.all([stream.stop(), ...players.map((player) => player.stop())]);
  await until(
    'every sent command is booked',
    async () => (await unbooked(wallet, stream.sent)) === 0,
  );
  const accepted = players.flatMap((player) => [...player.record.accepted]);
  const verdict = await judge(wallet, stream.sent, accepted);
  for (const finding of verdict.findings) console.error(`broken: ${finding}`);
  await until('every browser has the newest balance', async () => {
    const versions = await Promise.all(sessions.map(({ token }) => balanceVersion(token)));
    return watchers.every((watcher, at) => watcher.version() === versions[at]);
  });
  for (const [at, { record }] of players.entries()) {
    // C003 and F001: the demonstration data leaves a request of theirs open. Others get through.
    const refused = [...record.refused].map(([code, times]) => `${code} ${times} times`);
    if (refused.length > 0) console.log(`${PLAYERS[at]} was refused: ${refused.join(', ')}`);
  }
  if (accepted.length === 0) throw new Error('No cash request was accepted: nothing was tested.');
  const waits = players.reduce((sum, player) => sum + player.record.waits, 0);
  console.log(
    `${stream.sent.size} commands and ${accepted.length} requests accepted, ${waits} retries by players`,
  );
  await Promise.all(watchers.map((watcher) => watcher.stop()));
  await producer.close();
  const slowest = Math.max(...recoveries).toFixed(1);
  console.log(
    `chaos cells=${cells.length} lost=${verdict.lost} created=${verdict.created} recovered_s_max=${slowest}`,
  );
  if (verdict.lost + verdict.created > 0) process.exitCode = 1;
} finally {
  await wallet.end();
  await site.stop();
}

/** Strikes, and waits until money moves again from end to end. @returns seconds it took */
async function strike(fault: Fault): Promise<number> {
  const startedAt = performance.now();
  await fault.strike(site);
  await until(`recovery after ${fault.name}`, siteWorks);
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

async function ledgerRows(): Promise<number> {
  const { rows } = await wallet.query<{ count: string }>('SELECT count(*) FROM ledger');
  return Number(rows[0]?.count);
}

async function balanceVersion(token: string): Promise<number> {
  return Number((await mustCall(site.url, '/api/cash/getUserCash', {}, { token })).version);
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + RECOVERY_MS_MAX;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`Not in ${RECOVERY_MS_MAX / 1_000} s: ${what}.`);
    await pause(100);
  }
}
