/**
 * Invariant: a policy that is set can be kept by somebody. Limits that contradict each other would
 * refuse every amount, and a level named twice would have two limits.
 */
import type { CashPolicy, RequestLimits } from './policy.ts';

/** The fields that contradict others, as paths into the document; empty when none does. */
export function contradictionsOf(policy: CashPolicy): string[] {
  const levels = policy.levels.map(({ level }) => level);
  return policy.levels.flatMap((limits, at) => [
    ...(levels.indexOf(limits.level) === at ? [] : [`levels.${at}.level`]),
    ...brokenLimits(limits.deposit).map((field) => `levels.${at}.deposit.${field}`),
    ...brokenLimits(limits.withdrawal).map((field) => `levels.${at}.withdrawal.${field}`),
  ]);
}

function brokenLimits({ minimum, maximum, unit, perDay }: RequestLimits): string[] {
  return [
    ...(minimum > maximum ? ['minimum'] : []),
    ...(maximum > perDay ? ['perDay'] : []),
    ...(unit > maximum ? ['unit'] : []),
  ];
}
