import type { BoardDeps } from '../deps.ts';
import { isShown } from '../domain/content.ts';
import { type ContentKind, countMax } from '../domain/documents.ts';
import { parseContent, type StoredContent } from './stored-content.ts';

/** What a site shows of a kind now, in its order. For kinds of which a site has few. */
export async function shownContent(
  { prisma, clock }: Pick<BoardDeps, 'prisma' | 'clock'>,
  { siteId, kind }: { siteId: string; kind: Exclude<ContentKind, 'notice'> },
): Promise<StoredContent[]> {
  const rows = await prisma.content.findMany({
    where: { siteId, kind, enabled: true },
    orderBy: [{ position: 'asc' }, { idx: 'asc' }],
    take: countMax[kind],
  });
  const now = clock.now();
  return rows.map(parseContent).filter((content) => isShown(content, now));
}
