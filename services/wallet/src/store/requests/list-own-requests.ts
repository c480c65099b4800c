import { pageSlice } from '@noriter/kit/paging';
import type { WalletDeps } from '../../deps.ts';
import type { RequestKind } from '../../domain/requests/cash-request.ts';

export type OwnRequestsQuery = {
  siteId: string;
  memberId: string;
  kind: RequestKind | null;
  page: number;
  from: Date;
  until: Date;
};

/** A member's own requests, newest first, without those taken out of the list. */
export async function listOwnRequests(
  { prisma }: Pick<WalletDeps, 'prisma'>,
  { siteId, memberId, kind, page, from, until }: OwnRequestsQuery,
) {
  const { limit, offset } = pageSlice(page);
  const where = {
    siteId,
    memberId,
    hidden: false,
    requestedAt: { gte: from, lt: until },
    ...(kind === null ? {} : { kind }),
  };
  const [rows, total] = await Promise.all([
    prisma.cashRequest.findMany({
      where,
      orderBy: [{ requestedAt: 'desc' }, { requestId: 'desc' }],
      take: limit,
      skip: offset,
    }),
    prisma.cashRequest.count({ where }),
  ]);
  return { rows, total };
}
