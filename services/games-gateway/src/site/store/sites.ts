import type pg from 'pg';

/** The sites whose members are known here. */
export async function readSiteIds(tx: pg.ClientBase): Promise<string[]> {
  const { rows } = await tx.query<{ siteId: string }>(
    `with recursive sites as (
       (select site_id from member order by site_id limit 1)
       union all
       select (select site_id from member where site_id > s.site_id order by site_id limit 1)
       from sites s where s.site_id is not null
     )
     select site_id as "siteId" from sites where site_id is not null`,
  );
  return rows.map(({ siteId }) => siteId);
}
