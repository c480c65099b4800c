import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startS3Server } from '@noriter/kit/testing/s3-server';
import { startSite } from '@noriter/local/site';
import { lastingPool } from '../../machine/lasting-pool.ts';
import { waitUntil } from '../../machine/wait-until.ts';
import { knowWriters } from '../../site/board-crowd.ts';
import { openMemberSessions } from '../../site/member-sessions.ts';
import { operatorToken } from '../../site/site-client.ts';
import { chosenCells } from '../chosen-cells.ts';
import { startAnnouncer } from './announcer.ts';
import { type CommunityFault, communityFaults } from './community-faults.ts';
import { judgeCommunity } from './community-verdict.ts';
import { startGiver } from './giver.ts';
import { type SharedPosts, startTalker } from './talker.ts';

// Breaks the site, one part at a time, while members write, bring pictures and use coupons, and while
// everybody is written to:
//   npm run chaos:community              every fault
//   npm run chaos:community -- --short   a few, to try it
//   CELLS=kafka npm run chaos:community  those with one of these words in their name

const short = process.argv.includes('--short');
const CALM_MS = short ? 1_000 : 3_000;
const RECOVERY_MS_MAX = 90_000;
const MEMBERS = 72;
/** So many networks they come from: each has as many members as a network's cap has no room for. */
const NETWORKS = 12;
const BUCKET = 'board-images';

const dataDir = mkdtempSync(join(tmpdir(), 'noriter-chaos-'));
const objectFolder = mkdtempSync(join(tmpdir(), 'noriter-objects-'));
const cells = chosenCells(communityFaults, { short });
const objects = await startS3Server({ bucket: BUCKET, folder: objectFolder });
const limits = { LIMIT_ADDRESS_MAX: '1000000000', LIMIT_MEMBER_MAX: '1000000000' };
const site = await startSite({
  dataDir,
  temporary: true,
  quiet: true,
  web: false,
  oddsFeed: null,
  gameVendors: null,
  drawBeacon: false,
  env: {
    gateway: { ...limits, TRUST_PROXY: '1' },
    board: {
      IMAGE_BUCKET: BUCKET,
      IMAGE_ENDPOINT: objects.url,
      // Any will do: this server takes every key.
      AWS_ACCESS_KEY_ID: 'chaos',
      AWS_SECRET_ACCESS_KEY: 'chaos',
    },
  },
});
const poolOf = (name: 'board' | 'promotion' | 'wallet') =>
  lastingPool(site.databaseUrls[name], 'chaos-community');
const books = { board: poolOf('board'), promotion: poolOf('promotion'), wallet: poolOf('wallet') };
try {
  const sessions = await openMemberSessions({ facts: site.facts, wallet: books.wallet }, MEMBERS);
  await knowWriters(
    books.board,
    sessions.map(({ memberId }) => memberId),
  );
  const operator = await operatorToken(site.url);
  const people = sessions.map((session, place) => ({
    ...session,
    place,
    address: `10.0.${place % NETWORKS}.1`,
  }));
  const shared: SharedPosts = [];
  const talkers = people.map((one) => startTalker(site.url, one, { ...one, shared }));
  const announcer = startAnnouncer(site.url, operator);
  const giver = await startGiver(site.url, operator, people);
  const records = talkers.map(({ record }) => record);
  const sum = (of: (record: (typeof records)[number]) => number) =>
    records.reduce((total, record) => total + of(record), 0);
  const countOf = (map: ReadonlyMap<string, boolean>) => [...map.values()].filter(Boolean).length;
  const counts = async () => [
    sum(({ posts }) => countOf(posts)),
    sum(({ comments }) => countOf(comments)),
    sum(({ images }) => images.size),
    sum(({ read }) => read.size),
    announcer.accepted(),
    giver.granted.size,
    await paidGrants(),
  ];
  const untilAllGrows = async (what: string) => {
    let from: number[] | undefined;
    const hasGrown = async () => {
      const now = await counts();
      from ??= now;
      const before = from;
      return now.every((count, at) => count > (before[at] ?? 0));
    };
    await waitUntil(what, hasGrown, RECOVERY_MS_MAX);
  };

  await untilAllGrows('all of it is accepted');
  const recoveries: number[] = [];
  for (const fault of cells) {
    await pause(CALM_MS);
    recoveries.push(await strike(fault, () => untilAllGrows(`recovery after ${fault.name}`)));
  }

  await pause(CALM_MS);
  await Promise.all([announcer.stop(), giver.stop(), ...talkers.map((one) => one.stop())]);
  // The verdict names what is not over by then.
  await waitUntil('every grant is paid', isPaid, RECOVERY_MS_MAX).catch(console.error);
  const all = { talk: records, announced: announcer.sent, given: giver };
  const verdict = await judgeCommunity(site.url, books, all);
  for (const finding of verdict.findings) console.error(`broken: ${finding}`);
  printRefusals(records.flatMap(({ refused }) => [...refused]));
  const [posts, comments, images, read, messages, grants] = await counts();
  console.log(
    `${posts} posts, ${comments} comments, ${images} pictures, ${messages} messages, ` +
      `${read} of them read, ${grants} grants`,
  );
  const slowest = Math.max(...recoveries).toFixed(1);
  console.log(
    `chaos-community cells=${cells.length} lost=${verdict.lost} created=${verdict.created} recovered_s_max=${slowest}`,
  );
  if (verdict.lost + verdict.created > 0) process.exitCode = 1;
} finally {
  await Promise.all(Object.values(books).map((pool) => pool.end()));
  await site.stop();
  await objects.stop();
  rmSync(objectFolder, { recursive: true, force: true });
}

/** Strikes, and waits until all is accepted again. @returns seconds it took */
async function strike(fault: CommunityFault, isOver: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await fault.strike(site, objects);
  await isOver();
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`${fault.name}: works again after ${seconds.toFixed(1)} s`);
  return seconds;
}

async function paidGrants(): Promise<number> {
  const { rows } = await books.wallet.query<{ count: number }>(
    `select count(*)::int as count from ledger
     where subject_type = 'promotion-grant' and refusal is null`,
  );
  return rows[0]?.count ?? 0;
}

async function isPaid(): Promise<boolean> {
  const { rowCount } = await books.promotion.query(
    "select from promotion_grant where state = 'asked'",
  );
  return rowCount === 0;
}

function printRefusals(refusals: readonly (readonly [string, number])[]): void {
  const times = new Map<string, number>();
  for (const [code, count] of refusals) times.set(code, (times.get(code) ?? 0) + count);
  const named = [...times].map(([code, count]) => `${code} ${count} times`);
  if (named.length > 0) console.log(`refused: ${named.join(', ')}`);
}
