import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type { WalletDeps } from '../../deps.ts';
import { emptyAccount } from '../../domain/ledger/account.ts';
import { rollingProgress } from '../requests/rolling.ts';

/**
 * A member's account as operators see it.
 *
 * @throws Refusal H404 when the site has no such member
 */
export async function readMemberAccount(
  { prisma, pool }: Pick<WalletDeps, 'prisma' | 'pool'>,
  { siteId, memberId }: { siteId: string; memberId: string },
) {
  const [member, account, { remaining }] = await Promise.all([
    prisma.member.findFirst({ where: { memberId, siteId } }),
    prisma.account.findFirst({ where: { memberId, siteId } }),
    rollingProgress(pool, memberId),
  ]);
  if (member === null) throw refuse(transportCodes, 'H404');
  const { cash, held, points, owed, version } = account ?? emptyAccount(memberId, siteId);
  return { member, cash, held, points, owed, version, remaining };
}
