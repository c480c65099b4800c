import type { PromotionRow } from '../../shared/contracts.ts';
import { typedWon } from '../shared/typed-won.ts';
import { gamesOf, lastPlaceOf } from '../tournaments/prize-places.ts';

export type Rules = PromotionRow['document']['rules'];
export type Trigger = Rules['trigger'];
type Gift = Extract<Rules, { trigger: 'coupon' }>['reward'];
type FreeBet = Extract<Gift, { kind: 'free-bet' }>;

/** What takes bets, and so a free one. */
export const freeBetProducts = [
  'sport',
  'mini',
] as const satisfies readonly FreeBet['products'][number][];

/** A part of a loss or of a deposit is no bet. */
const partTriggers: readonly Trigger[] = ['payback', 'deposit'];

/** The kinds of reward that a trigger may give. */
export function rewardKindsOf(trigger: Trigger): readonly Gift['kind'][] {
  return partTriggers.includes(trigger) ? ['points', 'cash'] : ['points', 'cash', 'free-bet'];
}

/** In the order in which they are offered. */
export const triggers = [
  'coupon',
  'attendance',
  'roulette',
  'sign-up',
  'deposit',
  'payback',
  'mission',
  'rank',
  'tournament',
] as const satisfies readonly Trigger[];

/** One of several rewards: of a streak, a slot of the wheel, a rank, places of a tournament. */
export type RowDraft = {
  /** Days of a streak, weight of a slot, number of a rank, first of some places. */
  number: string;
  /** The last of some places; empty where it is the first one. */
  to: string;
  /** Of a prize; all other rows give what the draft gives. */
  kind: Gift['kind'];
  /** Nothing is given for an empty one, which a slot alone may be. */
  amount: string;
  /** A slot's words. */
  ko: string;
  en: string;
  vi: string;
};

export const emptyRow: RowDraft = {
  number: '',
  to: '',
  kind: 'points',
  amount: '',
  ko: '',
  en: '',
  vi: '',
};

/** What a promotion gives for what, as it is typed; what its trigger does not ask for may be anything. */
export type RulesDraft = {
  trigger: Trigger;
  rewardKind: Gift['kind'];
  amount: string;
  /** Of cash; empty for none. */
  turnoverPercent: string;
  turnoverOdds: string;
  /** None is all of them. */
  turnoverProducts: readonly string[];
  turnoverOf: 'bonus' | 'deposit-and-bonus';
  /** Of a free bet, in thousandths. */
  freeOdds: string;
  /** Empty for the site's own limit. */
  freeWinMax: string;
  freeDays: string;
  /** None is all of them. */
  freeProducts: FreeBet['products'];
  isGiftable: boolean;
  validDays: string;
  makeUpPerMonth: string;
  spinsPerDay: string;
  occasion: 'first' | 'first-of-day' | 'each';
  percent: string;
  amountMax: string;
  depositMin: string;
  period: 'day' | 'week';
  lossMin: string;
  window: 'day' | 'week' | 'all';
  counts: 'bets' | 'stake';
  goal: string;
  oddsMinimum: string;
  stakeMin: string;
  each: 'once' | 'month';
  score: 'turnover' | 'multiple' | 'win';
  entry: 'automatic' | 'opt-in';
  waitMinutes: string;
  /** Their codes, with commas between; empty for all. */
  games: string;
  /** Whose results count; none is all of them. */
  products: readonly string[];
  rows: readonly RowDraft[];
};

export const rulesAtFirst: RulesDraft = {
  trigger: 'coupon',
  rewardKind: 'points',
  amount: '',
  turnoverPercent: '',
  turnoverOdds: '1200',
  turnoverProducts: [],
  turnoverOf: 'bonus',
  freeOdds: '1500',
  freeWinMax: '',
  freeDays: '7',
  freeProducts: [],
  isGiftable: false,
  validDays: '30',
  makeUpPerMonth: '0',
  spinsPerDay: '1',
  occasion: 'first',
  percent: '10',
  amountMax: '',
  depositMin: '10000',
  period: 'day',
  lossMin: '10000',
  window: 'day',
  counts: 'bets',
  goal: '',
  oddsMinimum: '1200',
  stakeMin: '1000',
  each: 'once',
  score: 'turnover',
  entry: 'automatic',
  waitMinutes: '720',
  games: '',
  products: [],
  rows: [],
};

