/**
 * Invariant: what two operators agreed to is a budget and the terms it is given by. Each term of a version
 * is compared with its own before; whatever is not known to be stricter loosens.
 */
import { isDeepStrictEqual as isSame } from 'node:util';
import type { Won } from '@noriter/kit/money';
import { countsNetworks } from '@noriter/rules/lists/network-triggers';
import type { Caps, Definition } from './definition.ts';
import type { Gift } from './reward.ts';

type Rules = Definition['rules'];
type RulesOf<Trigger> = Extract<Rules, { trigger: Trigger }>;
type Turnover = Pick<
  NonNullable<RulesOf<'payback'>['turnover']>,
  'percent' | 'products' | 'oddsMinimum'
>;
type Bound = bigint | number | null | undefined;

const occasionsByReach = { first: 0, 'first-of-day': 1, each: 2 } as const;

/**
 * What a version may cost the site beyond what was agreed to before: by how much its budget grows, or
 * where its terms loosen whatever it has not given yet. What is promised counts as not given, since a
 * coupon that is revoked goes back to the budget.
 */
export function weightOf(before: Definition | null, after: Definition, given: Won): Won {
  if (before === null) return after.budget;
  const agreed = loosens(before, after) ? given : before.budget;
  return after.budget > agreed ? after.budget - agreed : 0n;
}

/** Whether a version gives anybody more, or more easily, than the one before it; its budget aside. */
function loosens(before: Definition, after: Definition): boolean {
  const isStrict =
    (after.rules.trigger !== 'tournament' || hasSameField(before, after)) &&
    new Date(after.startsAt) >= new Date(before.startsAt) &&
    isNoMore(momentOf(before.endsAt), momentOf(after.endsAt)) &&
    hasStricterCaps(before, after) &&
    hasStricterSegment(before.segment, after.segment) &&
    hasStricterRules(before.rules, after.rules);
  return !isStrict;
}

/** Prizes go by place: where fewer may play, or for a shorter time, whoever is left has all of them. */
function hasSameField(before: Definition, after: Definition): boolean {
  return (
    Date.parse(after.startsAt) === Date.parse(before.startsAt) &&
    momentOf(after.endsAt) === momentOf(before.endsAt) &&
    hasStricterSegment(before.segment, after.segment) &&
    hasStricterSegment(after.segment, before.segment)
  );
}

function momentOf(text: string | null): Bound {
  return text === null ? null : Date.parse(text);
}

/** No bound at all is the widest. */
function isNoMore(before: Bound, after: Bound): boolean {
  if (before === null || before === undefined) return true;
  return after !== null && after !== undefined && after <= before;
}

/** What is asked for, or may not be asked for at all, is asked for as before. */
function asksTheSame(before: unknown, after: unknown): boolean {
  return before === null || before === undefined || isSame(before, after);
}

/** None named is all of them. */
function isAmong(before: readonly string[], after: readonly string[]): boolean {
  if (before.length === 0) return true;
  return after.length > 0 && after.every((one) => before.includes(one));
}

function hasStricterCaps(
  { caps: before, rules }: Definition,
  { caps: after }: Definition,
): boolean {
  // Nothing was ever counted towards it where it goes: it may be taken out.
  const isIdle = (cap: keyof Caps) => cap === 'perNetworkDay' && !countsNetworks(rules.trigger);
  return (['perMember', 'perMemberDay', 'perNetworkDay', 'perDevice', 'inAll'] as const).every(
    (cap) => isIdle(cap) || isNoMore(before[cap], after[cap]),
  );
}

function hasStricterSegment(before: Definition['segment'], after: Definition['segment']): boolean {
  return (
    after.levelFrom >= before.levelFrom &&
    isNoMore(before.levelTo, after.levelTo) &&
    isNoMore(before.approvedWithinDays, after.approvedWithinDays) &&
    (after.rankFrom ?? 0) >= (before.rankFrom ?? 0) &&
    asksTheSame(before.below, after.below) &&
    asksTheSame(before.sleeping, after.sleeping) &&
    asksTheSame(before.turnover, after.turnover)
  );
}

function hasStricterRules(before: Rules, after: Rules): boolean {
  switch (after.trigger) {
    case 'coupon':
      return before.trigger === 'coupon' && hasStricterCoupon(before, after);
    case 'attendance':
      return before.trigger === 'attendance' && hasStricterSheet(before, after);
    case 'roulette':
      return before.trigger === 'roulette' && hasStricterWheel(before, after);
    case 'sign-up':
      return before.trigger === 'sign-up' && isNoMoreGift(before.reward, after.reward);
    case 'deposit':
      return before.trigger === 'deposit' && hasStricterBonus(before, after);
    case 'payback':
      return before.trigger === 'payback' && hasStricterPayback(before, after);
    case 'mission':
      return before.trigger === 'mission' && hasStricterMission(before, after);
    case 'rank':
      return before.trigger === 'rank' && hasStricterRanks(before, after);
    case 'tournament':
      return before.trigger === 'tournament' && hasStricterPrizes(before, after);
  }
}

