import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '@noriter/local/site';
import pg from 'pg';
import { runK6 } from '../machine/run-k6.ts';
import { brokenLedgerRules } from '../oracle/ledger.ts';
import {
  operatorToken,
  playerSession,
  withoutCaptcha,
  withoutVelocity,
} from '../site/site-client.ts';

// Runs one k6 script against a fresh site and asks the books afterwards:
//   npm run load:balance
//   npm run load:cash

const PLAYERS = ['player1', 'player2', 'player3', 'player4', 'player5'];

const name = process.argv[2] ?? '';
const dataDir = mkdtempSync(join(tmpdir(), 'noriter-load-'));
// One address makes all the load, so the limits by address and member would be what is measured.
const env = { gateway: { LIMIT_ADDRESS_MAX: '10000000', LIMIT_MEMBER_MAX: '10000000' } };
const site = await startSite({
  dataDir,
  temporary: true,
  quiet: true,
  web: false,
  oddsFeed: null,
  gameVendors: null,
  drawBeacon: false,
  env,
});
const wallet = new pg.Pool({ connectionString: site.databaseUrls.wallet, max: 1 });
try {
  const operator = await operatorToken(site.url);
  await withoutCaptcha(site.url, operator);
  await withoutVelocity(site.url, operator);
  const sessions = await Promise.all(PLAYERS.map((login) => playerSession(site.url, login)));
  const tokens = sessions.map(({ token }) => token);
  const { met } = await runK6(name, { siteUrl: site.url, tokens });
  const broken = await brokenLedgerRules(wallet);
  for (const finding of broken) console.error(`broken: ${finding}`);
  console.log(`load:${name} thresholds=${met ? 'met' : 'missed'} broken=${broken.length}`);
  if (!met || broken.length > 0) process.exitCode = 1;
} finally {
  await wallet.end();
  await site.stop();
}