/** A draft as the service takes it. Checked before: see rules-problems.ts. */
export function rulesOf(draft: RulesDraft): Rules {
  return rulesByTrigger[draft.trigger](draft);
}

const rulesByTrigger: Record<Trigger, (draft: RulesDraft) => Rules> = {
  coupon: (draft) => ({
    trigger: 'coupon',
    reward: giftOf(draft),
    validDays: draft.validDays === '' ? null : Number(draft.validDays),
    isGiftable: draft.isGiftable,
  }),
  attendance: (draft) => ({
    trigger: 'attendance',
    daily: giftOf(draft),
    streaks: draft.rows.map(({ number, amount }) => ({
      days: Number(number),
      reward: giftOf(draft, amount),
    })),
    makeUpPerMonth: Number(draft.makeUpPerMonth),
  }),
  roulette: (draft) => ({
    trigger: 'roulette',
    spinsPerDay: Number(draft.spinsPerDay),
    slots: draft.rows.map(({ number, amount, ko, en, vi }) => ({
      texts: { ko: ko.trim(), en: en.trim(), vi: vi.trim() },
      weight: Number(number),
      reward: amount === '' ? null : giftOf(draft, amount),
    })),
  }),
  'sign-up': (draft) => ({ trigger: 'sign-up', reward: giftOf(draft) }),
  deposit: (draft) => {
    const turnover = turnoverOf(draft);
    return {
      trigger: 'deposit',
      occasion: draft.occasion,
      percent: Number(draft.percent),
      amountMax: draft.amountMax,
      depositMin: typedWon(draft.depositMin),
      turnover: turnover === null ? null : { ...turnover, of: draft.turnoverOf },
    };
  },
  payback: (draft) => ({
    trigger: 'payback',
    period: draft.period,
    percent: Number(draft.percent),
    products: [...draft.products],
    lossMin: typedWon(draft.lossMin),
    amountMax: draft.amountMax,
    reward: draft.rewardKind === 'cash' ? 'cash' : 'points',
    turnover: draft.rewardKind === 'cash' ? turnoverOf(draft) : null,
  }),
  mission: (draft) => ({
    trigger: 'mission',
    window: draft.window,
    counts: draft.counts,
    goal: draft.goal,
    products: [...draft.products],
    oddsMinimum: Number(draft.oddsMinimum),
    stakeMin: typedWon(draft.stakeMin),
    reward: giftOf(draft),
  }),
  rank: (draft) => ({
    trigger: 'rank',
    each: draft.each,
    rewards: draft.rows.map(({ number, amount }) => ({
      rank: Number(number),
      reward: giftOf(draft, amount),
    })),
  }),
  tournament: (draft) => ({
    trigger: 'tournament',
    score: draft.score,
    products: [...draft.products],
    games: gamesOf(draft.games),
    stakeMin: typedWon(draft.stakeMin),
    entry: draft.entry,
    waitMinutes: Number(draft.waitMinutes),
    prizes: draft.rows.map((row) => ({
      fromPlace: Number(row.number),
      toPlace: lastPlaceOf(row),
      reward: giftOf({ ...draft, rewardKind: row.kind, amount: row.amount }),
    })),
  }),
};

function giftOf(draft: RulesDraft, amount = draft.amount): Gift {
  if (draft.rewardKind === 'points') return { kind: 'points', amount };
  if (draft.rewardKind === 'cash') return { kind: 'cash', amount, turnover: turnoverOf(draft) };
  return {
    kind: 'free-bet',
    amount,
    products: [...draft.freeProducts],
    oddsMinimum: Number(draft.freeOdds),
    winMax: draft.freeWinMax === '' ? null : draft.freeWinMax,
    validDays: Number(draft.freeDays),
  };
}

function turnoverOf({ turnoverPercent, turnoverOdds, turnoverProducts }: RulesDraft) {
  if (turnoverPercent === '') return null;
  const counted = turnoverProducts.length === 0 ? ['*'] : turnoverProducts;
  return {
    percent: Number(turnoverPercent),
    products: Object.fromEntries(counted.map((product) => [product, 100])),
    oddsMinimum: Number(turnoverOdds),
  };
}
