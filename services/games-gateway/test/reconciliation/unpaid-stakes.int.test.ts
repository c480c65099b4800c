// @module-tag money
import { randomUUID } from 'node:crypto';
import { koreaDay } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import { eventually } from '@noriter/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { playedOnMoney } from '../../src/feeds/actions/played-on-money.ts';
import { readFeedRounds } from '../../src/feeds/actions/read-feed-rounds.ts';
import { playedMoves } from '../../src/feeds/domain/feed-moves.ts';
import { addFeedMoves } from '../../src/feeds/store/add-feed-moves.ts';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';
import { gaugeOf } from '../world/gauges.ts';

let world: GamesWorld;
let member: Awaited<ReturnType<GamesWorld['member']>>;
let feed: Move[] = [];

beforeAll(async () => {
  world = await openGamesWorld('games_unpaid_stakes');
});
afterAll(() => world.close());
beforeEach(async () => {
  feed = [];
  world.vendorServer.answers.set('/kfishing/feed', (_path, { from, to }) => ({
    transactions: feed.filter(({ at }) => at >= String(from) && at < String(to)),
    cursor: null,
  }));
  // From now on it is read since an hour ago.
  await read();
  await world.pool.query('delete from game_difference');
  member = await world.member(0n);
});

const MINUTE_MS = 60_000;

const move = (roundId: string, kind: string, amount: string, minutes = 30) => ({
  transactionId: randomUUID(),
  roundId,
  kind,
  amount,
  at: new Date(Date.now() - minutes * MINUTE_MS).toISOString(),
  gameCode: 'fishing',
  playerId: member.player,
});
type Move = ReturnType<typeof move>;

async function read() {
  expect(await readFeedRounds(world.deps, 'kfishing')).toBe(true);
}

/** Some lines of the feed, under our names. */
const movesOf = (...lines: Move[]) =>
  playedMoves(
    'kfishing',
    lines.map(({ transactionId: id, kind: verb, amount, at, ...line }) => {
      return { ...line, id, verb, amount: BigInt(amount), at: new Date(at) };
    }),
  );

/** As a process of the version before reads them, which keeps no balances. */
const readAsBefore = (...lines: Move[]) =>
  withTransaction(world.pool, (tx) => addFeedMoves(tx, 'kfishing', movesOf(...lines), new Date()));

async function compare() {
  const { resultCode } = await world.operator('reconciliation.read')(
    '/api/admin/games/reconciliation/run',
    { vendorKey: 'kfishing', startDate: koreaDay(new Date(Date.now() - 24 * 60 * MINUTE_MS)) },
  );
  expect(resultCode).toBe('0');
}

/** Money of the member went to the vendor's wallet or came home, so many minutes ago. */
const carried = (direction: 'in' | 'out', amount: number, minutes = 2_880) =>
  world.pool.query(
    `insert into game_transfer (transfer_id, site_id, member_id, vendor_key, direction, amount, state,
       next_at, started_at, ended_at, checked_at)
     select gen_random_uuid(), 'noriter', $1, 'kfishing', $2, $3, 'done', at, at, at, at
     from (select now() - $4 * interval '1 minute' as at) as past`,
    [member.memberId, direction, amount, minutes],
  );

/** What the member's rounds have come to. */
async function rounds() {
  const { rows } = await world.pool.query<{ round: string }>(
    `select vendor_round_id || ' ' || staked || ' ' || returned as round from game_round
     where member_id = $1 order by 1`,
    [member.memberId],
  );
  return rows.map(({ round }) => round);
}

async function differences() {
  const { rows } = await world.pool.query<{ what: string }>(
    `select detail || ' ' || theirs || case when resolved_at is null then '' else ' resolved' end as what
     from game_difference where kind = 'missing_ours' order by 1`,
  );
  return rows.map(({ what }) => what);
}

/** What was counted and has another amount since. */
async function corrected() {
  const { rows } = await world.pool.query<{ what: string }>(
    `select concat_ws(' ', detail, ours, theirs, case when resolved_at is null then 'open' end) as what
     from game_difference where kind = 'amount' order by 1`,
  );
  return rows.map(({ what }) => what);
}

const alarmed = () => gaugeOf(world, 'noriter_game_differences_open');

