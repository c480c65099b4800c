import { koreaDayRange } from '@noriter/kit/korea-time';
import { pageInfo, pageSlice } from '@noriter/kit/paging';
import type { IdentityDeps } from '../../deps.ts';

type Key = { siteId: string; memberId: string };

/** Who changed what of a member's protection and why, newest first. */
export async function protectionHistory(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  { siteId, memberId }: Key,
  query: { page: number; startDate?: string | undefined; endDate?: string | undefined },
) {
  const { page, startDate, endDate } = query;
  const always = startDate === undefined && endDate === undefined;
  const { from, until } = koreaDayRange(startDate, endDate, clock);
  const where = { siteId, memberId, ...(always ? {} : { at: { gte: from, lt: until } }) };
  const { limit, offset } = pageSlice(page);
  const [rows, total] = await Promise.all([
    db.protectionChange.findMany({
      where,
      orderBy: [{ at: 'desc' }, { changeId: 'desc' }],
      take: limit,
      skip: offset,
    }),
    db.protectionChange.count({ where }),
  ]);
  const list = rows.map(({ changeId, at, action, detail, operator, reason, address }) => {
    return { changeId, at: at.toISOString(), action, detail, operator, reason, address };
  });
  return { list, pageInfo: pageInfo(page, total) };
}
