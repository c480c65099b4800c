import pg from 'pg';
import { expect, inject, test } from 'vitest';

test('PostgreSQL writes to the disk before it says so, as in production', async () => {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  const settings = await client.query(
    `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit`,
  );
  await client.end();
  expect(settings.rows[0]).toEqual({ fsync: 'on', commit: 'on' });
});