/** What days have of the vendor. */
async function inDays(what: 'staked' | 'returned') {
  await world.pool.query(`delete from game_day where vendor_key = 'kfishing'`);
  await world.running.runJob('count-feed-game-days');
  const { rows } = await world.pool.query<{ sum: string }>(
    `select coalesce(sum(${what}), 0)::text as sum from game_day where vendor_key = 'kfishing'`,
  );
  return rows[0]?.sum;
}

test('attack: who carried a little to a vendor is given turnover without end by its feed', async () => {
  await carried('in', 10_000);
  const forged = move('forged', 'bet', '999999999999999', 25);
  feed = [
    move('first', 'bet', '4000'),
    move('first', 'win', '9000'),
    forged,
    move('last', 'bet', '15000', 20),
  ];
  await read();
  await read();
  expect(await rounds()).toEqual(['first 4000 9000', 'last 15000 0']);
  expect(await differences()).toEqual(['bet 999999999999999']);
  expect(await alarmed()).toBe(1);
  expect(await inDays('staked')).toBe('19000');
  // Worked through it counts no more than before, whatever pays for it then.
  const name = { vendorKey: 'kfishing', vendorTransactionId: forged.transactionId, verb: 'bet' };
  const done = { ...name, kind: 'missing_ours', note: 'n' };
  const manages = world.operator('betting.manage');
  expect((await manages('/api/admin/games/differences/resolve', done)).resultCode).toBe('0');
  feed.push(move('huge', 'win', '999999999999999', 28));
  await read();
  expect(await rounds()).toEqual(['first 4000 9000', 'huge 0 999999999999999', 'last 15000 0']);
  expect(await alarmed()).toBe(0);
  expect(await inDays('staked')).toBe('19000');
});

test('attack: what came home is staked by the feed once more', async () => {
  await carried('in', 10_000);
  await carried('out', 10_000, 2_000);
  feed = [move('forged', 'bet', '5000'), move('forged', 'win', '1000')];
  await read();
  expect(await rounds()).toEqual([]);
  expect(await differences()).toEqual(['bet 5000', 'win 1000']);
});

test('what was won is brought home before the feed is read, and counts', async () => {
  await carried('in', 10_000, 9);
  await carried('out', 30_000, 7);
  feed = [move('won', 'bet', '10000', 8), move('won', 'win', '30000', 8)];
  await read();
  expect(await rounds()).toEqual(['won 10000 30000']);
  expect(await differences()).toEqual([]);
});

test('what pays for a stake may be in the feed later', async () => {
  await carried('in', 10_000);
  const stake = move('second', 'bet', '15000', 20);
  feed = [stake];
  await read();
  expect([await rounds(), await differences(), await alarmed()]).toEqual([[], ['bet 15000'], 1]);
  feed = [stake, move('first', 'win', '5000')];
  await read();
  await read();
  expect(await rounds()).toEqual(['first 0 5000', 'second 15000 0']);
  expect([await differences(), await alarmed()]).toEqual([['bet 15000 resolved'], 0]);
  expect(await inDays('staked')).toBe('15000');
});

test('nobody is alarmed while what pays for a stake may still come', async () => {
  await carried('in', 10_000);
  feed = [move('young', 'bet', '15000', 1)];
  await read();
  expect([await rounds(), await differences()]).toEqual([[], []]);
});

test('shots of one round are paid by what the round wins', async () => {
  await carried('in', 10_000);
  feed = [move('volley', 'bet', '50000'), move('volley', 'win', '40000')];
  await read();
  expect(await rounds()).toEqual(['volley 50000 40000']);
});

test('a gift of the vendor is staked, once', async () => {
  await carried('in', 10_000);
  const gift = { ...move('', 'promo', '5000', 29), gameCode: '' };
  feed = [gift, move('first', 'bet', '15000')];
  await read();
  expect(await rounds()).toEqual(['first 15000 0']);
  feed = [...feed, move('second', 'bet', '5000', 20)];
  await read();
  expect(await rounds()).toEqual(['first 15000 0']);
  expect(await differences()).toEqual(['bet 5000']);
});

test('what came home beyond what the feed has won was played for as well', async () => {
  await carried('in', 10_000);
  await carried('out', 50_000, 2_000);
  await carried('in', 50_000, 40);
  feed = [move('next', 'bet', '50000')];
  await read();
  expect(await rounds()).toEqual(['next 50000 0']);
  // That it did is no money for anybody a second time.
  feed = [...feed, move('more', 'bet', '1', 20)];
  await read();
  expect(await rounds()).toEqual(['next 50000 0']);
});

