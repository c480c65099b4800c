// A member's list of rounds among ten million of others: the deepest page beside the first one
//   npm run bench:history   (PLAYS=1000000 is shorter)
import { createPool } from '@noriter/kit/postgres';
import { callAs, memberCaller, openTestSpace } from '@noriter/kit/testing';
import { freePort } from '@noriter/local/ports';
import { openServers } from '../../machine/servers.ts';
import { startService, stopService } from '../../machine/service-process.ts';
import { waitUntil } from '../../machine/wait-until.ts';
import { playedDays, writePlays } from './plays.ts';

/** A page at the end of a list may take so many times as long as its first one. */
const GOAL = 2;
const PLAYS = Number(process.env.PLAYS ?? 10_000_000);
/** Of the member who lists: as many as pages can be asked for. */
const OWN = Math.min(100_000, PLAYS / 10);
const ROWS_PER_PAGE = 10;
const CALLS = 40;
const FIRST_MS_MAX = 200;
const READY_MS_MAX = 30_000;
/** Nothing is drawn here. */
const DRAW_KEY = Buffer.alloc(32, 1).toString('base64');

const closeServers = await openServers();
const space = await openTestSpace('history');
const patient = createPool(space.databaseUrl, {
  applicationName: 'bench-history',
  statementTimeoutMs: 1_200_000,
});
const port = await freePort();
const betting = await startService(space, 'betting', { PORT: String(port), DRAW_KEY });
try {
  const member = memberCaller();
  await writePlays(patient, { memberId: member.memberId, own: OWN, plays: PLAYS });
  const call = callAs({ url: `http://127.0.0.1:${port}`, key: space.keyring }, member);
  const list = (page: number, changes: object = {}) =>
    call('/api/bet/betlist', { ...playedDays(), page, ...changes });
  const isThere = async () => (await list(1)).data.list.length === ROWS_PER_PAGE;
  await waitUntil('the list', isThere, READY_MS_MAX);
  const last = Math.floor(OWN / ROWS_PER_PAGE);
  const first = await middleOf(() => list(1));
  const deepest = await middleOf(() => list(last));
  const narrowed = await middleOf(() => list(1, { groupKey: 'slot', vendorCode: '203' }));
  const ended = await list(last - 1);
  const behind = await middleOf(() => list(1, { after: ended.data.next }));
  const ratio = deepest / first;
  console.log(`first page ${first.toFixed(1)} ms, page ${last} ${deepest.toFixed(1)} ms`);
  console.log(`the same behind the page before ${behind.toFixed(1)} ms`);
  console.log(`first page of one vendor ${narrowed.toFixed(1)} ms`);
  console.log(
    `bench-history ratio=${ratio.toFixed(2)} goal=${GOAL} plays=${PLAYS} own=${OWN} ` +
      `first_ms=${first.toFixed(1)} first_ms_max=${FIRST_MS_MAX}`,
  );
  if (ratio > GOAL || first > FIRST_MS_MAX) process.exitCode = 1;
} finally {
  await stopService(betting);
  await patient.end();
  await space.close();
  await closeServers();
}

/** What a call takes in the middle, in milliseconds. @throws Error of a page without rows */
async function middleOf(
  ask: () => Promise<{ resultCode: string; data: { list: unknown[] } }>,
): Promise<number> {
  const took: number[] = [];
  for (let turn = 0; turn < CALLS; turn += 1) {
    const startedAt = performance.now();
    const { resultCode, data } = await ask();
    took.push(performance.now() - startedAt);
    if (resultCode !== '0' || data.list.length === 0) throw new Error(`${resultCode}, no rows`);
  }
  return took.toSorted((one, other) => one - other)[CALLS / 2] ?? Number.NaN;
}
