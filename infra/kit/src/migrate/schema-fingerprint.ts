import type pg from 'pg';

/**
 * What the schema `public` consists of, a line for each object. Partitions are left out, for jobs
 * make and drop them; so is what an extension brought.
 */
const OBJECTS = `
  with tables as (
    select oid, relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      and not relispartition and relname <> '_prisma_migrations'
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  )
  select 'column ' || relname || '.' || attname || ' ' || format_type(atttypid, atttypmod)
    || case when attnotnull then ' not null' else '' end
    || coalesce(' default ' || pg_get_expr(adbin, adrelid), '') as line
  from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  union all
  select 'index ' || pg_get_indexdef(indexrelid) from tables join pg_index on indrelid = tables.oid
  union all
  select 'constraint ' || relname || '.' || conname || ' '
    || pg_get_constraintdef(pg_constraint.oid)
  from tables join pg_constraint on conrelid = tables.oid where contype <> 'n'
  union all
  select 'trigger ' || pg_get_triggerdef(pg_trigger.oid)
  from tables join pg_trigger on tgrelid = tables.oid where not tgisinternal
  union all
  select 'function ' || oid::regprocedure || ' ' || md5(prosrc) from pg_proc
  where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all
  select 'enum ' || typname || ' ' || string_agg(enumlabel, ',' order by enumsortorder)
  from pg_type join pg_enum on enumtypid = pg_type.oid
  where typnamespace = 'public'::regnamespace group by typname
  order by 1`;

const NAMED_MAX = 5;

/**
 * Compares the schema with what it was after the last migration. Nobody but migrations may change
 * it, or the next migration meets a database that no test has seen.
 *
 * @returns null when nothing changed, otherwise a sentence that names the changes
 */
export async function checkFingerprint(client: pg.ClientBase): Promise<string | null> {
  await client.query(`
    create table if not exists kit._schema_fingerprint (
      only_row boolean primary key default true check (only_row),
      server_version int not null,
      objects text[] not null
    )`);
  const stored = await client.query<{ server_version: number; objects: string[] }>(
    'select server_version, objects from kit._schema_fingerprint',
  );
  const before = stored.rows[0];
  // Another major version of the server may write the same definition in other words.
  if (before === undefined || before.server_version !== (await majorVersion(client))) return null;
  const now = await readObjects(client);
  const added = now.filter((line) => !before.objects.includes(line));
  const gone = before.objects.filter((line) => !now.includes(line));
  if (added.length === 0 && gone.length === 0) return null;
  return (
    'The database was changed by hand since its last migration. ' +
    sentence('Not from a migration:', added) +
    sentence('Missing:', gone) +
    'Undo the change, then write it as a migration (npm run db:diff).'
  );
}

/** Remembers the schema as the migrations left it. */
export async function storeFingerprint(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into kit._schema_fingerprint (server_version, objects) values ($1, $2)
     on conflict (only_row) do update
     set server_version = excluded.server_version, objects = excluded.objects
     where _schema_fingerprint is distinct from excluded`,
    [await majorVersion(client), await readObjects(client)],
  );
}

async function readObjects(client: pg.ClientBase): Promise<string[]> {
  const result = await client.query<{ line: string }>(OBJECTS);
  return result.rows.map((row) => row.line);
}

async function majorVersion(client: pg.ClientBase): Promise<number> {
  const result = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  return result.rows[0]?.version ?? 0;
}

function sentence(start: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const rest = lines.length > NAMED_MAX ? ` and ${lines.length - NAMED_MAX} more` : '';
  return `${start} ${lines.slice(0, NAMED_MAX).join('; ')}${rest}. `;
}
