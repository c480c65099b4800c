// 100,000 open bets settle while what settles and pays them is killed: npm run bench:settle
// Tickets on a match, then bets on a round; `-- sport` and `-- mini` take one of them, BETS=5000 less.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createPool } from '@noriter/kit/postgres';
import { type Site, startSite } from '@noriter/local/site';
import { brokenLedgerRules } from '../../oracle/ledger.ts';
import { comparePayouts, type Paid, payoutFaults } from '../../oracle/payouts.ts';
import { brokenSettlements } from '../../oracle/settlements.ts';
import { brokenBets } from '../../oracle/slips-and-stakes.ts';
import { knowMembersAtPartner } from '../../site/known-members.ts';
import { openMemberAccounts } from '../../site/member-accounts.ts';
import { openMemberSessions } from '../../site/member-sessions.ts';
import type { Books } from './copy-slips.ts';
import { openMiniBets } from './mini-bets.ts';
import { type Bettors, type Copies, countOf, type OpenBets } from './open-bets.ts';
import { openSportBets } from './sport-bets.ts';

const COUNT = Number(process.env.BETS ?? 100_000);
const BETS_PER_MEMBER = 5;
/** Who places what is copied: one for each selection. */
const PLACERS = 64;
const SETTLED_MS_MAX = 300_000;
const LOOK_EVERY_MS = 100;

type Kill = { part: number; name: string; kill(site: Site): void };

/** What is killed in each round, and after which part of the bets is settled. */
const rounds: Record<string, readonly Kill[]> = {
  undisturbed: [],
  'betting and wallet killed': [
    { part: 0.2, name: 'betting', kill: ({ services }) => services.betting.kill('SIGKILL') },
    { part: 0.4, name: 'wallet', kill: ({ services }) => services.wallet.kill('SIGKILL') },
    { part: 0.6, name: 'betting', kill: ({ services }) => services.betting.kill('SIGKILL') },
    { part: 0.8, name: 'wallet', kill: ({ services }) => services.wallet.kill('SIGKILL') },
  ],
  'broker killed': [{ part: 0.4, name: 'kafka', kill: ({ kafka }) => kafka.signal('SIGKILL') }],
};

type Book = (bettors: Bettors, copies: Copies) => Promise<OpenBets>;
const products: Record<string, Book> = { sport: openSportBets, mini: openMiniBets };

const winnersSql = 'select count(*)::int as count from bet_settlement where moved > 0';
const payoutsSql = `
  select count(*)::int as count from ledger
  where kind in (2, 3) and subject_type = 'bet-slip' and refusal is null`;

const [asked = 'sport mini'] = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'noriter-bench-'));
const NO_LIMIT = { LIMIT_ADDRESS_MAX: '1000000000', LIMIT_MEMBER_MAX: '1000000000' };
const site = await startSite({
  dataDir,
  temporary: true,
  quiet: true,
  web: false,
  env: { gateway: NO_LIMIT },
});
const poolOf = (url: string) =>
  createPool(url, { applicationName: 'bench-settle', max: 2, statementTimeoutMs: 300_000 });
const books: Books = {
  betting: poolOf(site.databaseUrls.betting),
  wallet: poolOf(site.databaseUrls.wallet),
};
try {
  const placers = await openMemberSessions({ facts: site.facts, wallet: books.wallet }, PLACERS);
  const members = await openMemberAccounts(books.wallet, COUNT / BETS_PER_MEMBER);
  await knowMembersAtPartner(site.facts, members);
  const figures: string[] = [];
  for (const product of asked.split(' ')) {
    const rates: number[] = [];
    for (const [how, kills] of Object.entries(rounds)) {
      const open = products[product];
      if (!open) throw new Error(`There is no product ${product}.`);
      const book = await open({ site, books, placers }, { members, count: COUNT });
      const seconds = await settle(book, kills);
      rates.push(COUNT / seconds);
      console.log(`${product}, ${how}: ${COUNT} bets settled and paid in ${seconds.toFixed(1)} s`);
    }
    figures.push(`${product}_per_second=${rates.map((rate) => Math.round(rate)).join('/')}`);
  }
  const paid = await comparePayouts(books.betting, books.wallet);
  const broken = await brokenBooks(paid);
  for (const finding of broken) console.error(`broken: ${finding}`);
  if (broken.length > 0) process.exitCode = 1;
  console.log(`${paid.paidOnce} of ${paid.winners} winners were paid exactly once`);
  console.log(
    `bench-settle ratio=${(paid.paidOnce / paid.winners).toFixed(4)} goal=1 bets=${COUNT} ` +
      `${figures.join(' ')} broken=${broken.length}`,
  );
} finally {
  await Promise.all([books.betting.end(), books.wallet.end()]);
  await site.stop();
}

/** @returns seconds from the result until the ledger has the last payout */
async function settle(book: OpenBets, due: readonly Kill[]): Promise<number> {
  const { betting, wallet } = books;
  const startedAt = performance.now();
  const bets = await book.open();
  await book.settle();
  const waiting = [...due];
  for (let open = bets; open > 0; open = await book.open()) {
    const next = waiting[0];
    if (next && 1 - open / bets >= next.part) {
      console.log(`kill -9 ${next.name}, ${open} bets are open`);
      next.kill(site);
      waiting.shift();
    }
    await pauseUntil(startedAt + SETTLED_MS_MAX);
  }
  if (waiting.length > 0) throw new Error(`${waiting[0]?.name} was not killed: it was too quick.`);
  const winners = await countOf(betting, winnersSql, []);
  while ((await countOf(wallet, payoutsSql, [])) < winners) {
    await pauseUntil(startedAt + SETTLED_MS_MAX);
  }
  return (performance.now() - startedAt) / 1_000;
}

async function pauseUntil(deadline: number): Promise<void> {
  if (performance.now() > deadline) throw new Error('It takes too long.');
  await pause(LOOK_EVERY_MS);
}

async function brokenBooks(paid: Paid): Promise<string[]> {
  const { betting, wallet } = books;
  return [
    ...payoutFaults(paid),
    ...(await brokenBets(betting, wallet)),
    ...(await brokenSettlements(betting, { isOver: true })),
    ...(await brokenLedgerRules(wallet)),
  ];
}
