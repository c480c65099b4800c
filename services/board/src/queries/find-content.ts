import type { BoardDeps } from '../deps.ts';
import type { ContentKind } from '../domain/documents.ts';
import { parseContent, type StoredContent } from './stored-content.ts';

export async function findContent(
  { prisma }: { prisma: Pick<BoardDeps['prisma'], 'content'> },
  key: { siteId: string; kind: ContentKind; idx: number },
): Promise<StoredContent | null> {
  const row = await prisma.content.findFirst({ where: key });
  return row === null ? null : parseContent(row);
}
