import { pageSlice } from '@noriter/kit/paging';
import type { WalletDeps } from '../deps.ts';
import { type PolicyRow, policyOfRow } from './read-policy.ts';

/** The policies a site has had, the newest first. */
export async function listPolicyVersions(
  { prisma }: Pick<WalletDeps, 'prisma'>,
  { siteId, page }: { siteId: string; page: number },
): Promise<{ versions: PolicyRow[]; total: number }> {
  const { limit, offset } = pageSlice(page);
  const [rows, total] = await Promise.all([
    prisma.cashPolicyVersion.findMany({
      where: { siteId },
      orderBy: { version: 'desc' },
      take: limit,
      skip: offset,
    }),
    prisma.cashPolicyVersion.count({ where: { siteId } }),
  ]);
  return { versions: rows.map(policyOfRow), total };
}
