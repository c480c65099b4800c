import { pageInfo, pageSlice } from '@noriter/kit/paging';

import type { IdentityDeps } from '../deps.ts';

/** What operators wrote about a member: pinned notes first, then the newest. */
export async function listNotes(
  { db }: Pick<IdentityDeps, 'db'>,
  { siteId, memberId, page }: { siteId: string; memberId: string; page: number },
) {
  const where = { siteId, memberId };
  const { limit, offset } = pageSlice(page);
  const [rows, total] = await Promise.all([
    db.memberNote.findMany({
      where,
      orderBy: [{ pinned: 'desc' }, { writtenAt: 'desc' }, { noteId: 'desc' }],
      take: limit,
      skip: offset,
    }),
    db.memberNote.count({ where }),
  ]);
  const list = rows.map(({ noteId, text, pinned, writtenBy, writtenAt }) => {
    return { noteId, text, pinned, writtenBy, writtenAt: writtenAt.toISOString() };
  });
  return { list, pageInfo: pageInfo(page, total) };
}
