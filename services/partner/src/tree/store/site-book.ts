import type pg from 'pg';

/**
 * Locks a site's book for a change of tree, rates or suspensions, and counts it: whoever keeps what
 * it read of them sees by the version that it is stale.
 */
export async function lockSiteBook(tx: pg.ClientBase, siteId: string): Promise<void> {
  await tx.query(
    `insert into site_book as book (site_id, version) values ($1, 1)
     on conflict (site_id) do update set version = book.version + 1`,
    [siteId],
  );
}

/** The same for a change that nobody keeps in mind: a member below whom nobody stands. */
export async function holdSiteBook(tx: pg.ClientBase, siteId: string): Promise<void> {
  await tx.query(
    `insert into site_book as book (site_id) values ($1)
     on conflict (site_id) do update set version = book.version`,
    [siteId],
  );
}
