import type pg from 'pg';

type Row = { table: string; key: readonly string[]; siteId: string | null; text: string };

/** What a database has of one site. */
export type SiteRows = {
  /** Values of its keys by the name they have in a body, such as `memberId`. */
  known: Record<string, unknown[]>;
  /** Ids that are the site's alone. */
  marks: string[];
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

/** @param shared columns whose ids are everybody's, such as those of rounds, as bodies name them */
export async function readSite(
  pool: pg.Pool,
  siteId: string,
  shared: readonly string[] = [],
): Promise<SiteRows> {
  const found = new Map<string, Set<unknown>>();
  for (const row of await allRows(pool)) {
    if (row.siteId !== siteId) continue;
    const values: Record<string, unknown> = JSON.parse(row.text);
    for (const column of row.key) {
      if (column === 'site_id') continue;
      const name = column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      found.set(name, (found.get(name) ?? new Set()).add(values[column]));
    }
  }
  const own = [...found].filter(([name]) => !shared.includes(name));
  return {
    known: Object.fromEntries([...found].map(([name, values]) => [name, [...values]])),
    marks: own.flatMap(([, values]) => [...values].filter(isUuid)),
  };
}

/** Every row that is the site's, or says one of its ids wherever it lies. */
export async function rowsAbout(
  pool: pg.Pool,
  siteId: string,
  marks: readonly string[],
): Promise<Set<string>> {
  const rows = (await allRows(pool)).filter(
    (row) => row.siteId === siteId || marks.some((mark) => row.text.includes(mark)),
  );
  return new Set(rows.map(({ table, text }) => `${table} ${text}`));
}

async function allRows(pool: pg.Pool): Promise<Row[]> {
  const tables = await pool.query<{ table: string; key: string[] }>(
    `select relname as "table", array(
       select attname::text from pg_index join pg_attribute
         on attrelid = indrelid and attnum = any(indkey)
       where indrelid = pg_class.oid and indisprimary) as key
     from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  const read = tables.rows.map(async ({ table, key }) => {
    const { rows } = await pool.query<{ siteId: string | null; text: string }>(
      `select to_jsonb(one) ->> 'site_id' as "siteId", to_jsonb(one)::text as text
       from "${table}" as one`,
    );
    return rows.map((row) => ({ table, key, ...row }));
  });
  return (await Promise.all(read)).flat();
}

const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
