import pg from 'pg';

/**
 * Gives the role that a service runs with what it needs: rows of its tables, of the audit log only to
 * read and to add, and to vacuum its outbox. It owns nothing, so it can neither take a trigger off nor change a table.
 *
 * @param role exists already; who made the database made it
 */
export async function grantRuntime(client: pg.ClientBase, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  await client.query(`
    grant usage on schema public, kit to ${name};
    grant select, insert, update, delete on all tables in schema public, kit to ${name};
    grant usage, select, update on all sequences in schema public, kit to ${name};
    grant execute on all functions in schema public, kit to ${name};
    grant maintain on kit.outbox to ${name};
    revoke update, delete, truncate on kit.audit_log from ${name};
    revoke insert, update, delete on kit._kit_migrations from ${name}`);
}
