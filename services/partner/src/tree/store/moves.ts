import { type RowOf, requestTable } from '@noriter/four-eyes/request-table';
import type pg from 'pg';
import { z } from 'zod';

export const treeMoves = requestTable('tree_move', 'move_id', {
  subjectId: z.string(),
  newParentId: z.string(),
  effectiveFrom: z.date(),
  size: z.int(),
});

export type TreeMove = RowOf<typeof treeMoves.own.shape>;

/** What a move is decided by; null where one of both does not belong to the site or the tree. */
export type MoveFacts = {
  subjectTier: number;
  parentTier: number;
  size: number;
  isBelowItself: boolean;
  isThere: boolean;
  /** Another move of one of them has not begun, or ends later. */
  isWaiting: boolean;
};

type Asked = { siteId: string; subjectId: string; newParentId: string };

export async function moveFacts(
  tx: pg.ClientBase,
  { siteId, subjectId, newParentId }: Asked,
  at: Date,
): Promise<MoveFacts | null> {
  const { rows } = await tx.query<MoveFacts>(
    `with below as (
       select descendant_id from tree_edge
       where ancestor_id = $2 and valid_from <= $4 and valid_until > $4
       union select $2::uuid
     )
     select coalesce((select tier from partner where partner_id = $2), 0)::int as "subjectTier",
       parent.tier::int as "parentTier",
       (select count(*)::int from below) as size,
       $3::uuid in (select descendant_id from below) as "isBelowItself",
       exists (select from tree_edge where descendant_id = $2 and ancestor_id = $3 and depth = 1
         and valid_from <= $4 and valid_until > $4) as "isThere",
       exists (select from tree_edge
         where descendant_id in (select descendant_id from below union select $3::uuid)
           and (valid_from >= $4 or valid_until > $4 and valid_until <> 'infinity')) as "isWaiting"
     from partner as parent
     where parent.partner_id = $3 and parent.site_id = $1
       and exists (select from member where member_id = $2 and site_id = $1)`,
    [siteId, subjectId, newParentId, at],
  );
  return rows[0] ?? null;
}

/** Whoever moves: the subject and everybody below it, whose places among themselves stay. */
const moving = `(select descendant_id, depth from tree_edge
  where ancestor_id = $1 and valid_from <= $2 and valid_until > $2
  union select $1::uuid, 0) as below`;

/** Moves somebody with everybody below: what was is closed, and nothing of it is changed otherwise. */
export async function moveEdges(
  tx: pg.ClientBase,
  { subjectId, newParentId }: Omit<Asked, 'siteId'>,
  at: Date,
): Promise<void> {
  await tx.query(
    `update tree_edge as edge set valid_until = $2 from ${moving}
     where edge.descendant_id = below.descendant_id and edge.depth > below.depth
       and edge.valid_from < $2 and edge.valid_until > $2`,
    [subjectId, at],
  );
  await tx.query(
    `insert into tree_edge (descendant_id, ancestor_id, depth, valid_from)
     select below.descendant_id, up.ancestor_id, below.depth + up.depth + 1, $2
     from ${moving} cross join tree_edge as up
     where up.descendant_id = $3 and up.valid_from <= $2 and up.valid_until > $2`,
    [subjectId, at, newParentId],
  );
}
