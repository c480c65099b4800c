// @module-tag money
import { koreaDay } from '@noriter/kit/korea-time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reconcileVendor } from '../../src/reconciliation/actions/reconcile-vendor.ts';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';
import { stakedRound } from '../world/hub-rounds.ts';

let world: GamesWorld;

beforeAll(async () => {
  world = await openGamesWorld('games_compared_times');
});
afterAll(() => world.close());
beforeEach(() => world.pool.query('delete from game_difference'));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const line = (transactionId: string, at: Date, amount = '1000') => ({
  transactionId,
  kind: 'bet',
  amount,
  at: at.toISOString(),
});
const ago = (ms: number) => new Date(Date.now() - ms);

/** From the day before, as now may be a moment after midnight. */
async function compareNow() {
  const { data } = await world.operator('reconciliation.read')(
    '/api/admin/games/reconciliation/run',
    { vendorKey: 'kplay', startDate: koreaDay(ago(24 * HOUR_MS)) },
  );
  expect(data.state).toBe('done');
}

async function differences(vendorKey: string) {
  const { rows } = await world.pool.query<{ what: string }>(
    `select concat_ws(' ', kind, vendor_transaction_id, theirs) as what from game_difference
     where vendor_key = $1 order by 1`,
    [vendorKey],
  );
  return rows.map(({ what }) => what);
}

test.each([new Date(0), new Date('2999-01-01T00:00:00Z')])(
  'attack: a vendor dates its lines %s, and none is judged',
  async (at) => {
    const { betId } = await stakedRound(world, 10_000n);
    world.vendorServer.answers.set('/kplay/feed', () => ({
      transactions: [line(betId, at, '999')],
      cursor: null,
    }));
    await compareNow();
    expect(await differences('kplay')).toContain(`missing_theirs ${betId}`);
  },
);

test('what was called again for some minutes is the same transaction', async () => {
  const { betId } = await stakedRound(world, 10_000n);
  world.vendorServer.answers.set('/kplay/feed', () => ({
    transactions: [line(betId, ago(20 * MINUTE_MS))],
    cursor: null,
  }));
  await compareNow();
  const found = await differences('kplay');
  expect(found.filter((what) => what.includes(betId))).toEqual([]);
});

const PAGE_LINES = 5_000;
const endless = Array.from({ length: PAGE_LINES }, (_, at) => line(`endless ${at}`, new Date(0)));
type Pages = { lines: ReturnType<typeof line>[]; count: number };
/** Each is more than is read, and has an end for whoever reads it all. */
const tooMuch = { lines: { lines: endless, count: 40 }, pages: { lines: [], count: 2_500 } };

/** A vendor has some lines, and too much for who asks for more than so many hours. */
function answer(
  lines: ReturnType<typeof line>[],
  hoursMax: number,
  { lines: each, count }: Pages = tooMuch.lines,
) {
  let asked = 0;
  world.vendorServer.answers.set('/bomb/feed', (_path, body) => {
    asked += 1;
    const [from, to] = [String(body.from), String(body.to)];
    if (Date.parse(to) - Date.parse(from) <= hoursMax * HOUR_MS) {
      return { transactions: lines.filter(({ at }) => at >= from && at < to), cursor: null };
    }
    const next = Number(body.cursor ?? 0) + 1;
    return { transactions: each, cursor: next < count ? String(next) : null };
  });
  return () => asked;
}

test.each(['lines', 'pages'] as const)(
  'a time with more %s than can be held is compared by its halves',
  async (what) => {
    const lines = [line('one', ago(15 * HOUR_MS)), line('one', ago(5 * HOUR_MS))];
    // What is read around a time with it is six hours more.
    answer(lines, 17, tooMuch[what]);
    const range = { from: ago(20 * HOUR_MS), until: ago(0) };
    const run = await reconcileVendor(world.deps, 'bomb', range);
    expect(run).toMatchObject({ state: 'done', matched: 0, differences: 1 });
    expect(await differences('bomb')).toEqual(['missing_ours one 2000']);
  },
);

test('attack: a feed without end is held until there is no memory left', async () => {
  const asked = answer([], 0);
  const range = { from: ago(50 * MINUTE_MS), until: ago(0) };
  expect(await reconcileVendor(world.deps, 'bomb', range)).toMatchObject({
    state: 'failed',
    problem: 'There is more than can be compared at once.',
  });
  expect(asked()).toBeLessThan(tooMuch.lines.count);
  expect(await differences('bomb')).toEqual([]);
});

test('attack: a time is halved on and on after whoever compares it has stopped', async () => {
  const stopping = new AbortController();
  let asked = 0;
  world.vendorServer.answers.set('/bomb/feed', () => {
    asked += 1;
    stopping.abort();
    return { transactions: endless, cursor: String(asked) };
  });
  const range = { from: ago(20 * HOUR_MS), until: ago(0) };
  const run = await reconcileVendor(world.deps, 'bomb', range, stopping.signal);
  expect([run.state, asked]).toEqual(['failed', 1]);
});
