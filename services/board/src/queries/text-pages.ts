import { pageSlice } from '@noriter/kit/paging';
import type { BoardDeps } from '../deps.ts';
import { parseTexts, type Texts } from '../domain/texts.ts';
import type { TextPageVersion } from '../generated/client.ts';

/** A version of a text page, its JSON read. */
export type StoredTextPage = Omit<TextPageVersion, 'texts'> & { texts: Texts };

type Db = { prisma: Pick<BoardDeps['prisma'], 'textPage' | 'textPageVersion'> };

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

function parseVersion({ texts, ...row }: TextPageVersion): StoredTextPage {
  return { ...row, texts: parseTexts(texts) };
}