function hasStricterCoupon(before: RulesOf<'coupon'>, after: RulesOf<'coupon'>): boolean {
  return (
    isNoMoreGift(before.reward, after.reward) &&
    isNoMore(before.validDays, after.validDays) &&
    (before.isGiftable || !after.isGiftable)
  );
}

function hasStricterSheet(before: RulesOf<'attendance'>, after: RulesOf<'attendance'>): boolean {
  const rewards = new Map(before.streaks.map(({ days, reward }) => [days, reward]));
  return (
    isNoMoreGift(before.daily, after.daily) &&
    after.makeUpPerMonth <= before.makeUpPerMonth &&
    after.streaks.every(({ days, reward }) => isNoMoreGift(rewards.get(days), reward))
  );
}

/** A slot's chance is of all weights together: another one anywhere is another wheel. */
function hasStricterWheel(before: RulesOf<'roulette'>, after: RulesOf<'roulette'>): boolean {
  const weights = ({ slots }: RulesOf<'roulette'>) => slots.map(({ weight }) => weight);
  return (
    after.spinsPerDay <= before.spinsPerDay &&
    isSame(weights(before), weights(after)) &&
    after.slots.every(({ reward }, at) => isNoMoreGift(before.slots[at]?.reward, reward))
  );
}

function hasStricterBonus(before: RulesOf<'deposit'>, after: RulesOf<'deposit'>): boolean {
  return (
    occasionsByReach[after.occasion] <= occasionsByReach[before.occasion] &&
    after.percent <= before.percent &&
    after.amountMax <= before.amountMax &&
    after.depositMin >= before.depositMin &&
    (before.turnover?.of !== 'deposit-and-bonus' || after.turnover?.of === before.turnover.of) &&
    asksNoLess(before.turnover, after.turnover)
  );
}

function hasStricterPayback(before: RulesOf<'payback'>, after: RulesOf<'payback'>): boolean {
  const percents = new Map(before.byRank?.map(({ rank, percent }) => [rank, percent]));
  return (
    after.period === before.period &&
    after.percent <= before.percent &&
    (after.byRank ?? []).every(({ rank, percent }) => percent <= (percents.get(rank) ?? 0)) &&
    isAmong(before.products, after.products) &&
    after.lossMin >= before.lossMin &&
    after.amountMax <= before.amountMax &&
    after.reward === before.reward &&
    asksNoLess(before.turnover, after.turnover)
  );
}

function hasStricterMission(before: RulesOf<'mission'>, after: RulesOf<'mission'>): boolean {
  return (
    after.window === before.window &&
    after.counts === before.counts &&
    after.goal >= before.goal &&
    isAmong(before.products, after.products) &&
    after.oddsMinimum >= before.oddsMinimum &&
    after.stakeMin >= before.stakeMin &&
    isNoMoreGift(before.reward, after.reward)
  );
}

function hasStricterRanks(before: RulesOf<'rank'>, after: RulesOf<'rank'>): boolean {
  const rewards = new Map(before.rewards.map(({ rank, reward }) => [rank, reward]));
  return (
    after.each === before.each &&
    after.rewards.every(({ rank, reward }) => isNoMoreGift(rewards.get(rank), reward))
  );
}

/** What counts may be anything: who is first by it is somebody else. */
function hasStricterPrizes(
  { prizes: known, ...before }: RulesOf<'tournament'>,
  { prizes, ...after }: RulesOf<'tournament'>,
): boolean {
  const placesOf = (one: (typeof prizes)[number]) => `${one.fromPlace}-${one.toPlace}`;
  const rewards = new Map(known.map((one) => [placesOf(one), one.reward]));
  return (
    isSame(before, after) &&
    prizes.every((one) => isNoMoreGift(rewards.get(placesOf(one)), one.reward))
  );
}

/** Another kind of reward is always more: nobody says here what a point is to a won. */
function isNoMoreGift(before: Gift | null | undefined, after: Gift | null): boolean {
  if (after === null) return true;
  if (before === null || before === undefined || after.amount > before.amount) return false;
  if (after.kind === 'cash')
    return before.kind === 'cash' && asksNoLess(before.turnover, after.turnover);
  if (after.kind === 'points') return before.kind === 'points';
  return (
    before.kind === 'free-bet' &&
    isAmong(before.products, after.products) &&
    after.oddsMinimum >= before.oddsMinimum &&
    isNoMore(before.winMax, after.winMax) &&
    after.validDays <= before.validDays
  );
}

/** A product that is not named counts as `*` does. */
function asksNoLess(before: Turnover | null, after: Turnover | null): boolean {
  if (before === null) return true;
  if (after === null) return false;
  const named = ['*', ...Object.keys(before.products), ...Object.keys(after.products)];
  const weight = ({ products }: Turnover, product: string) =>
    products[product] ?? products['*'] ?? 0;
  return (
    after.percent >= before.percent &&
    after.oddsMinimum >= before.oddsMinimum &&
    named.every((product) => weight(after, product) <= weight(before, product))
  );
}