test('what was read before anything was reckoned has been played', async () => {
  await carried('in', 10_000);
  feed = [move('first', 'bet', '10000')];
  await read();
  await world.pool.query('delete from game_feed_balance');
  feed = [...feed, move('second', 'bet', '1', 20)];
  await read();
  expect(await rounds()).toEqual(['first 10000 0']);
});

test('what a process of the version before adds meanwhile has been played, once', async () => {
  await carried('in', 10_000);
  feed = [move('first', 'bet', '4000')];
  await read();
  const [lost, won] = [move('lost', 'bet', '6000', 25), move('won', 'win', '500', 24)];
  await readAsBefore(lost, won);
  feed = [...feed, lost, won, move('second', 'bet', '501', 20)];
  await read();
  expect(await rounds()).toEqual(['first 4000 0', 'lost 6000 0', 'won 0 500']);
  feed = [...feed, move('third', 'bet', '400', 19)];
  await read();
  feed = [...feed, move('fourth', 'bet', '100', 18), move('last', 'bet', '1', 17)];
  await read();
  const counted = ['fourth 100 0', 'lost 6000 0', 'third 400 0', 'won 0 500'];
  expect(await rounds()).toEqual(['first 4000 0', ...counted]);
});

test('attack: two processes read a feed at once, and each sees a balance without what the other adds', async () => {
  await carried('in', 10_000);
  await carried('out', 10_000, 2_000);
  await carried('in', 10_001, 40);
  feed = [move('begin', 'bet', '1', 35)];
  await read();
  const first = move('first', 'bet', '10000');
  feed = [...feed, first, move('second', 'bet', '10000', 20)];
  let reading = Promise.resolve();
  await withTransaction(world.pool, async (tx) => {
    const at = new Date();
    const from = new Date(at.getTime() - 60 * MINUTE_MS);
    const about = { moves: movesOf(first), from, at };
    const paid = await playedOnMoney(world.deps, tx, 'kfishing', about);
    await addFeedMoves(tx, 'kfishing', paid, at);
    reading = read();
    await eventually(async () => {
      const { rowCount } = await world.pool.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBeGreaterThan(0);
    });
  });
  await reading;
  expect(await rounds()).toEqual(['begin 1 0', 'first 10000 0']);
  expect(await differences()).toEqual(['bet 10000']);
});

test('attack: a bet that nothing pays for is read no more, and its win is counted alone', async () => {
  await carried('in', 10_000);
  // From two hours ago the first time, and from one the second.
  await world.pool.query(`update game_counted set until = until - interval '1 hour'`);
  feed = [move('torn', 'bet', '15000', 90), move('torn', 'win', '4000')];
  for (let time = 0; time < 2; time += 1) {
    await read();
    expect(await rounds()).toEqual([]);
    expect(await differences()).toEqual(['bet 15000', 'win 4000']);
  }
});

test('of a round that began before anything was carried there nothing counts', async () => {
  await carried('in', 10_000, 20);
  feed = [move('early', 'bet', '5000'), move('early', 'win', '3000', 15)];
  await read();
  expect(await rounds()).toEqual([]);
  expect(await differences()).toEqual(['bet 5000', 'win 3000']);
});

test('what was won in a game that is not known here is staked, once', async () => {
  await carried('in', 10_000);
  feed = [{ ...move('new', 'win', '5000'), gameCode: 'new' }, move('first', 'bet', '15000', 29)];
  await read();
  expect(await rounds()).toEqual(['first 15000 0']);
  // Its game is known since.
  await world.pool.query(
    `insert into game (game_id, vendor_key, game_code, vendor_code, group_code, name_ko, name_en,
       name_vi, choseong, features, tags, has_demo, is_playable, kind, added_at, changed_at)
     select gen_random_uuid(), vendor_key, 'new', vendor_code, group_code, name_ko, name_en,
       name_vi, choseong, features, tags, has_demo, is_playable, kind, now(), now()
     from game where vendor_key = 'kfishing' and game_code = 'fishing'`,
  );
  await world.deps.games.refresh();
  for (const minutes of [20, 19]) {
    feed = [...feed, move('more', 'bet', '1', minutes)];
    await read();
    expect(await rounds()).toEqual(['first 15000 0', 'new 0 5000']);
  }
});

