import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from '@noriter/local/site';
import { lastingPool } from '../../machine/lasting-pool.ts';
import { waitUntil } from '../../machine/wait-until.ts';
import { knowPlayers } from '../../site/game-seats.ts';
import { openMemberSessions } from '../../site/member-sessions.ts';
import { chosenCells, isNarrowed } from '../chosen-cells.ts';
import { judgeForgeries } from './forgeries.ts';
import { type GameFault, gameFaults } from './game-faults.ts';
import { judgeGames } from './game-verdict.ts';
import { type Liars, readSummary, startLiars } from './liars.ts';
import { startMover } from './movers.ts';

// Breaks the site and the vendors of its games, one part at a time, while those vendors lie:
//   npm run chaos:games              every fault, and on until 100,000 callbacks came
//   LOAD_SECONDS=400 npm run chaos:games   … or until so long after its beginning
//   npm run chaos:games -- --short   a few, to try it
//   CELLS=kafka,redis npm run chaos:games   those with one of these words in their name, until 3,000
//                                    callbacks came, or as many as CALLBACKS says

const short = process.argv.includes('--short');
const CALLBACKS = Number(process.env.CALLBACKS ?? (short || isNarrowed ? 3_000 : 100_000));
const CALM_MS = short ? 2_000 : 4_000;
const RECOVERY_MS_MAX = 90_000;
/** A vendor's call ends by then: what is sent after it met no fault. */
const CALL_MS_MAX = 6_000;
const LOAD_MS_MAX = Number(process.env.LOAD_SECONDS ?? 1_800) * 1_000;
const [LIARS, MOVERS] = [40, 6];

const dataDir = mkdtempSync(join(tmpdir(), 'noriter-chaos-'));
const NO_LIMIT = {
  LIMIT_ADDRESS_MAX: '1000000000',
  LIMIT_MEMBER_MAX: '1000000000',
  LIMIT_VENDOR_MAX: '1000000000',
};
const site = await startSite({
  dataDir,
  temporary: true,
  quiet: true,
  web: false,
  oddsFeed: null,
  env: { gateway: NO_LIMIT },
});
const poolOf = (url: string) => lastingPool(url, 'chaos-games');
const [games, wallet] = [
  poolOf(site.databaseUrls['games-gateway']),
  poolOf(site.databaseUrls.wallet),
];
try {
  const sessions = await openMemberSessions({ facts: site.facts, wallet }, LIARS + MOVERS);
  await knowPlayers(
    games,
    sessions.map(({ memberId }) => memberId),
  );
  await waitUntil('the catalogues are read', hasGames, RECOVERY_MS_MAX);
  const startedAt = performance.now();
  const liars = startLiars(site, sessions.slice(MOVERS));
  const movers = sessions.slice(0, MOVERS).map((player) => startMover(site.url, player));
  await waitUntil('callbacks are taken', works, RECOVERY_MS_MAX);

  const cells = chosenCells(gameFaults, { short });
  const recoveries: number[] = [];
  for (const fault of cells) {
    await pause(CALM_MS);
    recoveries.push(await strike(fault));
  }
  await pause(CALL_MS_MAX);
  const broken = liars.forgeries();
  const left = LOAD_MS_MAX - (performance.now() - startedAt);
  await waitUntil('enough callbacks', async () => total(liars) >= CALLBACKS, left).catch(
    (error: Error) => console.error(error.message),
  );

  await Promise.all([liars.stop(), ...movers.map((mover) => mover.stop())]);
  // Vendors that start anew send at once what they have no answer for.
  await site.gameVendors?.restart();
  await waitUntil('everything is answered', isQuiet, RECOVERY_MS_MAX).catch(console.error);
  const verdict = await judgeGames(
    { games, wallet, dataDir },
    sessions.slice(0, MOVERS).map(({ memberId }) => memberId),
  );
  for (const finding of verdict.findings) console.error(`broken: ${finding}`);
  printCounts(liars);
  const { wronged, answeredAgain } = judgeForgeries(liars.forgeries(), broken);
  console.log(`answered again while a part was broken: ${textOf(answeredAgain)}`);
  console.log(`taken, though sent by a liar: ${textOf(wronged)}`);
  const opened = movers.reduce((sum, mover) => sum + mover.opened(), 0);
  console.log(`${opened} games with money of their own opened`);
  const slowest = Math.max(...recoveries).toFixed(1);
  console.log(
    `chaos-games cells=${cells.length} lost=${verdict.lost} created=${verdict.created} recovered_s_max=${slowest}`,
  );
  if (wronged.size + verdict.lost + verdict.created > 0) process.exitCode = 1;
} finally {
  await Promise.all([games.end(), wallet.end()]);
  await site.stop();
}

/** Strikes, and waits until vendors' bets are taken again. @returns seconds it took */
async function strike(fault: GameFault): Promise<number> {
  const startedAt = performance.now();
  await fault.strike(site);
  await waitUntil(`recovery after ${fault.name}`, works, RECOVERY_MS_MAX);
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`${fault.name}: works again after ${seconds.toFixed(1)} s`);
  return seconds;
}

/** Ready, and bets of every vendor are taken from now on. */
async function works(): Promise<boolean> {
  const ready = await fetch(`${site.url}/ready`, { signal: AbortSignal.timeout(3_000) });
  if (!ready.ok) return false;
  const before = await appliedByVendor();
  await waitUntil(
    'bets are taken',
    async () => {
      const now = await appliedByVendor();
      return now.size === 4 && [...now].every(([key, count]) => count > (before.get(key) ?? 0));
    },
    RECOVERY_MS_MAX,
  );
  return true;
}

async function appliedByVendor(): Promise<Map<string, number>> {
  const { rows } = await games.query<{ key: string; count: number }>(
    `select vendor_key as key, count(*)::int as count from game_transaction
     where verb = 'bet' and state = 'applied' group by vendor_key`,
  );
  return new Map(rows.map(({ key, count }) => [key, count]));
}

async function hasGames(): Promise<boolean> {
  const { rows } = await games.query<{ count: number }>(
    'select count(distinct vendor_key)::int as count from game where is_playable',
  );
  return rows[0]?.count === 5;
}

/** No callback is under way, and no transfer and no transaction waits for an answer. */
async function isQuiet(): Promise<boolean> {
  const { rows } = await games.query<{ count: number }>(
    `select (select count(*) from game_transaction where state = 'pending')::int
      + (select count(*) from game_transfer
         where state not in ('done', 'refused', 'returned'))::int as count`,
  );
  const { pending } = await readSummary(site.gameVendors?.url ?? '');
  return rows[0]?.count === 0 && pending === 0;
}

function total(liars: Liars): number {
  return [...liars.counts().values()].reduce((sum, count) => sum + count, 0);
}

function printCounts(liars: Liars): void {
  const counts = [...liars.counts()].sort(([one], [other]) => one.localeCompare(other));
  console.log(`${total(liars)} callbacks: ${counts.map((pair) => pair.join(' ')).join(', ')}`);
}

function textOf(forgeries: ReadonlyMap<string, number>): string {
  return [...forgeries].map((pair) => pair.join(' times ')).join(', ') || 'none';
}
