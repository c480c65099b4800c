import { randomUUID } from 'node:crypto';
import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { eventually } from '@noriter/kit/testing';
import {
  GameEventSchema,
  type GameRoundStateSchema,
  GameRoundStatus,
  GameVerb,
} from '@noriter/proto/game_events_pb';
import { gameEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onGameEvents } from '../../src/bet-history/events/on-game-events.ts';
import { playsOf } from '../../src/bet-history/store/game-plays.ts';
import { type Part, partPage, partSums } from '../../src/bet-history/store/listed-parts.ts';
import { type BettingWorld, openBettingWorld } from '../world/betting-world.ts';

let world: BettingWorld;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  world = await openBettingWorld('betting_plays');
});
afterAll(() => world.close());

type Round = Omit<MessageInitShape<typeof GameRoundStateSchema>, '$typeName'> & { roundId: string };
type Row = { row: string; roundId?: string; betCalResults: string; cash: string };

const games = {
  slot: { vendorKey: 'kplay', vendorCode: '200', groupCode: 'slot', nameKo: '달빛 토끼' },
  hotel: { vendorKey: 'evolution', vendorCode: 'hc1', groupCode: 'hc-casino', nameKo: '바카라' },
} as const;

function message(memberId: string, round: Round, game: keyof typeof games = 'slot') {
  const id = randomUUID();
  const openedAt = timestampFromDate(new Date());
  const value = create(GameEventSchema, {
    siteId: 'noriter',
    memberId,
    occurredAt: openedAt,
    event: {
      case: 'transacted',
      value: {
        transactionId: id,
        vendorTransactionId: id,
        verb: GameVerb.BET,
        game: { gameId: randomUUID(), gameCode: 'a-game', ...games[game] },
        round: { status: GameRoundStatus.OPEN, version: 1, openedAt, ...round },
      },
    },
  });
  return { key: memberId, id, value };
}

const open = (staked: bigint): Round => ({ roundId: randomUUID(), vendorRoundId: 'r', staked });

async function listOf(member: ReturnType<BettingWorld['member']>, body: object = {}) {
  const { data } = await member.call('/api/bet/betlist', body);
  const rows: Row[] = data.list;
  return { rows, totals: data.totals, pageInfo: data.pageInfo };
}

test('bets and rounds of games stand in one list, with its pages and what it comes to', async () => {
  const member = world.member();
  await member.give(100_000n);
  await member.bet(await world.openRound(), ['sum-odd']);
  const [slot, hotel] = [open(1_000n), open(5_000n)];
  const won = { ...slot, version: 2, status: GameRoundStatus.CLOSED, returned: 3_000n };
  for (const one of [message(member.memberId, slot), message(member.memberId, won)]) {
    await world.space.producer.send(gameEvents, one);
  }
  await world.space.producer.send(gameEvents, message(member.memberId, hotel, 'hotel'));
  await eventually(async () => expect((await listOf(member)).rows).toHaveLength(3));
  const all = await listOf(member);
  expect(all.rows.map(({ row, betCalResults, cash }) => [row, betCalResults, cash])).toEqual(
    expect.arrayContaining([
      ['game', 'WAIT', '5000'],
      ['game', 'PASS', '1000'],
      ['bet', 'WAIT', '10000'],
    ]),
  );
  expect(all.totals).toEqual({ staked: '16000', returned: '3000', net: '-13000' });
  expect(all.pageInfo.tatal_list_count).toBe(3);
  const ids = async (body: object) => (await listOf(member, body)).rows.map((one) => one.roundId);
  expect(await ids({ groupKey: 'slot' })).toEqual([slot.roundId]);
  expect(await ids({ groupKey: 'casino' })).toEqual([hotel.roundId]);
  expect(await ids({ vendorCode: '200' })).toEqual([slot.roundId]);
  expect(await ids({ groupKey: 'fishing' })).toEqual([]);
  expect((await listOf(member, { groupKey: 'mini' })).rows.map(({ row }) => row)).toEqual(['bet']);
});

