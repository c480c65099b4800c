import type pg from 'pg';

/**
 * Invariant: each part of what a service keeps of a member is the newest that has arrived. Profile
 * and status have the time they were published for; of two of one moment the later arrival counts,
 * as events of a member come in their order. A protection has a version, which is used once.
 */
const newerBy = {
  profile_at: '<=',
  status_at: '<=',
  protection_version: '<',
} as const;

/** A part of a member's row, and the column that says how new it is. */
export type MemberPart = {
  readonly order: keyof typeof newerBy;
  readonly at: Date | number;
  /** By column. */
  readonly values: Readonly<Record<string, unknown>>;
};

/**
 * Keeps a part of a member's row, and locks the row.
 *
 * @returns false when a newer one is here already
 */
export async function savePart(
  tx: pg.ClientBase,
  { memberId, siteId }: { readonly memberId: string; readonly siteId: string },
  { order, at, values }: MemberPart,
): Promise<boolean> {
  const names = [order, ...Object.keys(values)];
  const marks = names.map((_, index) => `$${index + 3}`);
  const sets = names.map((name) => `${name} = excluded.${name}`);
  const saved = await tx.query(
    `insert into member as old (member_id, site_id, ${names.join(', ')})
     values ($1, $2, ${marks.join(', ')})
     on conflict (member_id) do update set ${sets.join(', ')}
     where old.${order} ${newerBy[order]} excluded.${order}`,
    [memberId, siteId, at, ...Object.values(values)],
  );
  return saved.rowCount === 1;
}
