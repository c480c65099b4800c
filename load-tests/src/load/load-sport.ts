// Bets on matches while others look on, then the matches end and the books are checked by SQL:
//   npm run load:singles        on many matches
//   npm run load:combinations   of three matches
//   npm run load:one-fixture    everybody on the same one
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '@noriter/kit/postgres';
import { startSite } from '@noriter/local/site';
import { runK6 } from '../machine/run-k6.ts';
import { waitUntil } from '../machine/wait-until.ts';
import { brokenLedgerRules } from '../oracle/ledger.ts';
import { brokenPayouts } from '../oracle/payouts.ts';
import { brokenSettlements } from '../oracle/settlements.ts';
import { brokenBets } from '../oracle/slips-and-stakes.ts';
import { controlOf } from '../site/feed-control.ts';
import { openMemberSessions } from '../site/member-sessions.ts';
import { threeWayLegs } from '../site/sport-legs.ts';

/** How many matches are bet on, and how many of them on one ticket. */
const loads: Record<string, { matches: number; folds: number }> = {
  singles: { matches: 40, folds: 1 },
  combinations: { matches: 40, folds: 3 },
  'one-fixture': { matches: 1, folds: 1 },
};
const MEMBERS = 1_000;
/** Nothing starts while bets are placed: what is in play waits some seconds by rule. */
const STARTS_IN_SECONDS = 7_200;
const SETTLED_MS_MAX = 60_000;

const [name = ''] = process.argv.slice(2);
const load = loads[name];
if (!load) throw new Error(`There is no load ${name}: ${Object.keys(loads).join(', ')}.`);
const dataDir = mkdtempSync(join(tmpdir(), 'noriter-load-'));
// One address makes all the load, so the limits by address and member would be what is measured.
const env = { gateway: { LIMIT_ADDRESS_MAX: '10000000', LIMIT_MEMBER_MAX: '10000000' } };
const site = await startSite({ dataDir, temporary: true, quiet: true, web: false, env });
const poolOf = (url: string) => createPool(url, { applicationName: 'load-sport', max: 2 });
const [betting, wallet] = [poolOf(site.databaseUrls.betting), poolOf(site.databaseUrls.wallet)];
try {
  const control = controlOf(site);
  const sessions = await openMemberSessions({ facts: site.facts, wallet }, MEMBERS);
  const fixtures: string[] = [];
  for (let made = 0; made < load.matches; made += 1) {
    const fixture = { sport: 'soccer', startsInSeconds: STARTS_IN_SECONDS };
    fixtures.push(await control({ action: 'fixture', ...fixture }));
  }
  const matches = await Promise.all(fixtures.map((eventId) => threeWayLegs(site.url, eventId)));
  const { met, metrics } = await runK6('sport', {
    siteUrl: site.url,
    tokens: sessions.map(({ token }) => token),
    env: { MATCHES: JSON.stringify(matches), FOLDS: String(load.folds) },
  });
  const answered = metrics.bets_accepted?.values.count ?? 0;
  for (const eventId of fixtures) await control({ action: 'finish', eventId, home: 1, away: 0 });
  const rest = async () => [
    ...(await brokenSettlements(betting, { isOver: true })),
    ...(await brokenPayouts(betting, wallet)),
  ];
  const isOver = async () => (await rest()).length === 0;
  await waitUntil('every bet is settled and paid', isOver, SETTLED_MS_MAX).catch(console.error);
  const broken = [
    ...(await rest()),
    ...(await brokenBets(betting, wallet, { accepted: answered })),
    ...(await brokenLedgerRules(wallet)),
  ];
  for (const finding of broken) console.error(`broken: ${finding}`);
  const p99 = metrics['http_req_duration{scenario:bets}']?.values['p(99)'] ?? 0;
  console.log(`${answered} tickets accepted and settled, p99 of a bet ${p99.toFixed(0)} ms`);
  console.log(`load:${name} thresholds=${met ? 'met' : 'missed'} broken=${broken.length}`);
  if (!met || broken.length > 0) process.exitCode = 1;
} finally {
  await Promise.all([betting.end(), wallet.end()]);
  await site.stop();
}
