import type pg from 'pg';
import { emptyBook, type TreeBook } from './tree-book.ts';

/** Books by site, as this process has read them. */
export type TreeBooks = Map<string, TreeBook>;

/**
 * Shares a site's book until the transaction ends: neither tree nor rates change meanwhile, and no day
 * is frozen.
 *
 * @returns the book at its present version, and the last frozen day
 */
export async function shareSiteBook(
  tx: pg.ClientBase,
  books: TreeBooks,
  siteId: string,
): Promise<{ book: TreeBook; frozenUntil: string }> {
  await tx.query('insert into site_book (site_id) values ($1) on conflict do nothing', [siteId]);
  const { rows } = await tx.query<{ version: bigint; frozenUntil: string }>(
    `select version, frozen_until::text as "frozenUntil" from site_book
     where site_id = $1 for share`,
    [siteId],
  );
  const { version = 0n, frozenUntil = '' } = rows[0] ?? {};
  const known = books.get(siteId);
  if (known?.version === version) return { book: known, frozenUntil };
  const book = emptyBook(siteId, version);
  books.set(siteId, book);
  return { book, frozenUntil };
}
