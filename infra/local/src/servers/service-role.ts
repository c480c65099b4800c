import { loginOf } from '@noriter/registry/names';
import pg from 'pg';

/** The login that the service of a database runs with. It owns nothing. */
export function serviceRole(database: string): { user: string; password: string } {
  return { user: loginOf(database), password: 'noriter' };
}

/** Makes the logins that are missing. `serverUrl` is any database of a user who may do that. */
export async function createServiceRoles(
  serverUrl: string,
  databases: readonly string[],
): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const { user, password } of databases.map(serviceRole)) {
      const found = await client.query('select from pg_roles where rolname = $1', [user]);
      const name = client.escapeIdentifier(user);
      if (found.rowCount === 0) {
        await client.query(`create role ${name} login password ${client.escapeLiteral(password)}`);
      }
      // How long transactions have been open is seen of others' sessions as well.
      await client.query(`grant pg_read_all_stats to ${name}`);
    }
  } finally {
    await client.end();
  }
}