test('what was noted stays so, whatever is compared by hand before and after', async () => {
  await carried('in', 10_000);
  const stake = move('second', 'bet', '15000', 20);
  feed = [stake];
  await compare();
  await read();
  feed = [stake, stake];
  await compare();
  expect(await differences()).toEqual(['bet 30000']);
  expect(await inDays('staked')).toBe('0');
  feed = [stake, move('first', 'win', '5000')];
  await read();
  expect(await rounds()).toEqual(['first 0 5000', 'second 15000 0']);
  expect(await differences()).toEqual(['bet 30000 resolved']);
  expect(await inDays('staked')).toBe('15000');
});

test('a jackpot of an unpaid round is one difference, whoever finds it', async () => {
  await carried('in', 10_000);
  feed = [move('big', 'bet', '90000'), move('big', 'jackpot', '5000')];
  await read();
  await compare();
  expect(await differences()).toEqual(['bet 90000', 'jackpot 5000']);
});

test('what has the id of an unpaid stake counts in days, as something else', async () => {
  await carried('in', 10_000);
  const stake = move('first', 'bet', '15000');
  feed = [stake, { ...move('second', 'win', '100'), transactionId: stake.transactionId }];
  await read();
  expect(await inDays('returned')).toBe('100');
  expect(await inDays('staked')).toBe('0');
});

test('attack: what is taken back of no bet is turnover below nothing, and pays for a stake', async () => {
  await carried('in', 10_000);
  const undone = move('lone', 'rollback', '5000', 25);
  feed = [undone, move('second', 'bet', '15000', 20)];
  await read();
  expect(await rounds()).toEqual([]);
  expect(await differences()).toEqual(['bet 15000', 'rollback 5000']);
  expect(await inDays('staked')).toBe('0');
  // Its bet comes late.
  feed = [move('lone', 'bet', '5000'), undone];
  await read();
  expect(await rounds()).toEqual(['lone 0 0']);
  expect(await differences()).toEqual(['bet 15000', 'rollback 5000 resolved']);
});

test('a bet that was read before is taken back', async () => {
  await carried('in', 10_000);
  feed = [move('first', 'bet', '4000')];
  await read();
  feed = [...feed, move('first', 'rollback', '4000', 20)];
  await read();
  expect(await rounds()).toEqual(['first 0 0']);
  expect(await differences()).toEqual([]);
  await compare();
  expect(await corrected()).toEqual([]);
});

test('attack: a huge stake counts, and its vendor corrects it to nothing afterwards', async () => {
  await carried('in', 10_000);
  const stake = move('first', 'bet', '9000');
  const back = move('second', 'rollback', '500', 20);
  const rest = [move('second', 'bet', '500')];
  feed = [stake, ...rest, back];
  await read();
  feed = [{ ...stake, amount: '1' }, ...rest, { ...back, amount: '400' }];
  await read();
  expect(await rounds()).toEqual(['first 9000 0', 'second 0 0']);
  const found = ['bet 9000 1 open', 'rollback 500 400 open'];
  expect([await corrected(), await alarmed()]).toEqual([found, 2]);
  const manages = world.operator('betting.manage');
  for (const { transactionId: vendorTransactionId, kind: verb } of [stake, back]) {
    const name = { vendorKey: 'kfishing', vendorTransactionId, verb };
    const done = { ...name, kind: 'amount', note: 'n' };
    expect((await manages('/api/admin/games/differences/resolve', done)).resultCode).toBe('0');
  }
  // It is noted once, whoever compares, until it is corrected again.
  await read();
  await compare();
  expect(await corrected()).toEqual(['bet 9000 1', 'rollback 500 400']);
  feed = [{ ...stake, amount: '2' }, ...rest, back];
  await read();
  expect(await corrected()).toEqual(['bet 9000 2 open', 'rollback 500 400']);
});

test('a feed that adds up to more than can be kept is read on', async () => {
  await carried('in', 10_000);
  feed = [move('first', 'bet', '1')];
  await read();
  await world.pool.query(
    'update game_feed_balance set played = 9223372036854775807 where member_id = $1',
    [member.memberId],
  );
  feed = [...feed, move('second', 'bet', '1', 20)];
  await read();
  expect(await rounds()).toEqual(['first 1 0', 'second 1 0']);
});
