// @module-tag money
import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { eventually } from '@noriter/kit/testing';
import { BetEventSchema, BetResult } from '@noriter/proto/bet_events_pb';
import { GameEventSchema, GameRoundStatus } from '@noriter/proto/game_events_pb';
import { betEvents, gameEvents } from '@noriter/proto/topics';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlayResult } from '../../src/plays/store/results.ts';
import { keepPlays } from '../../src/tournaments/actions/keep-plays.ts';
import { playValue, scoreOf } from '../../src/tournaments/domain/score.ts';
import { type RulesFor, tournamentRules } from '../world/definitions.ts';
import { played } from '../world/play.ts';
import { NOON, openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

const HOUR_MS = 3_600_000;
const span = { startsAt: NOON, endsAt: '2026-01-16T03:00:00Z' };

let world: PromotionWorld;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_scores', { withWallet: false });
});
afterAll(() => world.close());

const open = () => world.running.runJob('open-tournaments');

async function started(rules: Partial<RulesFor<'tournament'>> = {}, changes: object = {}) {
  world.clock.set(NOON);
  const site = world.site();
  const promotionId = await site.start(tournamentRules(rules), { ...span, ...changes });
  await open();
  return { site, promotionId };
}

async function scores(promotionId: string) {
  const { rows } = await world.pool.query(
    `select member_id as "memberId", score from tournament_score where promotion_id = $1`,
    [promotionId],
  );
  return new Map(rows.map(({ memberId, score }) => [memberId, score]));
}

