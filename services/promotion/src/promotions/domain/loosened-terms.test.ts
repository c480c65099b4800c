import { describe, expect, it } from 'vitest';
import * as world from '../../../test/world/definitions.ts';
import { definitionShape } from './definition.ts';
import { weightOf } from './loosened-terms.ts';

const { points, same } = world;

const caps = { perMember: 2, perMemberDay: null, perNetworkDay: null, perDevice: 3, inAll: null };
const segment = { levelFrom: 2, levelTo: 5, below: null, approvedWithinDays: 30 };
const byRank = [{ rank: 3, percent: 15 }];

const cash = (amount: string, changes: object = {}) => {
  const { turnover, ...reward } = world.cash(amount);
  return { ...reward, turnover: { ...turnover, ...changes } };
};
const freeBet = (changes: object = {}) => ({ ...world.freeBet('5000'), ...changes });
const coupon = (changes: object = {}) => ({ rules: world.couponRules(changes) });
const rewarding = (reward: object) => coupon({ reward, isGiftable: false });
const sheet = (changes: object = {}) => ({ rules: world.attendanceRules(changes) });
const slot = (weight: number, reward: object | null) => ({ texts: same('slot'), weight, reward });
const wheel = (...slots: object[]) => ({ rules: { ...world.rouletteRules(), slots } });
const bonus = (changes: object = {}) => ({
  rules: world.depositRules({ occasion: 'first-of-day', ...changes }),
});
const payback = (changes: object = {}) => ({
  rules: world.paybackRules({ products: ['sport', 'mini'], byRank, ...changes }),
});
const mission = (changes: object = {}) => ({ rules: world.missionRules(changes) });
const ranks = (...rewards: object[]) => ({ rules: { trigger: 'rank', each: 'month', rewards } });
const ofRank = (rank: number, amount: string) => ({ rank, reward: points(amount) });
const tournament = (changes: object = {}) => ({ rules: world.tournamentRules(changes) });

const parsed = (changes: object) =>
  definitionShape.parse({
    ...world.definitionOf(rewarding(cash('1000')).rules),
    segment,
    endsAt: '2026-03-01T00:00:00Z',
    budget: '1000000',
    caps,
    ...changes,
  });

/** Of a million, of which 300,000 are given. */
const weighed = (before: object, after: object) =>
  weightOf(parsed(before), parsed(after), 300_000n);

