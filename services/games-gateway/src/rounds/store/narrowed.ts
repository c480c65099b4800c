import type pg from 'pg';

type Value = string | Date | readonly string[];

/** A condition, whose value stands where its text has `?`; without one it narrows nothing. */
type Condition = readonly [text: string, value: Value | undefined];

/**
 * Conditions of a search. What is not asked for is not in the text either, so that the plan is made for
 * what is: each way to search has its index, at fifty million rows as at fifty.
 */
export function narrowed(conditions: readonly Condition[]): {
  where: string;
  values: Value[];
} {
  const values: Value[] = [];
  const texts = conditions.flatMap(([text, value]) => {
    if (value === undefined) return [];
    values.push(value);
    const place = `$${values.length}`;
    return [text.replaceAll('?', () => place)];
  });
  return { where: texts.join(' and '), values };
}

/** The members of a site who log in by a name, one as a rule; undefined where nobody is asked for. */
export async function membersNamed(
  pool: pg.Pool,
  siteId: string,
  loginId: string | undefined,
): Promise<string[] | undefined> {
  if (loginId === undefined) return undefined;
  const { rows } = await pool.query<{ id: string }>(
    'select member_id as id from member where site_id = $1 and login_id = $2',
    [siteId, loginId],
  );
  return rows.map(({ id }) => id);
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** By our id, or by the vendor's name of it in any vendor's list: each has its own index. */
export function idOrName(
  { id, vendorKey, name }: { id: string; vendorKey: string; name: string },
  value: string | undefined,
): string {
  const vendors = 'array(select vendor_key from game_vendor)';
  const named = `(${name} = ?::text and ${vendorKey} = any(${vendors}))`;
  return value !== undefined && UUID.test(value) ? `(${named} or ${id} = ?::text::uuid)` : named;
}