describe('the score of a tournament', () => {
  test('follows bets and rounds through corrections, and takes back what was void', async () => {
    const { site, promotionId } = await started();
    const member = site.member();
    await member.approve({ loginId: 'sunny01' });
    const { siteId } = site;
    const at = timestampFromDate(world.clock.now());
    const of = { siteId, memberId: member.memberId, occurredAt: at };
    const betId = randomUUID();
    const base = { betId, stake: 10_000n };
    const bet = (event: object, more: object = {}) =>
      world.space.producer.send(betEvents, {
        key: member.memberId,
        id: randomUUID(),
        type: `noriter.v1.BetEvent.${(event as { case: string }).case}`,
        value: create(BetEventSchema, { ...of, product: 'sport', ...more, event: event as never }),
      });
    const settled = (settlementVersion: number, changes: object = {}) => ({
      case: 'settled',
      value: {
        ...base,
        settlementVersion,
        result: BetResult.LOST,
        returned: 0n,
        turnover: 10_000n,
        placedAt: at,
        ...changes,
      },
    });
    const shows = (score: string, place: number | null) =>
      eventually(async () => {
        const { data } = await member.call('/api/promotion/tournament/get', { promotionId });
        expect(data.own).toEqual({ place, score });
      });
    await bet(settled(1));
    await bet(settled(1));
    await shows('10000', 1);
    await bet(settled(1, { betId: randomUUID() }), { freeBetId: randomUUID() });
    await bet(settled(1, { betId: randomUUID(), stake: 500n, turnover: 500n }));
    const before = timestampFromDate(new Date(world.clock.now().getTime() - HOUR_MS));
    await bet(settled(1, { betId: randomUUID(), placedAt: before }));
    const round = { roundId: randomUUID(), version: 2, status: GameRoundStatus.CLOSED };
    const spun = { ...round, staked: 7_000n, returned: 0n, openedAt: at };
    const game = { groupCode: 'slot', vendorKey: 'kplay', gameCode: 'one' };
    const transacted = (changes: object = {}) =>
      world.space.producer.send(gameEvents, {
        key: member.memberId,
        id: randomUUID(),
        type: 'noriter.v1.GameEvent.transacted',
        value: create(GameEventSchema, {
          ...of,
          event: { case: 'transacted', value: { game, round: { ...spun, ...changes } } },
        }),
      });
    await transacted();
    await shows('17000', 1);
    await bet({ case: 'reopened', value: { betId, settlementVersion: 2 } });
    await shows('7000', 1);
    await bet(settled(3));
    await shows('17000', 1);
    await bet({ case: 'voided', value: { ...base, settlementVersion: 4, returned: 10_000n } });
    await transacted({ version: 3, status: GameRoundStatus.CANCELLED, staked: 0n });
    await shows('0', null);
    const { data } = await member.call('/api/promotion/tournament/get', { promotionId });
    expect(data).toMatchObject({ first: [], tournament: { members: 0, course: 'running' } });
  });

  test('is of whoever may have a prize: no test accounts, no partners, nobody excluded', async () => {
    const { site, promotionId } = await started();
    const [first, test_, partner, excluded, masked] = [1, 2, 3, 4, 5].map(() => site.member());
    if (!first || !test_ || !partner || !excluded || !masked) throw new Error('Five members.');
    const approved = (profile: object) => ({
      case: 'approved' as const,
      value: { approvedBy: 'admin', profile: { nickname: 'n', level: 1, ...profile } },
    });
    await first.report(approved({ loginId: 'first01' }));
    await test_.report(approved({ loginId: 'test01', isTest: true }));
    await partner.report(approved({ loginId: 'store01', isPartner: true }));
    await excluded.report(approved({ loginId: 'gone01' }));
    await masked.report(approved({ loginId: 'masked01' }));
    for (const [turn, member] of [first, test_, partner, excluded, masked].entries())
      await played(world, member, [{ ran: BigInt(20_000 + turn * 1_000), stake: 20_000n }]);
    await excluded.report({ case: 'protectionChanged', value: { version: 1, excluded: true } });
    const { data } = await first.call('/api/promotion/tournament/get', { promotionId });
    expect(data.first).toEqual([
      { place: 1, name: 'ma***', score: '24000', isOwn: false },
      { place: 2, name: 'fi***', score: '20000', isOwn: true },
    ]);
    const answer = await excluded.call('/api/promotion/tournament/get', { promotionId });
    expect(answer.resultCode).toBe('PR001');
    const shown = await site.manager('/api/admin/promotion/tournament/standings', { promotionId });
    expect(shown.data).toMatchObject({
      course: 'running',
      prizes: '70000',
      list: [
        { loginId: 'masked01', prize: '50000', prizeState: 'due' },
        { loginId: 'first01', prize: '10000', prizeState: 'due' },
      ],
    });
  });

  test('begins with the entry where members enter, and with the segment’s first play else', async () => {
    const { site, promotionId } = await started({ entry: 'opt-in' });
    const member = site.member();
    await played(world, member, [{}]);
    const enter = () => member.call('/api/promotion/tournament/enter', { promotionId });
    world.clock.advance(1_000);
    const codes = await Promise.all(Array.from({ length: 20 }, enter));
    expect(new Set(codes.map(({ resultCode }) => resultCode))).toEqual(new Set(['0']));
    await played(world, member, [{ placedAt: new Date(NOON) }, { ran: 3_000n }]);
    expect(await scores(promotionId)).toEqual(new Map([[member.memberId, 3_000n]]));

    const coming = await started({ entry: 'opt-in' }, { startsAt: '2026-01-15T09:00:00Z' });
    const early = coming.site.member();
    const asked = { promotionId: coming.promotionId };
    await early.approve();
    const timeOutUntil = timestampFromDate(new Date(Date.parse(NOON) + HOUR_MS));
    await early.report({ case: 'protectionChanged', value: { version: 1, timeOutUntil } });
    // The time-out is over by the start, and is not over now.
    expect((await early.call('/api/promotion/tournament/enter', asked)).resultCode).toBe('PR002');
    const ready = coming.site.member();
    expect((await ready.call('/api/promotion/tournament/enter', asked)).resultCode).toBe('0');

    const levels = { levelFrom: 2, levelTo: null, below: null, approvedWithinDays: null };
    const other = await started({}, { segment: levels });
    const high = other.site.member({ level: 2 });
    const low = other.site.member();
    // Long enough to have the level.
    world.clock.advance(-24 * HOUR_MS);
    await high.approve({ level: 2 });
    world.clock.advance(24 * HOUR_MS);
    await low.approve();
    await played(world, high, [{}, {}]);
    await played(world, low, [{}]);
    expect(await scores(other.promotionId)).toEqual(new Map([[high.memberId, 20_000n]]));
    const entered = await low.call('/api/promotion/tournament/enter', {
      promotionId: other.promotionId,
    });
    expect(entered.resultCode).toBe('TN001');
  });
});

