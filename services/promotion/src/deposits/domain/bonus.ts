/**
 * Invariant: a bonus is a whole part of its deposit, never above its bound, and of the occasion its
 * promotion is for. What it asks to be staked is said with it, and stays as it was said.
 */
import type { Won } from '@noriter/kit/money';
import type { Definition } from '../../promotions/domain/definition.ts';
import { conditionOf, type GrantTurnover } from '../../promotions/domain/reward.ts';

export type DepositRules = Extract<Definition['rules'], { trigger: 'deposit' }>;

/** How many deposits of the member were completed before this one. */
export type DepositsBefore = { inAll: number; thatDay: number };

export type BonusRefusal = 'DB001' | 'DB002';

/** Whether a promotion's bonus is for a deposit of this occasion. */
export function isOccasion({ occasion }: DepositRules, before: DepositsBefore): boolean {
  if (occasion === 'each') return true;
  return occasion === 'first' ? before.inAll === 0 : before.thatDay === 0;
}

/** What a deposit brings; DB001 not its occasion, DB002 too small a deposit. */
export function bonusOf(
  rules: DepositRules,
  deposit: Won,
  before: DepositsBefore,
): { amount: Won; turnover: GrantTurnover | null } | { refusal: BonusRefusal } {
  if (!isOccasion(rules, before)) return { refusal: 'DB001' };
  const part = (deposit * BigInt(rules.percent)) / 100n;
  const amount = part < rules.amountMax ? part : rules.amountMax;
  if (deposit < rules.depositMin || amount === 0n) return { refusal: 'DB002' };
  const { turnover } = rules;
  if (turnover === null) return { amount, turnover: null };
  const of = turnover.of === 'bonus' ? amount : deposit + amount;
  return { amount, turnover: conditionOf(turnover, of) };
}