test('bets and rounds come to sums by product, hotel games in theirs', async () => {
  const member = world.member();
  await member.give(100_000n);
  await member.bet(await world.openRound(), ['sum-odd']);
  const closed = (staked: bigint, returned: bigint): Round => ({
    ...open(staked),
    status: GameRoundStatus.CLOSED,
    returned,
  });
  const rounds = [
    message(member.memberId, closed(1_000n, 3_000n)),
    message(member.memberId, closed(2_000n, 0n)),
    message(member.memberId, open(500n)),
    message(member.memberId, closed(4_000n, 0n), 'hotel'),
  ].map((one) => ({ ...one, time: new Date(), headers: {} }));
  await onGameEvents(world.deps, rounds as never);
  const { data } = await member.call('/api/bet/byProduct');
  const [mini, casino, slot] = data.list;
  expect(data.list).toHaveLength(3);
  expect(mini).toMatchObject({
    product: 'mini',
    count: 1,
    staked: '10000',
    open: '10000',
    net: '0',
  });
  expect(casino).toMatchObject({ product: 'casino', count: 1, staked: '4000', net: '-4000' });
  expect(slot).toEqual({
    product: 'slot',
    count: 3,
    staked: '3500',
    open: '500',
    returned: '3000',
    net: '0',
  });
  const other = await world.member().call('/api/bet/byProduct');
  expect(other.data.list).toEqual([]);
});

test('a round is as its newest version says, in whatever order and how often it comes', async () => {
  const member = world.member();
  const round = open(2_000n);
  const versions = [
    round,
    { ...round, version: 2, staked: 4_000n },
    { ...round, version: 3, staked: 4_000n, status: GameRoundStatus.CANCELLED, returned: 0n },
  ].map((one) => message(member.memberId, one));
  const events = versions.map((one) => ({ ...one, time: new Date(), headers: {} }));
  const newest = [events[2], events[0], events[1], events[2]].flatMap((one) => one ?? []);
  for (const one of newest) await onGameEvents(world.deps, [one as never]);
  await onGameEvents(world.deps, events as never);
  const { rows } = await listOf(member);
  expect(rows).toMatchObject([{ cash: '4000', betCalResults: 'CANCEL' }]);
});

test('many rounds come in pages, newest first, and old ones are asked for apart', async () => {
  const member = world.member();
  await world.pool.query(
    `insert into game_play (round_id, site_id, member_id, group_code, vendor_key, vendor_code,
       game_code, name_ko, name_en, name_vi, vendor_round_id, state, staked, returned, version,
       opened_at, changed_at)
     select gen_random_uuid(), 'noriter', $1, 'slot', 'kplay', '200', 'g', 'ㄱ', 'g', 'g', n::text,
       case when n = 40 then 'open' else 'closed' end, 1000, n, 1, now() - make_interval(days => n),
       now() from generate_series(1, 45) as n`,
    [member.memberId],
  );
  const days = { startDate: dayBefore(60), endDate: dayBefore(0) };
  const pages = await Promise.all([1, 2, 3].map((page) => listOf(member, { ...days, page })));
  const present = pages.flatMap(({ rows }) => rows);
  // Of 29 days, and the one that is still open.
  expect(present).toHaveLength(30);
  expect(new Set(present.map(({ roundId }) => roundId)).size).toBe(30);
  expect(present.at(-1)?.betCalResults).toBe('WAIT');
  const old = await listOf(member, { ...days, oldYn: 'Y', groupKey: 'slot' });
  expect(old.pageInfo.tatal_list_count).toBe(15);
  expect(old.totals.staked).toBe('15000');
});

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Heap Fetches'?: number;
  Plans?: Plan[];
};

/** The parts of a plan that read rounds. */
function readersOf(plan: Plan): Plan[] {
  const own = plan['Relation Name'] === 'game_play' ? [plan] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(readersOf)];
}

