import type pg from 'pg';
import { z } from 'zod';
import { filterText, type MemberFilter, memberFilterShape } from '../domain/member-filter.ts';

type NewList = {
  listId: string;
  siteId: string;
  filter: MemberFilter;
  memberIds: readonly string[];
  madeAt: Date;
};

/** Keeps whom a filter found. */
export async function insertList(
  tx: pg.ClientBase,
  { listId, siteId, filter, memberIds, madeAt }: NewList,
): Promise<void> {
  await tx.query(
    `insert into message_list (list_id, site_id, filter, members, made_at)
     values ($1, $2, $3, $4, $5)`,
    [listId, siteId, JSON.stringify(filterText(filter)), memberIds.length, madeAt],
  );
  await tx.query(
    `insert into message_list_member (member_id, list_id)
     select member_id, $1 from unnest($2::uuid[]) as found (member_id)`,
    [listId, memberIds],
  );
}

const listRow = z.object({ listId: z.string(), filter: memberFilterShape, members: z.int() });

type MessageList = z.output<typeof listRow>;

/** Lists by their ids, without their members. */
export async function findLists(
  db: pg.Pool,
  listIds: readonly string[],
): Promise<ReadonlyMap<string, MessageList>> {
  if (listIds.length === 0) return new Map();
  const { rows } = await db.query(
    `select list_id as "listId", filter, members from message_list
     where list_id = any($1::uuid[])`,
    [listIds],
  );
  return new Map(
    listRow
      .array()
      .parse(rows)
      .map((list) => [list.listId, list]),
  );
}

/** @returns how many were deleted; their members go with them */
export async function deleteListsBefore(
  db: pg.Pool,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rowCount } = await db.query(
    `delete from message_list where list_id in (
       select list_id from message_list where made_at < $1 and not exists (
         select from message where audience = 'list:' || list_id and site_id = message_list.site_id)
       order by made_at limit $2)`,
    [before, limit],
  );
  return rowCount ?? 0;
}
