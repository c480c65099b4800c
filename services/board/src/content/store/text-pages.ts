import { pageSlice } from '@noriter/kit/paging';
import type { BoardBase } from '../../base.ts';
import type { Prisma, TextPageVersion } from '../../generated/client.ts';
import { parseTexts, type Texts } from '../../vocabulary/texts.ts';

/** A version of a text page, its JSON read. */
export type StoredTextPage = Omit<TextPageVersion, 'texts'> & { texts: Texts };

type Db = { prisma: Pick<BoardBase['prisma'], 'textPage' | 'textPageVersion'> };

/** One version of a text page; the present one when none is named. */
export async function readTextPage(
  { prisma }: Db,
  { siteId, slug, version }: { siteId: string; slug: string; version?: number | undefined },
): Promise<StoredTextPage | null> {
  const row = await prisma.textPageVersion.findFirst({
    where: { siteId, slug, ...(version === undefined ? {} : { version }) },
    orderBy: { version: 'desc' },
  });
  return row === null ? null : parseVersion(row);
}

/** The present version of each of the site's text pages, by slug. */
export async function listTextPages({ prisma }: Db, siteId: string): Promise<StoredTextPage[]> {
  const pages = await prisma.textPage.findMany({
    where: { siteId },
    orderBy: { slug: 'asc' },
    select: { versions: { orderBy: { version: 'desc' }, take: 1 } },
  });
  return pages.flatMap(({ versions }) => versions.map(parseVersion));
}

/** The versions of a text page, newest first. */
export async function listVersions(
  { prisma }: Db,
  { siteId, slug, page }: { siteId: string; slug: string; page: number },
): Promise<{ rows: StoredTextPage[]; total: number }> {
  const { limit, offset } = pageSlice(page);
  const where = { siteId, slug };
  const [rows, total] = await Promise.all([
    prisma.textPageVersion.findMany({
      where,
      orderBy: { version: 'desc' },
      take: limit,
      skip: offset,
    }),
    prisma.textPageVersion.count({ where }),
  ]);
  return { rows: rows.map(parseVersion), total };
}

export function countPages(tx: Prisma.TransactionClient, siteId: string): Promise<number> {
  return tx.textPage.count({ where: { siteId } });
}

/** A page without a version yet; its first one follows in the same transaction. */
export async function insertPage(
  tx: Prisma.TransactionClient,
  siteId: string,
  slug: string,
): Promise<void> {
  await tx.textPage.create({ data: { siteId, slug, version: 0 } });
}

/**
 * Adds a version and makes it the present one.
 *
 * @throws the database's own error when that version is there already
 */
export async function insertVersion(
  tx: Prisma.TransactionClient,
  { texts, ...row }: StoredTextPage,
): Promise<void> {
  const { siteId, slug, version } = row;
  await tx.textPage.update({ where: { siteId_slug: { siteId, slug } }, data: { version } });
  // Prisma's type for JSON knows only literal objects; texts are nothing else.
  await tx.textPageVersion.create({ data: { ...row, texts: JSON.parse(JSON.stringify(texts)) } });
}

function parseVersion({ texts, ...row }: TextPageVersion): StoredTextPage {
  return { ...row, texts: parseTexts(texts) };
}
