import type pg from 'pg';
import { z } from 'zod';
import { parseTexts, type Texts } from '../../vocabulary/texts.ts';
import { ITEMS_KEPT } from '../domain/retention.ts';
import { MEMBERS_AT, type MemberAt, type Readers, valuesOf } from './position.ts';

/** Nobody reads a larger number: counting stops there. */
export const UNREAD_MAX = 100;

type Db = pg.Pool | pg.ClientBase;

/** A message as its reader has it. */
export type OwnMessage = { idx: number; texts: Texts; shownAt: Date; readAt: Date | null };

export type OwnQuery = { siteId: string; member: MemberAt; now: Date };

/**
 * What is a member's now, the newest first. A message that was recalled stays with who has read it.
 * Which ones are kept is decided before any filter, so that a filter shows nothing else.
 */
const OWN = `select message.idx, message.shown_at as "shownAt",
    mark.read_at as "readAt", mark.deleted_at as "deletedAt"
  from message left join message_mark as mark
    on mark.message_idx = message.idx and mark.member_id = member_at.id
  where message.site_id = $1 and message.audience = any(member_at.audiences)
    and message.shown_at > member_at.since and message.shown_at <= $2
    and (message.recalled_at is null or mark.read_at is not null)
  order by message.shown_at desc, message.idx desc limit ${ITEMS_KEPT}`;

const MEMBERS_OWN = `${MEMBERS_AT},
  own as materialized (select own.* from member_at cross join lateral (${OWN}) as own)`;

const row = z.object({
  idx: z.number(),
  texts: z.unknown().transform(parseTexts),
  shownAt: z.date(),
  readAt: z.date().nullable(),
});

const readersOf = ({ siteId, member, now }: OwnQuery): Readers => ({
  siteId,
  members: [member],
  now,
});

/**
 * A page of a member's messages, how many there are in all, and how many are unread: one statement,
 * whatever the member is among. The texts of a page's messages alone are read.
 */
export async function listOwn(
  db: Db,
  query: OwnQuery & { isUnread: boolean; limit: number; offset: number },
): Promise<{ rows: OwnMessage[]; total: number; unread: number }> {
  const { rows } = await db.query<{ idx: number | null; total: number; unread: number }>({
    name: 'list-own-messages',
    text: `
      with recursive ${MEMBERS_OWN},
      listed as (
        select * from own where "deletedAt" is null and (not $6::boolean or "readAt" is null)
      ),
      page as (
        select * from listed order by "shownAt" desc, idx desc limit $7 offset $8
      )
      select counted.*, page.idx, page."shownAt", page."readAt", message.texts
      from (select (select count(*)::int from listed) as total,
              (select least(count(*), ${UNREAD_MAX})::int from own where "readAt" is null) as unread
           ) as counted
      left join page on true left join message on message.idx = page.idx
      order by page."shownAt" desc, page.idx desc`,
    values: [...valuesOf(readersOf(query)), query.isUnread, query.limit, query.offset],
  });
  const [first] = rows;
  const list = rows.filter(({ idx }) => idx !== null);
  return {
    rows: row.array().parse(list),
    total: first?.total ?? 0,
    unread: first?.unread ?? 0,
  };
}

/** Those of the named messages that are the member's. */
export async function findOwn(
  db: Db,
  query: OwnQuery & { idxs: readonly number[] },
): Promise<OwnMessage[]> {
  const { rows } = await db.query(
    `with recursive ${MEMBERS_OWN}
     select own.*, message.texts from own join message using (idx)
     where own."deletedAt" is null and own.idx = any($6::integer[])
     order by own."shownAt" desc, own.idx desc`,
    [...valuesOf(readersOf(query)), query.idxs],
  );
  return row.array().parse(rows);
}

/** How many messages each member has not read, in their order; `UNREAD_MAX` is that many or more. */
export async function countUnread(db: Db, readers: Readers): Promise<number[]> {
  const isOne = readers.members.length === 1;
  const { rows } = await db.query<{ unread: number }>({
    name: isOne ? 'count-unread-messages' : 'count-unread-of-many',
    text: isOne ? UNREAD_OF_ONE : UNREAD_OF_MANY,
    values: valuesOf(readers),
  });
  return rows.map(({ unread }) => unread);
}

const UNREAD_OF_ONE = `
  with recursive ${MEMBERS_AT}
  select (
    select count(*)::int from (
      select from (${OWN}) as own where own."readAt" is null limit ${UNREAD_MAX}
    ) as unread
  ) as unread
  from member_at order by place`;

/** The same for many: what they have in common is read once, and not for each of them. */
const UNREAD_OF_MANY = `
  with recursive ${MEMBERS_AT},
  among as (select place, id, since, unnest(audiences) as audience from member_at),
  marks as materialized (
    select member_id, message_idx, read_at from message_mark where member_id = any($3::uuid[])
  ),
  shown as materialized (
    select idx, audience, shown_at, recalled_at from message
    where site_id = $1 and audience in (select audience from among)
      and shown_at > $5::timestamptz and shown_at <= $2
  ),
  own as (
    select among.place, marks.read_at,
      row_number() over (partition by among.place order by shown.shown_at desc, shown.idx desc) as at
    from among
    join shown on shown.audience = among.audience and shown.shown_at > among.since
    left join marks on marks.member_id = among.id and marks.message_idx = shown.idx
    where shown.recalled_at is null or marks.read_at is not null
  )
  select least(count(own.at), ${UNREAD_MAX})::int as unread
  from member_at left join own
    on own.place = member_at.place and own.at <= ${ITEMS_KEPT} and own.read_at is null
  group by member_at.place order by member_at.place`;
