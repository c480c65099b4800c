import type pg from 'pg';

export type Relative = { memberId: string; name: string };

/** Who stands right above somebody and right below, by the names that people read. */
export async function neighboursOf(
  db: pg.Pool | pg.ClientBase,
  holderId: string,
  at: Date,
): Promise<{ parent: Relative | null; children: Relative[]; isPartner: boolean }> {
  const { rows } = await db.query<Relative & { isParent: boolean }>(
    `select member_id as "memberId", nickname as name, is_parent as "isParent" from member join (
       select ancestor_id as other_id, true as is_parent from tree_edge
       where descendant_id = $1 and depth = 1 and valid_from <= $2 and valid_until > $2
       union all
       select descendant_id, false from tree_edge
       where ancestor_id = $1 and depth = 1 and valid_from <= $2 and valid_until > $2
         and exists (select from rate where holder_id = descendant_id)
     ) as other on other_id = member_id`,
    [holderId, at],
  );
  const { rowCount } = await db.query('select from partner where partner_id = $1', [holderId]);
  const named = ({ memberId, name }: Relative) => ({ memberId, name });
  return {
    parent: rows.filter(({ isParent }) => isParent).map(named)[0] ?? null,
    children: rows.filter(({ isParent }) => !isParent).map(named),
    isPartner: rowCount === 1,
  };
}
