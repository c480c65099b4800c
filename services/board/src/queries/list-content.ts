import { pageSlice } from '@noriter/kit/paging';
import type { BoardDeps } from '../deps.ts';
import type { ContentKind } from '../domain/documents.ts';
import { parseContent, type StoredContent } from './stored-content.ts';

/** A page of a kind for operators, whether it is shown or not; notices newest first. */
export async function listContent(
  { prisma }: Pick<BoardDeps, 'prisma'>,
  { siteId, kind, page }: { siteId: string; kind: ContentKind; page: number },
): Promise<{ rows: StoredContent[]; total: number }> {
  const { limit, offset } = pageSlice(page);
  const where = { siteId, kind };
  const [rows, total] = await Promise.all([
    prisma.content.findMany({
      where,
      orderBy: kind === 'notice' ? [{ idx: 'desc' }] : [{ position: 'asc' }, { idx: 'asc' }],
      take: limit,
      skip: offset,
    }),
    prisma.content.count({ where }),
  ]);
  return { rows: rows.map(parseContent), total };
}
