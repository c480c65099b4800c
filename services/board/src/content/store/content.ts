import { pageSlice } from '@noriter/kit/paging';
import type { BoardBase } from '../../base.ts';
import type { Prisma } from '../../generated/client.ts';
import { columnsOf, isShown } from '../domain/content.ts';
import { type ContentDocument, type ContentKind, countMax } from '../domain/documents.ts';
import { parseContent, type StoredContent } from './stored-content.ts';

type Key = { siteId: string; kind: ContentKind; idx: number };

/** Who saves a version, when, and with which request. */
type Save = { effectId: string; at: Date; by: string };

export async function findContent(
  { prisma }: { prisma: Pick<BoardBase['prisma'], 'content'> },
  key: Key,
): Promise<StoredContent | null> {
  const row = await prisma.content.findFirst({ where: key });
  return row === null ? null : parseContent(row);
}

/** A page of a kind for operators, whether it is shown or not; notices newest first. */
export async function listContent(
  { prisma }: Pick<BoardBase, 'prisma'>,
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

/** What a site shows of a kind now, in its order. For kinds of which a site has few. */
export async function shownContent(
  { prisma, clock }: Pick<BoardBase, 'prisma' | 'clock'>,
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

export function countContent(
  tx: Prisma.TransactionClient,
  where: { siteId: string; kind: ContentKind },
): Promise<number> {
  return tx.content.count({ where });
}

/** @throws the database's own error when this save has happened */
export async function insertContent(
  tx: Prisma.TransactionClient,
  { siteId, kind, document }: { siteId: string; kind: ContentKind; document: ContentDocument },
  { effectId, at, by }: Save,
): Promise<{ idx: number; version: number }> {
  const { idx, version } = await tx.content.create({
    data: {
      ...dataOf(document),
      siteId,
      kind,
      madeEffect: effectId,
      savedEffect: effectId,
      madeAt: at,
      savedAt: at,
      savedBy: by,
    },
  });
  return { idx, version };
}

/** Whether the version was still the one to change. */
export async function updateContent(
  tx: Prisma.TransactionClient,
  { version, document, ...key }: Key & { version: number; document: ContentDocument },
  { effectId, at, by }: Save,
): Promise<boolean> {
  const { count } = await tx.content.updateMany({
    where: { ...key, version },
    data: {
      ...dataOf(document),
      version: version + 1,
      savedEffect: effectId,
      savedAt: at,
      savedBy: by,
    },
  });
  return count === 1;
}

/** Whether the version was still the one to remove. */
export async function removeContent(
  tx: Prisma.TransactionClient,
  where: Key & { version: number },
): Promise<boolean> {
  const { count } = await tx.content.deleteMany({ where });
  return count === 1;
}

/** Counts one more reader of a notice. */
export async function addView({ prisma }: Pick<BoardBase, 'prisma'>, idx: number): Promise<void> {
  await prisma.content.updateMany({ where: { idx }, data: { views: { increment: 1 } } });
}

/** Prisma's type for JSON knows only literal objects; these are nothing else. */
function dataOf(document: ContentDocument) {
  const { texts, details, ...columns } = columnsOf(document);
  return { ...columns, texts: jsonOf(texts), details: jsonOf(details) };
}

function jsonOf(value: object): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(value));
}