describe('what a version weighs', () => {
  it('is the whole budget of the first one, and the growth of one as before', () => {
    expect(weightOf(null, parsed({}), 0n)).toBe(1_000_000n);
    expect(weighed({}, { budget: '1200000' })).toBe(200_000n);
    expect(weighed({}, { budget: '800000' })).toBe(0n);
  });

  it.each<[string, object, object]>([
    ['another text', {}, { title: same('other'), note: same('other') }],
    ['an earlier end', {}, { endsAt: '2026-02-01T00:00:00Z' }],
    ['an end', { endsAt: null }, {}],
    ['a later start', {}, { startsAt: '2026-01-02T00:00:00Z' }],
    ['narrower caps', {}, { caps: { ...caps, perMember: 1, inAll: 100 } }],
    [
      'a cap gone that counts nothing',
      { ...payback(), caps: { ...caps, perNetworkDay: 1 } },
      payback(),
    ],
    ['fewer levels', {}, { segment: { ...segment, levelFrom: 3, levelTo: 4 } }],
    ['sleepers alone', {}, { segment: { ...segment, sleeping: { without: 'bets', days: 7 } } }],
    [
      'less, for more turnover',
      {},
      rewarding(cash('900', { percent: 400, products: { '*': 40 } })),
    ],
    ['a condition', rewarding({ ...cash('1000'), turnover: null }), {}],
    ['worse free bets', rewarding(freeBet()), rewarding(freeBet({ winMax: '1', validDays: 1 }))],
    ['a shorter sheet', sheet(), sheet({ daily: points('50'), streaks: [] })],
    [
      'a poorer wheel',
      wheel(slot(9, null), slot(1, points('100'))),
      wheel(slot(9, null), slot(1, null)),
    ],
    ['a bonus once', bonus(), bonus({ occasion: 'first', amountMax: '10000' })],
    ['a smaller payback', payback(), payback({ percent: 5, byRank: [], products: ['sport'] })],
    ['a longer mission', mission(), mission({ goal: '5', stakeMin: '2000' })],
    ['fewer ranks', ranks(ofRank(1, '10'), ofRank(2, '20')), ranks(ofRank(2, '20'))],
    [
      'a tournament’s text, with what its segment does not ask said',
      tournament(),
      { ...tournament(), title: same('other'), segment: { ...segment, rankFrom: null } },
    ],
    ['smaller prizes', tournament(), tournament({ prizes: tournament().rules.prizes.slice(0, 1) })],
  ])('is nothing where it is stricter: %s', (_what, before, after) => {
    expect(weighed(before, after)).toBe(0n);
  });

  it.each<[string, object, object]>([
    ['a later end', {}, { endsAt: '2026-04-01T00:00:00Z' }],
    ['no end', {}, { endsAt: null }],
    ['an earlier start', {}, { startsAt: '2025-12-01T00:00:00Z' }],
    ['a wider cap', {}, { caps: { ...caps, perMember: 3 } }],
    ['a cap gone', {}, { caps: { ...caps, perDevice: null } }],
    ['a cap of networks gone', { caps: { ...caps, perNetworkDay: 1 } }, {}],
    ['more levels', {}, { segment: { ...segment, levelTo: null } }],
    ['others', { segment: { ...segment, sleeping: { without: 'bets', days: 7 } } }, {}],
    ['a larger reward', {}, rewarding(cash('1001'))],
    ['another kind', rewarding(points('1000')), {}],
    ['less turnover', {}, rewarding(cash('1000', { percent: 299 }))],
    [
      'heavier weights',
      rewarding(cash('1000', { products: { '*': 50 } })),
      rewarding(cash('1000', { products: { '*': 50, mini: 51 } })),
    ],
    ['lower odds', {}, rewarding(cash('1000', { oddsMinimum: 1_199 }))],
    ['no turnover', {}, rewarding({ ...cash('1000'), turnover: null })],
    ['a coupon for longer', coupon(), coupon({ validDays: null })],
    ['a coupon to pass on', coupon({ isGiftable: false }), coupon({ isGiftable: true })],
    ['better free bets', rewarding(freeBet()), rewarding(freeBet({ products: [] }))],
    ['another streak', sheet(), sheet({ streaks: [{ days: 2, reward: points('500') }] })],
    [
      'another chance',
      wheel(slot(9, null), slot(1, points('1'))),
      wheel(slot(8, null), slot(1, points('1'))),
    ],
    ['a bonus each time', bonus(), bonus({ occasion: 'each' })],
    ['turnover of less', bonus(), bonus({ turnover: { ...bonus().rules.turnover, of: 'bonus' } })],
    ['a payback of a rank', payback(), payback({ byRank: [{ rank: 2, percent: 15 }] })],
    ['a payback in cash', payback(), payback({ reward: 'cash' })],
    ['a mission of a week', mission(), mission({ window: 'week' })],
    ['another rank', ranks(ofRank(2, '20')), ranks(ofRank(1, '10'), ofRank(2, '20'))],
    ['another score', tournament(), tournament({ score: 'win' })],
    ['a shorter tournament', tournament(), { ...tournament(), endsAt: '2026-02-01T00:00:00Z' }],
    ['a later tournament', tournament(), { ...tournament(), startsAt: '2026-01-02T00:00:00Z' }],
    [
      'a tournament of fewer',
      tournament(),
      { ...tournament(), segment: { ...segment, levelFrom: 3 } },
    ],
  ])('is what is left where it loosens: %s', (_what, before, after) => {
    expect(weighed(before, after)).toBe(700_000n);
    expect(weighed(before, { ...after, budget: '1100000' })).toBe(800_000n);
    expect(weighed(before, { ...after, budget: '400000' })).toBe(100_000n);
  });
});
