// A head office looks at its month while members bet and results come in, and at the end its reports
// say what was bet: npm run load:partner
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { koreaDay } from '@noriter/kit/korea-time';
import { createPool } from '@noriter/kit/postgres';
import { startSite } from '@noriter/local/site';
import { uncounted } from '../chaos/partner/partner-verdict.ts';
import { startSettledStream, sumsOf } from '../chaos/partner/settled-stream.ts';
import { runK6 } from '../machine/run-k6.ts';
import { waitUntil } from '../machine/wait-until.ts';
import { brokenCommission } from '../oracle/commission.ts';
import { addSums, reportedSums, settledSums, wrongReports } from '../oracle/partner-reports.ts';
import { openProducer } from '../site/event-producer.ts';
import { openMemberSessions, openSessions } from '../site/member-sessions.ts';
import { openRound } from '../site/mini-rounds.ts';
import { MONTH_DAYS, writeMonth } from '../site/partner-month.ts';
import { firstOfTier, joinNetwork, openPartnerNetwork } from '../site/partner-network.ts';
import { mustCall } from '../site/site-client.ts';

const PARTNERS = Number(process.env.PARTNERS ?? 5_000);
const MEMBERS = Number(process.env.MEMBERS ?? 200_000);
/** So long that members are put in order anew meanwhile. */
const SECONDS = Number(process.env.SECONDS ?? 90);
const BETTORS = 200;
/** Each of them has so many results a second. */
const RESULT_EVERY_MS = 1_000;
const FILL_MS_MAX = 600_000;
/** What has come is counted, also by a machine that was all busy with reports. */
const COUNTED_MS_MAX = 120_000;
const DAY_MS = 86_400_000;
const categories = ['casino', 'slot', 'sport-single', 'sport-3-fold', 'in-play', 'mini-powerball'];
const reports = ['totals', 'day', 'category', 'partner', 'member'] as const;

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
const poolOf = (url: string) =>
  createPool(url, { applicationName: 'load-partner', max: 2, statementTimeoutMs: FILL_MS_MAX });
const [partner, betting, wallet] = (['partner', 'betting', 'wallet'] as const).map((name) =>
  poolOf(site.databaseUrls[name]),
);
if (!partner || !betting || !wallet) throw new Error('The site has not all of its databases.');
const producer = openProducer(site.facts.kafkaBrokers, 'betting');
try {
  await openPartnerNetwork(partner, { partners: PARTNERS, members: MEMBERS }, categories);
  await writeMonth(partner, categories);
  const bettors = await openMemberSessions({ facts: site.facts, wallet }, BETTORS);
  const memberIds = bettors.map(({ memberId }) => memberId);
  await joinNetwork(partner, memberIds);
  const [head] = await openSessions(site.facts, [await firstOfTier(partner, 1)], {
    isPartner: true,
  });
  const month = {
    startDate: koreaDay(new Date(Date.now() - MONTH_DAYS * DAY_MS)),
    // One that ends while the run goes over midnight has all of it.
    endDate: koreaDay(new Date(Date.now() + DAY_MS)),
  };
  const reader = { url: site.url, token: head?.token ?? '', month };
  const before = await reportedSums(reader);
  const asked = performance.now();
  await mustCall(site.url, '/api/partner/report/list', { ...month, by: 'member' }, reader);
  const firstLook = performance.now() - asked;
  const since = new Date();
  const stream = startSettledStream(producer, memberIds, { pauseMs: RESULT_EVERY_MS });
  const { met, metrics } = await runK6('partner', {
    siteUrl: site.url,
    tokens: bettors.map(({ token }) => token),
    env: {
      HEAD_TOKEN: head?.token ?? '',
      MONTH: JSON.stringify(month),
      ROUND: JSON.stringify(await openRound(betting)),
      SECONDS: String(SECONDS),
    },
  });
  await stream.stop();
  const isCounted = async () =>
    (await uncounted({ partner, betting, wallet }, stream.sent, since)) === 0;
  const differing = async () => {
    // What came by Kafka alone, and rounds of members' own bets that ended meanwhile.
    const bet = addSums(sumsOf(stream.sent), await settledSums(betting, memberIds));
    return wrongReports(before, await reportedSums(reader), bet);
  };
  const agree = async () => (await differing()).length === 0;
  const ended = performance.now();
  await waitUntil('all is counted', isCounted, COUNTED_MS_MAX).catch(console.error);
  const behind = performance.now() - ended;
  // Not before: a report of all members, again and again, is what counting would wait for.
  await waitUntil('the reports say what was bet', agree, COUNTED_MS_MAX).catch(console.error);
  const wrong = [...(await differing()), ...(await brokenCommission(partner, koreaDay(since)))];
  for (const finding of wrong.slice(0, 10)) console.error(`wrong: ${finding}`);
  const p99 = reports.map((name) => {
    const ms = metrics[`http_req_duration{scenario:${name}}`]?.values['p(99)'] ?? 0;
    return `${name} ${ms.toFixed(0)} ms`;
  });
  console.log(`members put in order for the first who looks: ${firstLook.toFixed(0)} ms`);
  console.log(`p99: ${p99.join(', ')}; ${stream.sent.size} results meanwhile`);
  console.log(`counted ${behind.toFixed(0)} ms after the last result`);
  console.log(`load:partner thresholds=${met ? 'met' : 'missed'} wrong=${wrong.length}`);
  if (!met || wrong.length > 0 || stream.sent.size === 0) process.exitCode = 1;
} finally {
  await producer.close();
  await Promise.all([partner.end(), betting.end(), wallet.end()]);
  await site.stop();
}
