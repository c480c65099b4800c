/**
 * Invariant: what a bet returns is counted as the service counts it, in whole won, rounded down,
 * so that what is shown before is what is paid after. The service decides; this only says it early.
 */
import type { StakeLimits } from '../../api/contracts.ts';
import { parseWon } from '../../format/money.ts';

const oddsScale = 1_000n;
const decimals = 3;

/** One selection with the amount typed for it. */
export type Stake = { odds: string; stake: string };

/** Decimal odds in thousandths: '1.95' is 1950. */
export function oddsOf(text: string): bigint {
  const [whole = '0', rest = ''] = text.split('.');
  return parseWon(whole) * oddsScale + parseWon(rest.slice(0, decimals).padEnd(decimals, '0'));
}

/** What it pays when it wins, the stake included. */
export function returnOf({ odds, stake }: Stake): bigint {
  return (parseWon(stake) * oddsOf(odds)) / oddsScale;
}

export function totalStake(stakes: readonly Stake[]): bigint {
  return stakes.reduce((sum, { stake }) => sum + parseWon(stake), 0n);
}

export function totalReturn(stakes: readonly Stake[]): bigint {
  return stakes.reduce((sum, one) => sum + returnOf(one), 0n);
}

type StakeProblem = { kind: 'below' | 'above' | 'aboveWin'; limit: string };

/** What a member's level does not allow of one amount; nothing is wrong with an empty field. */
export function stakeProblem(one: Stake, limits: StakeLimits | null): StakeProblem | null {
  const stake = parseWon(one.stake);
  if (limits === null || stake === 0n) return null;
  const { minimum, maximum, winMaximum } = limits;
  if (stake < parseWon(minimum)) return { kind: 'below', limit: minimum };
  if (stake > parseWon(maximum)) return { kind: 'above', limit: maximum };
  return returnOf(one) > parseWon(winMaximum) ? { kind: 'aboveWin', limit: winMaximum } : null;
}

/** The most that can be staked on one selection: its limits, and the money there is. */
export function stakeMax(
  odds: string,
  limits: StakeLimits | null,
  cash: string | undefined,
): string | undefined {
  const bounds = [
    ...(cash === undefined ? [] : [parseWon(cash)]),
    ...(limits === null ? [] : [parseWon(limits.maximum), mostFor(odds, limits)]),
  ];
  const [least] = bounds.toSorted((one, other) => (one < other ? -1 : 1));
  return least?.toString();
}

/** The highest stake that returns no more than the limit of a win. */
function mostFor(odds: string, { winMaximum }: StakeLimits): bigint {
  const factor = oddsOf(odds);
  return factor === 0n ? 0n : ((parseWon(winMaximum) + 1n) * oddsScale - 1n) / factor;
}
