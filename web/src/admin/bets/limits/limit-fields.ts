import { betLimitsBounds } from '../../shared/back-office-bounds.gen.ts';
import type { BetLimitPolicy } from '../../shared/contracts.ts';

export const limitNames = ['minimum', 'maximum', 'winMaximum', 'totalMaximum'] as const;
export type LimitName = (typeof limitNames)[number];

/** What limits are of, each a table of its own. */
export const limitProducts = ['mini', 'sport'] as const;
export type LimitProduct = (typeof limitProducts)[number];

/** The limits of a level, as they are typed. */
export type LimitFields = { product: LimitProduct; level: string } & Record<LimitName, string>;

export type LimitsFields = { limits: readonly LimitFields[] };

export type LimitProblem = 'whole' | 'minimum' | 'win' | 'total' | 'twice';

const { maximum: LEVEL_MAX } = betLimitsBounds['policy.limits.*.level'];

export function fieldsOf({ limits }: BetLimitPolicy): LimitsFields {
  return { limits: limits.map((one) => ({ ...one, level: String(one.level) })) };
}

export function policyOf({ limits }: LimitsFields): BetLimitPolicy {
  return { limits: limits.map((one) => ({ ...one, level: Number(one.level) })) };
}

/**
 * A further level of a product, with the limits of the highest there is; undefined when there is no
 * more room.
 */
export function nextLevel(
  limits: readonly LimitFields[],
  product: LimitProduct,
): LimitFields | undefined {
  const own = limits.filter((one) => one.product === product);
  const highest = own.toSorted((one, other) => Number(one.level) - Number(other.level)).at(-1);
  if (highest === undefined || Number(highest.level) >= LEVEL_MAX) return undefined;
  return { ...highest, level: String(Number(highest.level) + 1) };
}

/** What is wrong with the fields, by the level's place and the field's name. */
export function problemsOf({ limits }: LimitsFields): Readonly<Record<string, LimitProblem>> {
  const found: Record<string, LimitProblem> = {};
  for (const [at, one] of limits.entries()) {
    const level = levelProblem(limits, at);
    if (level !== null) found[`${at}.level`] = level;
    for (const name of limitNames) {
      const problem = amountProblem(one, name);
      if (problem !== null) found[`${at}.${name}`] = problem;
    }
  }
  return found;
}

function levelProblem(limits: readonly LimitFields[], at: number): LimitProblem | null {
  const { level = '', product } = limits[at] ?? {};
  if (!/^[1-9]\d?$/.test(level)) return 'whole';
  const first = limits.findIndex((one) => one.level === level && one.product === product);
  return first === at ? null : 'twice';
}

function amountProblem(limits: LimitFields, name: LimitName): LimitProblem | null {
  const [minimum, maximum, winMaximum, totalMaximum] = limitNames.map((one) => wonOf(limits[one]));
  if (wonOf(limits[name]) === null) return 'whole';
  const isAbove = (one: bigint | null | undefined, other: bigint | null | undefined) =>
    typeof one === 'bigint' && typeof other === 'bigint' && one > other;
  if (name === 'minimum' && (minimum === 0n || isAbove(minimum, maximum))) return 'minimum';
  if (name === 'winMaximum' && isAbove(minimum, winMaximum)) return 'win';
  if (name === 'totalMaximum' && isAbove(maximum, totalMaximum)) return 'total';
  return null;
}

function wonOf(text: string): bigint | null {
  return /^\d{1,15}$/.test(text) ? BigInt(text) : null;
}
