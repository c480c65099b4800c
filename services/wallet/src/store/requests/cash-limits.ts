import { koreaMinuteOfDay } from '@noriter/kit/korea-time';
import type { Won } from '@noriter/kit/money';
import { levelsOfDay } from '@noriter/member-projection/levels';
import type { WalletDeps } from '../../deps.ts';
import { bonusPercentOf, limitsOf, type RequestLimits } from '../../domain/policy/policy.ts';
import { type BankHours, isBankClosed } from '../../domain/requests/bank-hours.ts';
import { requestKind } from '../../domain/requests/cash-request.ts';
import { type AskedToday, leftToday } from '../../domain/requests/limits.ts';
import type { RollingProgress } from '../../domain/requests/rolling.ts';
import { readPolicy } from '../cash-policy.ts';
import { readAccounts } from '../ledger/read-balances.ts';
import { readStanding } from '../members/read-standing.ts';
import { countDeposits } from './count-deposits.ts';
import { requestedToday } from './requested-today.ts';
import { rollingProgress } from './rolling.ts';

/** What a member may still ask for; the checks of a request itself decide all the same. */
export type CashLimits = {
  deposit: RequestRoom & {
    bonusPercent: number;
    depositsBefore: number;
    depositsBeforeThatDay: number;
  };
  withdrawal: RequestRoom & {
    bankHours: BankHours;
    bankClosed: boolean;
    rolling: RollingProgress;
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
  const [{ policy }, standing, levels, deposits, withdrawals, rolling, accounts, counts] =
    await Promise.all([
      readPolicy(deps, member.siteId),
      readStanding(deps, member),
      levelsOfDay(pool, member, now),
      requestedToday(pool, { memberId, kind: requestKind.deposit }, now),
      requestedToday(pool, { memberId, kind: requestKind.withdrawal }, now),
      rollingProgress(pool, memberId),
      readAccounts(pool, [memberId]),
      countDeposits(pool, memberId, now),
    ]);
  const { deposit, withdrawal } = limitsOf(policy, standing.level);
  const { bankHours } = policy;
  return {
    deposit: {
      open: policy.depositOpen,
      limits: deposit,
      left: leftToday(deposits, deposit),
      bonusPercent: bonusPercentOf(policy, levels),
      ...counts,
    },
    withdrawal: {
      open: policy.withdrawalOpen,
      limits: withdrawal,
      left: leftToday(withdrawals, withdrawal),
      bankHours,
      bankClosed: isBankClosed(koreaMinuteOfDay(now), bankHours),
      rolling,
      owed: accounts.get(memberId)?.owed ?? 0n,
    },
    points: { open: policy.pointsOpen, minimum: policy.pointsMinimum, unit: policy.pointsUnit },
  };
}