test('what was counted is corrected, though the segment takes its member in no longer', async () => {
  const { site, promotionId } = await started();
  const member = site.member();
  await member.approve();
  const playId = randomUUID();
  await played(world, member, [{ playId }]);
  expect((await scores(promotionId)).get(member.memberId)).toBe(10_000n);
  await world.pool.query(
    `update promotion set document = jsonb_set(document, '{segment,levelFrom}', '5')
     where promotion_id = $1`,
    [promotionId],
  );
  await played(world, member, [{ playId, version: 2, ran: 0n, lost: 0n }]);
  expect((await scores(promotionId)).get(member.memberId)).toBeUndefined();
});

/** Results of a few plays of two members, some of them corrected, in any order and more than once. */
const results = fc.array(
  fc.record({
    play: fc.nat(5),
    version: fc.integer({ min: 1, max: 4 }),
    ran: fc.constantFrom(0n, 5_000n, 10_000n),
    lost: fc.constantFrom(-25_000n, -5_000n, 0n, 10_000n),
  }),
  { minLength: 1, maxLength: 24 },
);

test.each(['turnover', 'multiple', 'win'] as const)(
  'a score of %s is that of the newest results, whoever counts them at once, opened at any moment',
  async (score) => {
    await fc.assert(
      fc.asyncProperty(results, async (given) => {
        world.clock.set(NOON);
        const site = world.site();
        const rules = tournamentRules({ score });
        const promotionId = await site.start(rules, span);
        const members = [site.member(), site.member()];
        const ids = Array.from({ length: 6 }, () => randomUUID());
        // One version of a play has one result.
        const byVersion = new Map<string, PlayResult>();
        const all = given.map(({ play, version, ran, lost }): PlayResult => {
          const key = `${play}:${version}`;
          const made: PlayResult = byVersion.get(key) ?? {
            playId: ids[play] ?? '',
            siteId: site.siteId,
            memberId: members[play % 2]?.memberId ?? '',
            product: 'sport',
            game: 'football',
            stake: 10_000n,
            ran,
            lost,
            odds: null,
            version,
            placedAt: null,
            at: new Date(Date.parse(NOON) + play * 1_000),
          };
          byVersion.set(key, made);
          return made;
        });
        const half = Math.ceil(all.length / 2);
        const keep = (some: PlayResult[]) => keepPlays(world.running.deps, some);
        await Promise.all([keep(all.slice(0, half)), open(), keep(all.slice(half)), keep(all)]);
        await open();
        const counts = { score, products: [], games: [], stakeMin: 1_000n };
        for (const { memberId } of members) {
          const newest = ids.flatMap((playId) => {
            const own = all.filter((one) => one.playId === playId && one.memberId === memberId);
            return own.toSorted((a, b) => b.version - a.version).slice(0, 1);
          });
          const values = newest
            .map((play) => ({ value: playValue(counts, play), at: play.at }))
            .filter(({ value }) => value !== 0n);
          const expected = scoreOf(score, values)?.score;
          expect((await scores(promotionId)).get(memberId)).toBe(expected);
        }
      }),
      { numRuns: 6 },
    );
  },
);
