import { callAs, serviceCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { played } from '../world/play.ts';
import { openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

const DAY_MS = 86_400_000;

let world: PromotionWorld;
let people: Awaited<ReturnType<typeof openPeople>>;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_segments', { withWallet: false });
  people = await openPeople();
});
afterAll(() => world.close());

const nobodyAsked = {
  levelFrom: null,
  levelTo: null,
  rankFrom: null,
  below: null,
  turnoverMin: null,
  turnoverMax: null,
  turnoverDays: 30,
  sleepingDays: null,
};

/** A partner above two members of two levels, one beside them, one excluded. */
async function openPeople() {
  const site = world.site();
  const [partner, low, high, beside, excluded] = Array.from({ length: 5 }, () => site.member());
  if (!partner || !low || !high || !beside || !excluded) throw new Error('Five.');
  const approve = (one: typeof low, profile: object) =>
    one.report({
      case: 'approved',
      value: {
        approvedBy: 'admin',
        profile: { loginId: one.loginId, nickname: 'n', level: 1, isPartner: false, ...profile },
      },
    });
  await approve(partner, { isPartner: true });
  await approve(low, { recommenderId: partner.memberId });
  await approve(high, { recommenderId: partner.memberId, level: 5 });
  await approve(beside, {});
  await approve(excluded, { recommenderId: partner.memberId });
  await excluded.report({
    case: 'protectionChanged',
    value: { version: 1, excluded: true },
  });
  world.clock.advance(40 * DAY_MS);
  await played(world, low, [{ ran: 60_000n }, { ran: 50_000n }]);
  await played(world, high, [
    { ran: 500_000n, at: new Date(world.clock.now().getTime() - 35 * DAY_MS) },
  ]);
  return { site, low, high, beside, partner };
}

const internal = async (path: string, filter: object, more: object = {}) => {
  const call = callAs(world.service, serviceCaller('board'));
  const body = { site: people.site.siteId, filter: { ...nobodyAsked, ...filter }, ...more };
  return (await call(`/internal/promotion/members/${path}`, body)).data;
};

describe('a filter', () => {
  test.each<[string, () => object, () => { memberId: string }[]]>([
    ['nothing', () => ({}), () => [people.low, people.high, people.beside]],
    ['levels', () => ({ levelFrom: 2, levelTo: 5 }), () => [people.high]],
    [
      'those below a partner',
      () => ({ below: people.partner.memberId }),
      () => [people.low, people.high],
    ],
    ['turnover of late', () => ({ turnoverMin: '110000' }), () => [people.low]],
    ['little turnover', () => ({ turnoverMax: '109999' }), () => [people.high, people.beside]],
    [
      'turnover of longer',
      () => ({ turnoverMin: '1', turnoverDays: 60 }),
      () => [people.low, people.high],
    ],
    ['who sleeps', () => ({ sleepingDays: 30 }), () => [people.high, people.beside]],
    ['who sleeps for longer', () => ({ sleepingDays: 39 }), () => [people.beside]],
    ['a rank that nobody has', () => ({ rankFrom: 1 }), () => []],
  ])('by %s has who is meant, and nobody excluded', async (_what, filter, members) => {
    const ids = members()
      .map(({ memberId }) => memberId)
      .toSorted();
    expect(await internal('list', filter(), { after: null })).toEqual({
      memberIds: ids,
      isLast: true,
    });
    expect(await internal('count', filter())).toEqual({ members: ids.length });
  });

  test('goes on after a member', async () => {
    const { memberIds } = await internal('list', {}, { after: null });
    expect(await internal('list', {}, { after: memberIds[0] })).toEqual({
      memberIds: memberIds.slice(1),
      isLast: true,
    });
  });
});
