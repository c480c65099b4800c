// The last moments of a round: bets come faster and faster until it closes, and on, while others
// look at their balance and their bets; then the books are checked by SQL: npm run load:bet
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createPool } from '@noriter/kit/postgres';
import { startSite } from '@noriter/local/site';
import { runK6 } from '../machine/run-k6.ts';
import { brokenLedgerRules } from '../oracle/ledger.ts';
import { brokenBets } from '../oracle/slips-and-stakes.ts';
import { openMemberSessions } from '../site/member-sessions.ts';
import { closingRound } from '../site/mini-rounds.ts';

const MEMBERS = 1_000;
/** Of the script's 28 seconds. */
const CLOSES_AFTER_SECONDS = 25;
const OUTBOX_MS = 3_000;

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
const poolOf = (url: string) => createPool(url, { applicationName: 'load-bet', max: 2 });
const [betting, wallet] = [poolOf(site.databaseUrls.betting), poolOf(site.databaseUrls.wallet)];
try {
  const sessions = await openMemberSessions({ facts: site.facts, wallet }, MEMBERS);
  const tokens = sessions.map(({ token }) => token);
  const round = await closingRound(betting, CLOSES_AFTER_SECONDS);
  const { met, metrics } = await runK6('round-close', {
    siteUrl: site.url,
    tokens,
    env: { ROUND: JSON.stringify(round) },
  });
  await delay(OUTBOX_MS);
  const answered = metrics.bets_accepted?.values.count ?? 0;
  const late = metrics.bets_too_late?.values.count ?? 0;
  const broken = [
    ...(await brokenBets(betting, wallet, { accepted: answered })),
    ...(await brokenLedgerRules(wallet)),
    ...(late === 0 ? ['no bet came too late: the cut-off was not met'] : []),
  ];
  for (const finding of broken) console.error(`broken: ${finding}`);
  const p99 = metrics['http_req_duration{scenario:bets}']?.values['p(99)'] ?? 0;
  console.log(`${answered} bets accepted, ${late} too late, p99 of a bet ${p99.toFixed(0)} ms`);
  console.log(`load:bet thresholds=${met ? 'met' : 'missed'} broken=${broken.length}`);
  if (!met || broken.length > 0) process.exitCode = 1;
} finally {
  await Promise.all([betting.end(), wallet.end()]);
  await site.stop();
}
