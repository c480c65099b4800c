import type { CallStep } from '../../shared/contracts.ts';

/** How calls end that do not go well. */
export const faults = ['refused', 'conflict', 'invalid', 'forged', 'failed'] as const;
export const callEndings = ['ok', ...faults] as const;
export type CallEnding = (typeof callEndings)[number];

/** '12', '3.4' or '0.05': as many digits as say something, and no nothing of what was something. */
export function rateText(rate: number): string {
  if (rate > 0 && rate < RATE_LEAST) return `<${RATE_LEAST}`;
  const digits = rate >= 10 ? 0 : rate >= 1 ? 1 : 2;
  return String(Number(rate.toFixed(digits)));
}

const RATE_LEAST = 0.01;

/** All calls of a time, by how they ended; those that never happened are left out. */
export function totalsOf(steps: readonly CallStep[]): { ending: CallEnding; calls: number }[] {
  return callEndings
    .map((ending) => ({ ending, calls: steps.reduce((sum, step) => sum + step[ending], 0) }))
    .filter(({ calls }) => calls > 0);
}
