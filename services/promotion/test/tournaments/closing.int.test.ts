// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually, listenTo } from '@noriter/kit/testing';
import { promotionEvents } from '@noriter/proto/topics';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { closeTournaments } from '../../src/tournaments/actions/close-tournaments.ts';
import { freeBet, points, type RulesFor, tournamentRules } from '../world/definitions.ts';
import { dyingAfter } from '../world/dying.ts';
import { played } from '../world/play.ts';
import { openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const never = new AbortController().signal;

let world: PromotionWorld;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_closing');
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

const close = () => closeTournaments(world.running.deps, never);
const prize = (fromPlace: number, toPlace: number, amount: string) => ({
  fromPlace,
  toPlace,
  reward: points(amount),
});

/** One that begins now and lasts a day. */
async function started(rules: Partial<RulesFor<'tournament'>> = {}) {
  const site = world.site();
  const begun = world.clock.now();
  const endsAt = new Date(begun.getTime() + DAY_MS);
  const span = { startsAt: begun.toISOString(), endsAt: endsAt.toISOString() };
  const promotionId = await site.start(tournamentRules(rules), span);
  await world.running.runJob('open-tournaments');
  const after = (seconds: number) => new Date(begun.getTime() + seconds * 1_000);
  return { site, promotionId, endsAt, after };
}

async function placesOf(promotionId: string) {
  const { rows } = await world.pool.query(
    `select place, refusal, decided_at is not null as decided from tournament_place
     where promotion_id = $1 order by place`,
    [promotionId],
  );
  return rows;
}

describe('a tournament is closed', () => {
  test('after its wait, ties by who was first, and pays points, cash and free bets once', async () => {
    const prizes = [
      { fromPlace: 1, toPlace: 1, reward: freeBet('30000') },
      prize(2, 2, '20000'),
      prize(3, 3, '10000'),
    ];
    const { site, promotionId, endsAt, after: at } = await started({ prizes });
    const members = Array.from({ length: 4 }, () => site.member());
    const [first, second, third, late] = members;
    if (!first || !second || !third || !late) throw new Error('Four members.');
    await played(world, second, [{ at: at(2) }]);
    await played(world, first, [{ at: at(1) }]);
    await played(world, third, [{ at: at(3) }]);
    world.clock.set(endsAt);
    await close();
    expect(await placesOf(promotionId)).toEqual([]);
    // Placed in time, and settled while results are waited for.
    await played(world, late, [{ ran: 5_000n, at: world.clock.now(), placedAt: at(9) }]);
    await played(world, late, [{ at: world.clock.now(), placedAt: endsAt }]);
    world.clock.advance(HOUR_MS);
    await close();
    await close();
    const whole = [1, 2, 3, 4].map((place) => ({ place, refusal: '', decided: place < 4 }));
    expect(await placesOf(promotionId)).toEqual(whole);
    await eventually(async () => expect((await second.balance()).points).toBe(20_000n));
    await eventually(async () => {
      const { data } = await first.call('/api/promotion/tournament/get', { promotionId });
      expect(data).toMatchObject({
        tournament: { course: 'finished', members: 4 },
        own: { place: 1, score: '10000' },
        prize: { kind: 'free-bet', amount: '30000', state: 'given' },
      });
    });
    expect(await world.committed(promotionId)).toBe(60_000n);
    // What is corrected later moves nobody.
    await played(world, late, [{ ran: 500_000n, stake: 500_000n, placedAt: at(10) }]);
    const { data } = await late.call('/api/promotion/tournament/get', { promotionId });
    expect(data).toMatchObject({ own: { place: 4, score: '5000' }, prize: null });
  });

  test('killed at any member it goes on, and pays each once though many close it', async () => {
    const { site, promotionId } = await started({ prizes: [prize(1, 40, '1000')] });
    const members = Array.from({ length: 50 }, () => site.member());
    for (const member of members) await played(world, member, [{}]);
    world.clock.advance(DAY_MS + HOUR_MS);
    for (let round = 0; round < 3; round += 1)
      await closeTournaments(dyingAfter(world, 9 + round), never).catch(() => null);
    const half = (await placesOf(promotionId)).filter(({ decided }) => decided).length;
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(40);
    expect(await world.committed(promotionId)).toBe(BigInt(half * 1_000));
    await Promise.all([1, 2, 3].map(close));
    await close();
    const places = await placesOf(promotionId);
    expect(places).toHaveLength(50);
    expect(places.filter(({ decided }) => decided)).toHaveLength(40);
    const { rows } = await world.pool.query(
      `select count(*)::int as grants, count(distinct member_id)::int as members
       from promotion_grant where promotion_id = $1`,
      [promotionId],
    );
    expect(rows).toEqual([{ grants: 40, members: 40 }]);
    expect(await world.committed(promotionId)).toBe(40_000n);
  });

  test('by an operator who waits no longer, and never before its end', async () => {
    const { site, promotionId, endsAt } = await started({ waitMinutes: 10_080 });
    const member = site.member();
    await played(world, member, [{}]);
    const path = '/api/admin/promotion/tournament';
    const endWait = () => site.manager(`${path}/close`, { promotionId, reason: 'all settled' });
    expect((await endWait()).resultCode).toBe('TN002');
    world.clock.set(endsAt);
    expect((await site.operator('promotion.read')(`${path}/close`, {})).resultCode).not.toBe('0');
    await close();
    expect(await placesOf(promotionId)).toEqual([]);
    expect((await endWait()).resultCode).toBe('0');
    // What was settled by then is published within a minute.
    await close();
    expect(await placesOf(promotionId)).toEqual([]);
    world.clock.advance(MINUTE_MS);
    await close();
    expect((await endWait()).resultCode).toBe('TN002');
    const { data } = await site.manager(`${path}/standings`, { promotionId });
    expect(data).toMatchObject({
      course: 'finished',
      closedAt: new Date(endsAt.getTime() + MINUTE_MS).toISOString(),
      list: [{ place: 1, prize: '50000', prizeState: 'given', refusal: '' }],
    });
    await world.expectWholeBooks();
    expect((await member.balance()).cash).toBe(50_000n);
  });

  test('without whoever may be given nothing, and not while it is stopped', async () => {
    const { site, promotionId } = await started({ prizes: [prize(1, 2, '1000')] });
    const [away, gone, last] = [site.member(), site.member(), site.member()];
    for (const [turn, member] of [away, gone, last].entries())
      await played(world, member, [{ ran: BigInt(30_000 - turn), stake: 30_000n }]);
    await gone.report({ case: 'protectionChanged', value: { version: 1, excluded: true } });
    world.clock.advance(DAY_MS + HOUR_MS);
    const turn = (state: string) =>
      site.manager('/api/admin/promotion/switch', { promotionId, state, reason: 'test' });
    await turn('stopped');
    await close();
    expect(await placesOf(promotionId)).toEqual([]);
    await turn('running');
    await close();
    expect(await placesOf(promotionId)).toHaveLength(2);
    await world.expectWholeBooks();
    expect((await away.balance()).points).toBe(1_000n);
    expect((await gone.balance()).points).toBe(0n);
    expect((await last.balance()).points).toBe(1_000n);
  });
});

test('what members play for is not changed once it has begun', async () => {
  const { site, promotionId, endsAt } = await started();
  const { data } = await site.manager('/api/admin/promotion/get', { promotionId });
  const { document, version } = data.promotion;
  const set = (changes: object) =>
    site.manager(
      '/api/admin/promotion/set',
      { promotionId, version, document: { ...document, ...changes }, reason: 'test' },
      { idempotencyKey: randomUUID() },
    );
  expect(
    (await set({ endsAt: new Date(endsAt.getTime() + HOUR_MS).toISOString() })).resultCode,
  ).toBe('PR017');
  const rules = { ...document.rules, stakeMin: '5000' };
  expect((await set({ rules })).resultCode).toBe('PR017');
  // Of a single place in all, the second would win nothing.
  expect((await set({ caps: { ...document.caps, inAll: 1 } })).resultCode).toBe('PR017');
  expect((await set({ note: { ko: '새', en: 'new', vi: 'mới' } })).resultCode).toBe('0');
});

test('who watches is pushed where they stand, once for each change; nobody else is', async () => {
  const listening = await listenTo(world.space, promotionEvents);
  onTestFinished(() => listening.stop());
  const { site, promotionId } = await started();
  const [watching, other] = [site.member(), site.member()];
  await watching.approve({ loginId: 'watch01' });
  await other.approve({ loginId: 'other01' });
  const pushed = () =>
    listening.events.flatMap(({ key, value: { event } }) =>
      event.case === 'rankingChanged' ? [{ key, ...event.value }] : [],
    );
  const publish = () => world.running.runJob('publish-rankings');
  expect((await watching.call('/api/promotion/tournament/watch', { promotionId })).resultCode).toBe(
    '0',
  );
  for (let bet = 0; bet < 5; bet += 1) await played(world, other, [{}]);
  await played(world, watching, [{}]);
  await publish();
  await publish();
  const first = { key: watching.memberId, promotionId, ownPlace: 2, ownScore: 10_000n, members: 2 };
  await eventually(async () => expect(pushed()).toMatchObject([first]));
  expect(pushed()[0]?.first).toMatchObject([
    { place: 1, name: 'ot***', score: 50_000n, isOwn: false },
    { place: 2, name: 'wa***', score: 10_000n, isOwn: true },
  ]);
  await played(world, watching, [{ ran: 90_000n, stake: 90_000n }]);
  await publish();
  await eventually(async () => expect(pushed()).toMatchObject([first, { ownPlace: 1 }]));
  // Whose page was closed is pushed nothing.
  world.clock.advance(121_000);
  await played(world, other, [{}]);
  await publish();
  expect(pushed()).toHaveLength(2);
});
