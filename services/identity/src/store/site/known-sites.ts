import type pg from 'pg';

/** The sites that have settings, operators or members. */
export async function knownSites(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ siteId: string }>(
    `select site_id as "siteId" from site union select site_id from operator
     union select site_id from member order by 1`,
  );
  return rows.map(({ siteId }) => siteId);
}
