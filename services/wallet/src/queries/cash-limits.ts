import { koreaMinuteOfDay } from '@noriter/kit/korea-time';
import type { Won } from '@noriter/kit/money';
import type { WalletDeps } from '../deps.ts';
import { type BankHours, isBankClosed } from '../domain/bank-hours.ts';
import { requestKind } from '../domain/cash-request.ts';
import { type AskedToday, leftToday } from '../domain/limits.ts';
import { limitsOf, type RequestLimits } from '../domain/policy.ts';
import { askedToday } from './asked-today.ts';
import { readAccounts } from './read-balances.ts';
import { readPolicy } from './read-policy.ts';
import { readStanding } from './read-standing.ts';
import { remainingRolling } from './remaining-rolling.ts';

/** What a member may still ask for; the checks of a request itself decide all the same. */
export type CashLimits = {
  deposit: RequestRoom & { bonusPercent: number };
  withdrawal: RequestRoom & {
    bankHours: BankHours;
    bankClosed: boolean;
    rollingRemaining: Won;
    owed: Won;
  };
  points: { open: boolean; minimum: Won; unit: Won };
};

type RequestRoom = {
  open: boolean;
  limits: RequestLimits;
  /** What the Korean day still holds. */
  left: AskedToday;
};

/** The limits of a member's level, and what today has left of them. */
export async function readCashLimits(
  deps: Pick<WalletDeps, 'pool' | 'prisma' | 'clock'>,
  member: { memberId: string; siteId: string; level: number },
): Promise<CashLimits> {
  const { pool, clock } = deps;
  const { memberId } = member;
  const now = clock.now();
  const [{ policy }, standing, deposits, withdrawals, rollingRemaining, accounts] =
    await Promise.all([
      readPolicy(deps, member.siteId),
      readStanding(deps, member),
      askedToday(pool, { memberId, kind: requestKind.deposit }, now),
      askedToday(pool, { memberId, kind: requestKind.withdrawal }, now),
      remainingRolling(pool, memberId, now),
      readAccounts(pool, [memberId]),
    ]);
  const { deposit, withdrawal, depositBonusPercent } = limitsOf(policy, standing.level);
  const { bankHours } = policy;
  return {
    deposit: {
      open: policy.depositOpen,
      limits: deposit,
      left: leftToday(deposits, deposit),
      bonusPercent: depositBonusPercent,
    },
    withdrawal: {
      open: policy.withdrawalOpen,
      limits: withdrawal,
      left: leftToday(withdrawals, withdrawal),
      bankHours,
      bankClosed: isBankClosed(koreaMinuteOfDay(now), bankHours),
      rollingRemaining,
      owed: accounts.get(memberId)?.owed ?? 0n,
    },
    points: { open: policy.pointsOpen, minimum: policy.pointsMinimum, unit: policy.pointsUnit },
  };
}
