// @module-tag money
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readFeedRounds } from '../../src/feeds/actions/read-feed-rounds.ts';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';

type Member = Awaited<ReturnType<GamesWorld['member']>>;

let world: GamesWorld;
let [one, other]: Member[] = [];
let feed: object[] = [];

beforeAll(async () => {
  world = await openGamesWorld('games_one_player');
});
afterAll(() => world.close());
beforeEach(async () => {
  feed = [];
  world.vendorServer.answers.set('/kfishing/feed', () => ({ transactions: feed, cursor: null }));
  await world.pool.query('delete from game_difference');
  [one, other] = [await carrier(), await carrier()];
});

/** Somebody whose money went to the vendor two days ago. */
async function carrier() {
  const member = await world.member(0n);
  await world.pool.query(
    `insert into game_transfer (transfer_id, site_id, member_id, vendor_key, direction, amount, state,
       next_at, started_at, ended_at, checked_at)
     select gen_random_uuid(), 'noriter', $1, 'kfishing', 'in', 10000, 'done', at, at, at, at
     from (select now() - interval '2 days' as at) as past`,
    [member.memberId],
  );
  return member;
}

const bet = (
  member: Member | undefined,
  amount = '4000',
  transactionId: string = randomUUID(),
) => ({
  transactionId,
  roundId: 'r',
  kind: 'bet',
  amount,
  at: new Date(Date.now() - 1_800_000).toISOString(),
  gameCode: 'fishing',
  playerId: member?.player ?? '',
});

async function read() {
  expect(await readFeedRounds(world.deps, 'kfishing')).toBe(true);
}

/** What each of the two has staked. */
async function staked() {
  const of = async (member: Member | undefined) => {
    const { rows } = await world.pool.query<{ staked: string }>(
      'select staked::text from game_round where member_id = $1',
      [member?.memberId],
    );
    return rows.map((row) => row.staked).join();
  };
  return [await of(one), await of(other)];
}

/** What operators are shown. */
async function differences(isOpen = true) {
  const { data } = await world.operator('reconciliation.read')('/api/admin/games/differences', {
    isOpen,
  });
  return data.list;
}

test('attack: a feed says later that somebody else has played what was counted', async () => {
  const line = bet(one);
  feed = [line];
  await read();
  feed = [bet(other, '9000', line.transactionId)];
  await read();
  await read();
  expect(await staked()).toEqual(['4000', '']);
  const what = { vendorKey: 'kfishing', vendorTransactionId: line.transactionId, kind: 'player' };
  const sums = { verb: 'bet', memberId: one?.memberId, ours: '4000', theirs: '9000' };
  expect(await differences()).toEqual([expect.objectContaining({ ...what, ...sums })]);
  // Worked through it stays so, as long as the feed says the same.
  const done = { ...what, verb: 'bet', note: 'n' };
  const resolved = await world.operator('betting.manage')(
    '/api/admin/games/differences/resolve',
    done,
  );
  expect(resolved.resultCode).toBe('0');
  await read();
  expect(await differences()).toEqual([]);
});

test('attack: one id stands for two players in the same feed', async () => {
  const line = bet(one);
  feed = [line, bet(other, '4000', line.transactionId)];
  await read();
  expect(await staked()).toEqual(['', '4000']);
  expect(await differences()).toMatchObject([{ kind: 'player', memberId: other?.memberId }]);
});

test('who carried no money there is no second difference of the same line', async () => {
  const line = bet(one);
  feed = [line];
  await read();
  feed = [bet(await world.member(0n), '4000', line.transactionId)];
  await read();
  expect(await differences()).toMatchObject([{ kind: 'player', theirs: '4000' }]);
});
