// A message to a million members, and their lists beside rows that were written for each of them:
//   npm run bench:messages   (MEMBERS=100000 is shorter)
import { fileURLToPath } from 'node:url';
import { createPool } from '@noriter/kit/postgres';
import { openTestSpace } from '@noriter/kit/testing';
import { freePort } from '@noriter/local/ports';
import autocannon from 'autocannon';
import { openServers } from '../../machine/servers.ts';
import { type HttpProcess, startProcess } from '../balance/http-process.ts';
import { callsOf, type MessageCall, sendToAll, startBoard } from './board-side.ts';
import { memberId, openMillionMembers, openPlainBoxes } from './million-members.ts';
import { openSockets } from './open-sockets.ts';

const GOAL = 0.5;
const MEMBERS = Number(process.env.MEMBERS ?? 1_000_000);
/** The first of them have plain rows as well: both sides list the same people. */
const LISTED = 20_000;
const CALLERS = 2_000;
const CONNECTIONS = 32;
const ROUNDS = 4;
const ROUND_SECONDS = 6;
const UNREAD_PER_SECOND = 2_000;
const UNREAD_P99_MS_MAX = 20;
const READABLE_MS_MAX = 1_000;
/** Browsers that are open while a message comes. */
const SOCKETS = Number(process.env.SOCKETS ?? 10_000);
const NOTIFIED_MS_MAX = 2_000;

const closeServers = await openServers();
const space = await openTestSpace('messages');
const processes: HttpProcess[] = [];
/** Writing millions of rows takes longer than a service would wait. */
const patient = createPool(space.databaseUrl, {
  applicationName: 'messages',
  statementTimeoutMs: 1_200_000,
});
try {
  const board = await startBoard(space);
  processes.push(board);
  await openMillionMembers(patient, MEMBERS);
  await openPlainBoxes(patient, LISTED);
  const plain = await startProcess({
    file: fileURLToPath(new URL('./plain-service.ts', import.meta.url)),
    port: await freePort(),
    env: { DATABASE_URL: space.databaseUrl },
    asks: '/live',
  });
  processes.push(plain);
  const lists = await callsOf(space, '/api/board/msgList', spread(CALLERS, LISTED));
  const plainLists = spread(CALLERS, LISTED).map(plainCall);
  await load(board.url, lists);
  await load(plain.url, plainLists);
  await broadcast(board.url);
  await countUnread(board.url);
  await notifySockets(board.url);
  await compareLists(board.url, lists, plain.url, plainLists);
} finally {
  for (const one of processes) await one.stop();
  await patient.end();
  await space.close();
  await closeServers();
}

/** So many numbers of members, evenly over all of them: partners and members below them. */
function spread(count: number, among: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.floor((index * among) / count));
}

function plainCall(number: number): MessageCall {
  const body = JSON.stringify({ memberId: memberId(number) });
  return { path: '/list', body, headers: { 'content-type': 'application/json' } };
}

/** One message to all; then a thousand members from all over the site have it at the top of theirs. */
async function broadcast(url: string): Promise<void> {
  const calls = await callsOf(space, '/api/board/msgList', spread(1_000, MEMBERS));
  const start = performance.now();
  const { msgIdx, tookMs } = await sendToAll(space, url);
  let have = 0;
  const queue = [...calls];
  const reader = async () => {
    for (let call = queue.pop(); call !== undefined; call = queue.pop()) {
      const { path, ...init } = call;
      const answer = await fetch(`${url}${path}`, { method: 'POST', ...init });
      const { data } = (await answer.json()) as { data: { list: { msgIdx: number }[] } };
      if (data.list[0]?.msgIdx === msgIdx) have += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, reader));
  const readable = performance.now() - start;
  const reach = `${have} of 1000 had it after ${readable.toFixed(0)} ms`;
  console.log(`to ${MEMBERS} members: answered in ${tookMs.toFixed(0)} ms, ${reach}`);
  if (have !== 1_000 || readable > READABLE_MS_MAX) process.exitCode = 1;
}

/** A message to all while so many browsers are open: each is notified of its own unread count. */
async function notifySockets(url: string): Promise<void> {
  const sockets = await openSockets(space, { count: SOCKETS, boardUrl: url });
  try {
    // The first one compiles and plans what the second is measured by.
    for (const isCounted of [false, true]) {
      await sockets.reset();
      const start = performance.now();
      await sendToAll(space, url);
      const { notified, tookMs } = await sockets.untilNotified(start);
      if (!isCounted) continue;
      console.log(`${notified} of ${SOCKETS} sockets were notified in ${tookMs.toFixed(0)} ms`);
      if (notified < SOCKETS || tookMs > NOTIFIED_MS_MAX) process.exitCode = 1;
    }
  } finally {
    await sockets.close();
  }
}

async function countUnread(url: string): Promise<void> {
  const calls = await callsOf(space, '/api/board/msgUnread', spread(CALLERS, MEMBERS));
  await load(url, calls);
  const { perSecond, p99Ms } = await load(url, calls, { overallRate: UNREAD_PER_SECOND });
  console.log(`unread counts: ${perSecond.toFixed(0)}/s, p99 ${p99Ms} ms`);
  if (p99Ms > UNREAD_P99_MS_MAX || perSecond < UNREAD_PER_SECOND * 0.95) process.exitCode = 1;
}

/** Sides take turns, so that what else the machine does falls on both. */
async function compareLists(
  url: string,
  lists: readonly MessageCall[],
  plainUrl: string,
  plainLists: readonly MessageCall[],
): Promise<void> {
  let ours = 0;
  let theirs = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const a = await load(url, lists);
    const b = await load(plainUrl, plainLists);
    ours += a.perSecond / ROUNDS;
    theirs += b.perSecond / ROUNDS;
    const sides = `lists ${a.perSecond.toFixed(0)}/s, p99 ${a.p99Ms} ms`;
    console.log(`round ${round}: ${sides}; plain ${b.perSecond.toFixed(0)}/s, p99 ${b.p99Ms} ms`);
  }
  const ratio = ours / theirs;
  console.log(`bench-messages ratio=${ratio.toFixed(2)} goal=${GOAL}`);
  if (ratio < GOAL) process.exitCode = 1;
}

/** One round of load on one side; a single answer that is not 200 fails the bench. */
async function load(
  url: string,
  calls: readonly MessageCall[],
  pace: { overallRate?: number } = {},
): Promise<{ perSecond: number; p99Ms: number }> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    requests: calls.map((call) => ({ method: 'POST', ...call })),
    ...pace,
  });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} failed.`);
  }
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}
