import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from '@noriter/local/site';
import { lastingPool } from '../../machine/lasting-pool.ts';
import { waitUntil } from '../../machine/wait-until.ts';
import { drawRound } from '../../site/draw-mini-rounds.ts';
import { openProducer } from '../../site/event-producer.ts';
import { openMemberSessions } from '../../site/member-sessions.ts';
import { openRound, type RoundName } from '../../site/mini-rounds.ts';
import { operatorToken } from '../../site/site-client.ts';
import { chosenCells } from '../chosen-cells.ts';
import type { Fault } from '../faults.ts';
import { retryUntilAnswered } from '../retried-call.ts';
import { openDayCloser } from './day-closer.ts';
import { partnerFaults } from './partner-faults.ts';
import { judgePartner, uncounted } from './partner-verdict.ts';
import { startSettledStream } from './settled-stream.ts';

// Breaks the site, one part at a time, while settled bets accrue and a day is closed and paid:
//   npm run chaos:partner              every fault
//   npm run chaos:partner -- --short   a few, to try it
//   CELLS=kafka npm run chaos:partner  those with one of these words in their name

const short = process.argv.includes('--short');
const CALM_MS = short ? 1_000 : 3_000;
const RECOVERY_MS_MAX = 90_000;
/** Between two bets of a member of the demonstration. */
const STREAM_PAUSE_MS = 20;
/** So many place a bet of their own on a round of each cell. */
const BETTORS = 20;
const STAKE = '1000';

const dataDir = mkdtempSync(join(tmpdir(), 'noriter-chaos-'));
const cells = chosenCells(partnerFaults, { short });
/** Each cell draws one that is open: as many are announced, and those that end meanwhile. */
const ROUNDS = { ROUNDS_AHEAD: String(cells.length + 12) };
const NO_LIMIT = { LIMIT_ADDRESS_MAX: '1000000000', LIMIT_MEMBER_MAX: '1000000000' };
const site = await startSite({
  dataDir,
  temporary: true,
  quiet: true,
  web: false,
  oddsFeed: null,
  gameVendors: null,
  drawBeacon: false,
  env: { gateway: NO_LIMIT, betting: ROUNDS },
});
const poolOf = (url: string) => lastingPool(url, 'chaos-partner');
const { partner: partnerUrl, betting: bettingUrl, wallet: walletUrl } = site.databaseUrls;
const books = {
  partner: poolOf(partnerUrl),
  betting: poolOf(bettingUrl),
  wallet: poolOf(walletUrl),
};
const producer = openProducer(site.servers.kafka.address, 'betting');
const since = new Date();
const sessions = await openMemberSessions({ facts: site.facts, wallet: books.wallet }, BETTORS);
const closer = openDayCloser(site.url, await operatorToken(site.url), await firstSeededDay());
const stream = startSettledStream(producer, await playersOfTree(), { pauseMs: STREAM_PAUSE_MS });
try {
  await waitUntil('bets are counted', isCounting, RECOVERY_MS_MAX);

  const recoveries: number[] = [];
  for (const fault of cells) {
    await pause(CALM_MS);
    const round = await openRound(books.betting);
    await placeBets(round);
    recoveries.push(await strike(fault, round));
  }

  await stream.stop();
  const rest = () => uncounted(books, stream.sent, since);
  // The verdict names what is missing by then.
  await waitUntil('every bet is counted', async () => (await rest()) === 0, RECOVERY_MS_MAX).catch(
    console.error,
  );
  const verdict = await judgePartner(books, stream.sent, since);
  for (const finding of verdict.findings) console.error(`broken: ${finding}`);
  console.log(`${stream.sent.size} settled bets, ${cells.length} days closed and paid`);
  const slowest = Math.max(...recoveries).toFixed(1);
  console.log(
    `chaos-partner cells=${cells.length} lost=${verdict.lost} created=${verdict.created} recovered_s_max=${slowest}`,
  );
  if (verdict.lost + verdict.created > 0) process.exitCode = 1;
} finally {
  await producer.close();
  await Promise.all(Object.values(books).map((pool) => pool.end()));
  await site.stop();
}

/** Freezes a day, draws a round and strikes amidst it. @returns seconds until all goes on again */
async function strike(fault: Fault, round: RoundName): Promise<number> {
  const periodId = await closer.freeze();
  await drawRound(books.betting, round);
  const startedAt = performance.now();
  await fault.strike(site);
  const paid = closer.pay(periodId);
  await waitUntil(`recovery after ${fault.name}`, isCounting, RECOVERY_MS_MAX);
  const seconds = (performance.now() - startedAt) / 1_000;
  await paid;
  console.log(`${fault.name}: counts again after ${seconds.toFixed(1)} s, and the day is paid`);
  return seconds;
}

/**
 * Everybody bets on the round of a cell, which is drawn when it is struck. What was killed last may still
 * be starting: bets are not what is looked at after it.
 */
async function placeBets(round: RoundName): Promise<void> {
  const selections = [{ selectionId: 'sum-odd', odds: '1.95', stake: STAKE }];
  const wish = { product: 'mini', ...round, oddsPolicy: 'any', selections };
  const until = Date.now() + RECOVERY_MS_MAX;
  for (const { token } of sessions) {
    const ask = retryUntilAnswered(site.url, token, {
      hasEnough: () => Date.now() > until,
      waits: () => undefined,
      differs: (codes) => console.error(`one bet, two answers: ${codes.join(' and ')}`),
    });
    const answer = await ask('/api/bet/betProc', wish);
    if (answer?.resultCode !== '0') throw new Error(`A bet was answered ${answer?.resultCode}.`);
  }
}

/** Bets that Kafka gets from now on are counted. */
async function isCounting(): Promise<boolean> {
  const count = async () => {
    const { rows } = await books.partner.query<{ count: number }>(
      'select count(*)::int as count from accrual where settled_at >= $1',
      [since],
    );
    return rows[0]?.count ?? 0;
  };
  const [before, sent] = [await count(), stream.sent.size];
  const grows = async () => (await count()) > before && stream.sent.size > sent;
  await waitUntil('more bets are counted', grows, RECOVERY_MS_MAX);
  return true;
}

async function firstSeededDay(): Promise<string> {
  const { rows } = await books.partner.query<{ day: string }>(
    'select min(day)::text as day from line_day',
  );
  return rows[0]?.day ?? '';
}

async function playersOfTree(): Promise<string[]> {
  const { rows } = await books.partner.query<{ id: string }>(
    `select member_id as id from member where tier = 0 and login_id like 'player%'`,
  );
  return rows.map(({ id }) => id);
}
