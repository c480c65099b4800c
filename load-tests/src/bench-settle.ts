// A round with 100,000 open bets is drawn, and betting, the wallet and the broker are killed while
// its winners are paid: npm run bench:settle
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createPool } from '@noriter/kit/postgres';
import { type Site, startSite } from '@noriter/local/site';
import type { Pool } from 'pg';
import { writeOpenBets } from './settle-bench/open-bets.ts';
import { comparePaid, type Paid } from './settle-bench/paid.ts';
import { openMembers } from './wallet-bench/members.ts';
import { brokenInvariants } from './won-book.ts';

const BETS = 100_000;
const MEMBERS = 20_000;
const SETTLED_MS_MAX = 300_000;
const LOOK_EVERY_MS = 100;

/** What is killed, and after which part of the bets is settled. */
const kills: readonly { part: number; name: string; kill(site: Site): void }[] = [
  { part: 0.2, name: 'betting', kill: ({ services }) => services.betting.kill('SIGKILL') },
  { part: 0.4, name: 'wallet', kill: ({ services }) => services.wallet.kill('SIGKILL') },
  { part: 0.6, name: 'kafka', kill: ({ kafka }) => kafka.signal('SIGKILL') },
  { part: 0.8, name: 'betting', kill: ({ services }) => services.betting.kill('SIGKILL') },
];

/** A result of the same game: which one is nothing to what is measured. */
const drawSql = `
  update mini_round as round set state = 'drawn', seed = repeat('0', 64), settled_at = now(),
    result = (select result from mini_round as earlier
      where earlier.game_id = round.game_id and earlier.state = 'drawn' limit 1)
  where round_id = $1`;

const dataDir = mkdtempSync(join(tmpdir(), 'noriter-bench-'));
const site = await startSite({ dataDir, temporary: true, quiet: true, web: false, oddsFeed: null });
const poolOf = (url: string) =>
  createPool(url, { applicationName: 'bench-settle', max: 2, statementTimeoutMs: 300_000 });
const [betting, wallet] = [poolOf(site.databaseUrls.betting), poolOf(site.databaseUrls.wallet)];
try {
  const members = await openMembers(wallet, MEMBERS);
  const calm = await settle('undisturbed', members, []);
  const struck = await settle('with kills', members, kills);
  const broken = await brokenInvariants(wallet);
  for (const finding of broken) console.error(`broken: ${finding}`);
  const wrong = [calm, struck].some(({ paid }) => paid.unasked > 0 || paid.paidOnce < paid.winners);
  if (wrong || broken.length > 0) process.exitCode = 1;
  const { winners, paidOnce } = struck.paid;
  console.log(
    `bench-settle ratio=${(paidOnce / winners).toFixed(4)} goal=1 bets=${BETS} ` +
      `seconds=${struck.seconds.toFixed(1)} per_second=${Math.round(BETS / struck.seconds)} ` +
      `undisturbed_seconds=${calm.seconds.toFixed(1)}`,
  );
} finally {
  await Promise.all([betting.end(), wallet.end()]);
  await site.stop();
}

/** Draws a round full of bets. @returns how long it took until the ledger had the last payout */
async function settle(
  how: string,
  members: readonly string[],
  due: typeof kills,
): Promise<{ seconds: number; paid: Paid }> {
  const roundId = await writeOpenBets(betting, site.url, { members, count: BETS });
  const before = await payouts(wallet);
  const startedAt = performance.now();
  await betting.query(drawSql, [roundId]);
  const waiting = [...due];
  for (let open = BETS; open > 0; open = await openBets(roundId)) {
    const next = waiting[0];
    if (next && 1 - open / BETS >= next.part) {
      console.log(`kill -9 ${next.name}, ${open} bets are open`);
      next.kill(site);
      waiting.shift();
    }
    if (performance.now() - startedAt > SETTLED_MS_MAX) throw new Error('It takes too long.');
    await pause(LOOK_EVERY_MS);
  }
  const asked = await winnersOf(roundId);
  while ((await payouts(wallet)) - before < asked) {
    if (performance.now() - startedAt > SETTLED_MS_MAX) throw new Error('Winners are not paid.');
    await pause(LOOK_EVERY_MS);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const paid = await comparePaid(betting, wallet);
  console.log(
    `${how}: ${BETS} bets settled and their winners paid in ${seconds.toFixed(1)} s; of ` +
      `${paid.winners} winners in all ${paid.paidOnce} were paid exactly once, and ` +
      `${paid.unasked} payouts have no winner`,
  );
  return { seconds, paid };
}

async function openBets(roundId: string): Promise<number> {
  return countOf(
    betting,
    `select count(*)::int as count from bet where round_id = $1 and state = 'accepted'`,
    [roundId],
  );
}

async function winnersOf(roundId: string): Promise<number> {
  return countOf(
    betting,
    'select count(*)::int as count from bet where round_id = $1 and returned > 0',
    [roundId],
  );
}

async function payouts(pool: Pool): Promise<number> {
  return countOf(pool, 'select count(*)::int as count from ledger where kind = 2', []);
}

async function countOf(pool: Pool, text: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(text, values);
  return rows[0]?.count ?? 0;
}
