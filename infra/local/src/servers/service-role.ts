import pg from 'pg';

/** The login that services run with. It owns no database. */
export const serviceRole = { user: 'noriter_service', password: 'noriter' } as const;

/** Makes the login where it is missing. `serverUrl` is any database of a user who may do that. */
export async function createServiceRole(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { user, password } = serviceRole;
    const found = await client.query('select from pg_roles where rolname = $1', [user]);
    const name = client.escapeIdentifier(user);
    if (found.rowCount === 0) {
      await client.query(`create role ${name} login password ${client.escapeLiteral(password)}`);
    }
    // How long transactions have been open is seen of others' sessions as well.
    await client.query(`grant pg_read_all_stats to ${name}`);
  } finally {
    await client.end();
  }
}