/** A pool that keeps how each statement was carried out. */
function explaining() {
  const plans: Plan[] = [];
  const pool = {
    async query(text: string, values: unknown[]) {
      const { rows } = await world.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (analyze, format json) ${text}`,
        values,
      );
      plans.push(...rows.flatMap((row) => readersOf(row['QUERY PLAN'][0].Plan)));
      return world.pool.query(text, values);
    },
  };
  return { pool: pool as unknown as pg.Pool, plans };
}

test('a page and its sums read the member’s part of one index, however many rounds there are', async () => {
  const [member, others] = [world.member(), 200];
  await world.pool.query(
    `insert into game_play (round_id, site_id, member_id, group_code, vendor_key, vendor_code,
       game_code, name_ko, name_en, name_vi, vendor_round_id, state, staked, returned, version,
       opened_at, changed_at)
     select gen_random_uuid(), 'noriter', case when n % ${others} = 0 then $1 else member_id end,
       case when n % 3 = 0 then 'casino' else 'slot' end, 'kplay', (200 + n % 5)::text, 'g', 'ㄱ', 'g',
       'g', n::text, 'closed', 1000, 900, 2, now() - make_interval(secs => n), now()
     from (select gen_random_uuid() as member_id, m from generate_series(1, ${others}) as m) as other
     join generate_series(1, 40000) as n on n % ${others} = m - 1`,
    [member.memberId],
  );
  await world.pool.query('vacuum analyze game_play');
  const mine = 200;
  const part: Part = {
    siteId: 'noriter',
    memberId: member.memberId,
    from: new Date(Date.now() - 30 * DAY_MS),
    until: new Date(Date.now() + DAY_MS),
    isOpen: null,
    product: null,
    groups: undefined,
    vendorCode: undefined,
  };
  for (const [narrowed, offset] of [
    [part, 0],
    [part, 150],
    [{ ...part, groups: ['slot'] }, 100],
    [{ ...part, groups: ['casino'], vendorCode: '200', isOpen: false }, 0],
  ] as const) {
    const { pool, plans } = explaining();
    const page = await partPage(pool, narrowed, { limit: 10, offset, after: null });
    expect(page.length).toBeGreaterThan(0);
    const sums = await partSums(pool, narrowed);
    expect(sums.staked).toBe(BigInt(sums.count) * 1_000n);
    for (const plan of plans) {
      expect(plan).toMatchObject({
        'Node Type': 'Index Only Scan',
        'Index Name': 'game_play_by_member',
        'Heap Fetches': 0,
      });
      const { 'Actual Rows': rows, 'Rows Removed by Filter': removed = 0 } = plan;
      expect(rows + removed).toBeLessThanOrEqual(mine);
    }
    // A page without a filter reads what stands before it and itself, no more.
    if (narrowed === part) expect(plans[0]?.['Actual Rows']).toBe(offset + 10);
  }
  // Behind the last row of a page nothing of what stands before it is read.
  const before = await partPage(world.pool, part, { limit: 150, offset: 0, after: null });
  const [last] = await playsOf(world.pool, [before.at(-1)?.id ?? '']);
  const { pool, plans } = explaining();
  const after = { at: last?.openedAt ?? new Date(0), id: last?.roundId ?? '' };
  const behind = await partPage(pool, part, { limit: 10, offset: 0, after });
  expect(behind).toEqual(await partPage(world.pool, part, { limit: 10, offset: 150, after: null }));
  expect(plans).toMatchObject([{ 'Node Type': 'Index Only Scan', 'Actual Rows': 10 }]);
});

test('pages follow one another by where the one before has ended', async () => {
  const member = world.member();
  await member.give(100_000n);
  await member.bet(await world.openRound(), ['sum-odd']);
  await world.pool.query(
    `insert into game_play (round_id, site_id, member_id, group_code, vendor_key, vendor_code,
       game_code, name_ko, name_en, name_vi, vendor_round_id, state, staked, returned, version,
       opened_at, changed_at)
     select gen_random_uuid(), 'noriter', $1, 'slot', 'kplay', '200', 'g', 'ㄱ', 'g', 'g', n::text,
       case when n % 9 = 0 then 'open' else 'closed' end, 1000, 0, 1,
       now() - make_interval(days => n / 2 * 4), now() from generate_series(1, 24) as n`,
    [member.memberId],
  );
  const days = { startDate: dayBefore(60), endDate: dayBefore(0) };
  const byNumber = await Promise.all([1, 2].map((page) => listOf(member, { ...days, page })));
  const one = await member.call('/api/bet/betlist', days);
  const two = await member.call('/api/bet/betlist', { ...days, after: one.data.next });
  expect([one, two].map(({ data }) => data.list)).toEqual(byNumber.map(({ rows }) => rows));
  expect(two.data.totals).toEqual(one.data.totals);
  expect(two.data.next).toBeNull();
  const wrong = await member.call('/api/bet/betlist', { ...days, after: 'the second' });
  expect(wrong.resultCode).toBe('H400');
});

/** A day of the Korean calendar. */
function dayBefore(back: number): string {
  return new Date(world.deps.clock.now().getTime() - back * DAY_MS + 9 * 3_600_000)
    .toISOString()
    .slice(0, 10);
}
