// Everybody at baccarat bets in the last three seconds of a table's round, slots spin beside them, and
// every window polls its balance; then the books are checked by SQL: npm run load:casino
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '@noriter/kit/postgres';
import { startSite } from '@noriter/local/site';
import { runK6 } from '../machine/run-k6.ts';
import { waitUntil } from '../machine/wait-until.ts';
import { compareGameMoney } from '../oracle/game-money.ts';
import { brokenLedgerRules } from '../oracle/ledger.ts';
import { keyOf, openBaccaratSeats, openSlotSeats } from '../site/casino-seats.ts';
import { knowPlayers } from '../site/game-seats.ts';
import { openMemberSessions } from '../site/member-sessions.ts';

const BACCARAT_PLAYERS = Number(process.env.PLAYERS ?? 200);
const SLOT_PLAYERS = Number(process.env.SPINNERS ?? 100);
const SECONDS = Number(process.env.SECONDS ?? 30);
const PENDING_MS_MAX = 30_000;

const dataDir = mkdtempSync(join(tmpdir(), 'noriter-load-'));
// One address makes all the load, so the limits by address and member would be what is measured.
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
const poolOf = (url: string) => createPool(url, { applicationName: 'load-casino', max: 2 });
const games = poolOf(site.databaseUrls['games-gateway']);
const wallet = poolOf(site.databaseUrls.wallet);
try {
  const count = BACCARAT_PLAYERS + SLOT_PLAYERS;
  const sessions = await openMemberSessions({ facts: site.facts, wallet }, count);
  await knowPlayers(
    games,
    sessions.map(({ memberId }) => memberId),
  );
  const side = { url: site.url, facts: site.facts };
  const seats = {
    baccarat: await openBaccaratSeats(side, sessions.slice(0, BACCARAT_PLAYERS)),
    slot: await openSlotSeats(side, sessions.slice(BACCARAT_PLAYERS)),
  };
  const seatsFile = join(dataDir, 'seats.json');
  writeFileSync(seatsFile, JSON.stringify(seats));
  const { met, metrics } = await runK6('casino', {
    siteUrl: site.url,
    tokens: sessions.map(({ token }) => token),
    env: {
      SEATS_FILE: seatsFile,
      SECONDS: String(SECONDS),
      BACCARAT_KEY: keyOf(site.facts, 'evolution'),
      SLOT_KEY: keyOf(site.facts, 'pragmatic'),
    },
  });
  await waitUntil('no transaction is open', isQuiet, PENDING_MS_MAX).catch(console.error);
  const { lost, created } = await compareGameMoney(games, wallet);
  const broken = [...lost, ...created, ...(await brokenLedgerRules(wallet))];
  for (const finding of broken.slice(0, 10)) console.error(`broken: ${finding}`);
  const p99 = (scenario: string) =>
    (metrics[`http_req_duration{scenario:${scenario}}`]?.values['p(99)'] ?? 0).toFixed(0);
  console.log(
    `p99: rush ${p99('rush')} ms, slots ${p99('slots')} ms, ${p99('balances')} ms balance`,
  );
  console.log(`load:casino thresholds=${met ? 'met' : 'missed'} broken=${broken.length}`);
  if (!met || broken.length > 0) process.exitCode = 1;
} finally {
  await Promise.all([games.end(), wallet.end()]);
  await site.stop();
}

async function isQuiet(): Promise<boolean> {
  const { rowCount } = await games.query("select from game_transaction where state = 'pending'");
  return rowCount === 0;
}
