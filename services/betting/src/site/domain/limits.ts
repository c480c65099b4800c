/** What a member may stake and win, by level and product: a policy of each site. */
import type { Won } from '@noriter/kit/money';

/** What bets count for. */
export const products = ['mini', 'sport'] as const;
export type Product = (typeof products)[number];

export type StakeLimits = {
  /** Of one bet. */
  readonly minimum: Won;
  readonly maximum: Won;
  /** The most one bet may return, its stake included. */
  readonly winMaximum: Won;
  /** All stakes on what is decided together: a round of a mini game, a match. */
  readonly totalMaximum: Won;
};

export type LevelLimits = StakeLimits & { readonly product: Product; readonly level: number };

export type LimitPolicy = { readonly limits: readonly LevelLimits[] };

export const demoLimits: LimitPolicy = {
  limits: [
    {
      product: 'mini',
      level: 1,
      minimum: 1_000n,
      maximum: 1_000_000n,
      winMaximum: 5_000_000n,
      totalMaximum: 3_000_000n,
    },
    {
      product: 'mini',
      level: 5,
      minimum: 1_000n,
      maximum: 3_000_000n,
      winMaximum: 15_000_000n,
      totalMaximum: 10_000_000n,
    },
    {
      product: 'sport',
      level: 1,
      minimum: 1_000n,
      maximum: 1_000_000n,
      winMaximum: 5_000_000n,
      totalMaximum: 3_000_000n,
    },
    {
      product: 'sport',
      level: 5,
      minimum: 1_000n,
      maximum: 3_000_000n,
      winMaximum: 15_000_000n,
      totalMaximum: 10_000_000n,
    },
  ],
};

/** A policy of before a product was offered has the demonstration's limits for it. */
export function withAllProducts({ limits }: LimitPolicy): LimitPolicy {
  const known = new Set(limits.map(({ product }) => product));
  return { limits: [...limits, ...demoLimits.limits.filter((one) => !known.has(one.product))] };
}

/** The limits of a member's level: those of the highest one that is not above it. */
export function limitsOf(policy: LimitPolicy, product: Product, level: number): StakeLimits {
  const byLevel = policy.limits
    .filter((limits) => limits.product === product)
    .toSorted((one, other) => one.level - other.level);
  const found = byLevel.findLast((limits) => limits.level <= level) ?? byLevel[0];
  if (found === undefined) throw new Error(`A policy has limits of ${product} for some level.`);
  return found;
}

/** The fields that contradict others, as paths into the policy; empty when none does. */
export function contradictionsOf({ limits }: LimitPolicy): string[] {
  const missing = products.filter((product) => limits.every((one) => one.product !== product));
  const names = limits.map(({ product, level }) => `${product} ${level}`);
  return [
    ...missing.map(() => 'limits'),
    ...limits.flatMap((one, at) => [
      ...(names.indexOf(names[at] ?? '') === at ? [] : [`limits.${at}.level`]),
      ...brokenFields(one).map((field) => `limits.${at}.${field}`),
    ]),
  ];
}

function brokenFields({ minimum, maximum, winMaximum, totalMaximum }: StakeLimits): string[] {
  return [
    ...(minimum < 1n || minimum > maximum ? ['minimum'] : []),
    ...(winMaximum < minimum ? ['winMaximum'] : []),
    ...(totalMaximum < maximum ? ['totalMaximum'] : []),
  ];
}
