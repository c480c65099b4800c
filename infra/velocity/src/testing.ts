import type pg from 'pg';

/** Leaves a site without velocity rules: for tests that do in a second what a person does in an hour. */
export async function withoutVelocity(pool: pg.Pool, siteId: string): Promise<void> {
  await pool.query(
    `insert into velocity_rules (site_id, version, document, changed_at, changed_by)
     values ($1, 0, '{"rules":[],"blockSeconds":120}', now(), gen_random_uuid())
     on conflict (site_id) do nothing`,
    [siteId],
  );
}
