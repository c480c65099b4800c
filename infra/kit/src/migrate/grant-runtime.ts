import pg from 'pg';

/** What the database has been through: a process that does not migrate looks here. */
const BOOKS = ['kit._kit_migrations', 'kit._schema_fingerprint', 'public._prisma_migrations'];

/**
 * Gives the role that a service runs with what it needs: rows of its tables, of the audit log only to
 * read and to add, of the migrations only to read, and to vacuum its outbox. It owns nothing, so it can
 * neither take a trigger off nor change a table. Nobody else is let into the database but its owner,
 * and roles that were given this before: pods of an older version still run as one.
 *
 * @param role exists already; who made the database made it
 */
export async function grantRuntime(client: pg.ClientBase, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const books = await client.query<{ book: string }>(
    'select book from unnest($1::text[]) as book where to_regclass(book) is not null',
    [BOOKS],
  );
  const { rows: older } = await client.query<{ role: string }>(
    `select distinct rolname as role from pg_namespace, aclexplode(nspacl)
     join pg_roles on pg_roles.oid = grantee where nspname = 'kit' and privilege_type = 'USAGE'`,
  );
  const known = [role, ...older.map((row) => row.role)].map((one) => pg.escapeIdentifier(one));
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const database = pg.escapeIdentifier(rows[0]?.name ?? '');
  await client.query(`
    grant connect on database ${database} to ${known.join(', ')};
    revoke connect, temporary on database ${database} from public;
    grant usage on schema public, kit to ${name};
    grant select, insert, update, delete on all tables in schema public, kit to ${name};
    grant usage, select, update on all sequences in schema public, kit to ${name};
    grant execute on all functions in schema public, kit to ${name};
    grant maintain on kit.outbox to ${name};
    revoke update, delete, truncate on kit.audit_log from ${name};
    revoke insert, update, delete on ${books.rows.map(({ book }) => book).join(', ')} from ${name}`);
}
