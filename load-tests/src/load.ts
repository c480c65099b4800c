import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findK6 } from '@noriter/local/k6';
import { startSite } from '@noriter/local/site';
import { execa } from 'execa';
import pg from 'pg';
import { operatorToken, playerSession, withoutCaptcha } from './site-client.ts';
import { brokenInvariants } from './won-book.ts';

// Runs one k6 script against a fresh site and asks the books afterwards:
//   npm run load:balance
//   npm run load:cash

const PLAYERS = ['player1', 'player2', 'player3', 'player4', 'player5'];

const name = process.argv[2] ?? '';
const script = fileURLToPath(new URL(`../k6/${name}.ts`, import.meta.url));
const k6 = await findK6();
const dataDir = mkdtempSync(join(tmpdir(), 'noriter-load-'));
// One address makes all the load, so the limits by address and member would be what is measured.
const env = { gateway: { LIMIT_ADDRESS_MAX: '10000000', LIMIT_MEMBER_MAX: '10000000' } };
const site = await startSite({ dataDir, temporary: true, quiet: true, web: false, env });
const wallet = new pg.Pool({ connectionString: site.databaseUrls.wallet, max: 1 });
try {
  await withoutCaptcha(site.url, await operatorToken(site.url));
  const sessions = await Promise.all(PLAYERS.map((login) => playerSession(site.url, login)));
  const { exitCode } = await execa(k6, ['run', '--no-usage-report', script], {
    env: {
      SITE_URL: site.url,
      PLAYER_TOKENS: JSON.stringify(sessions.map(({ token }) => token)),
    },
    stdio: 'inherit',
    reject: false,
  });
  const broken = await brokenInvariants(wallet);
  for (const finding of broken) console.error(`broken: ${finding}`);
  console.log(
    `load:${name} thresholds=${exitCode === 0 ? 'met' : 'missed'} broken=${broken.length}`,
  );
  if (exitCode !== 0 || broken.length > 0) process.exitCode = 1;
} finally {
  await wallet.end();
  await site.stop();
}
