import type pg from 'pg';
import type { Subject } from './reach.ts';

export type Person = {
  memberId: string;
  loginId: string;
  nickname: string;
  /** 0 for who is no partner. */
  tier: number;
  suspended: boolean;
};

/** What a select lists of `member`, by the names of a person; the moment is `$at`. */
export function personColumns(at: string): string {
  return `member.member_id as "memberId", member.login_id as "loginId", member.nickname,
    coalesce((select tier from partner where partner_id = member.member_id), 0)::int as tier,
    (member.status = 3 or exists (select from partner_pause where partner_id = member.member_id
      and valid_from <= ${at} and valid_until > ${at})) as suspended`;
}

/** People by their ids, for rows whose subject was reached. */
export async function readPeople(
  db: pg.Pool | pg.ClientBase,
  memberIds: Iterable<string | null>,
  at: Date,
): Promise<(memberId: string | null) => Person> {
  const ids = [...new Set(memberIds)].filter((id) => id !== null);
  const { rows } = await db.query<Person>(
    `select ${personColumns('$2')} from member where member_id = any($1::uuid[])`,
    [ids, at],
  );
  const known = new Map(rows.map((row) => [row.memberId, row]));
  return (memberId) => known.get(memberId ?? '') ?? unknownPerson(memberId ?? '');
}

/** Who left no row: an event that has not come yet. */
function unknownPerson(memberId: string): Person {
  return { memberId, loginId: '', nickname: '', tier: 0, suspended: false };
}

/**
 * Whoever stands between the top of a scope and somebody, from the top down: both inside.
 *
 * @param rootId the top; null from the head office on
 */
export async function pathTo(
  db: pg.Pool | pg.ClientBase,
  { memberId, at }: Subject,
  rootId: string | null,
): Promise<Person[]> {
  if (memberId === null) return [];
  const { rows } = await db.query<Person>(
    `select ${personColumns('$2')} from member join (
       select ancestor_id, depth from tree_edge
       where descendant_id = $1 and valid_from <= $2 and valid_until > $2
       union select $1::uuid, 0
     ) as edge on edge.ancestor_id = member.member_id
     order by edge.depth desc`,
    [memberId, at],
  );
  const from = rootId === null ? 0 : rows.findIndex((row) => row.memberId === rootId);
  return rows.slice(Math.max(from, 0));
}

/** Whose login id it is on a site; null for nobody's. */
export async function findLogin(db: pg.Pool, siteId: string, loginId = ''): Promise<string | null> {
  const { rows } = await db.query<{ memberId: string }>(
    `select member_id as "memberId" from member
     where site_id = $1 and lower(login_id) = lower($2) limit 1`,
    [siteId, loginId],
  );
  return rows[0]?.memberId ?? null;
}

/** Writes down somebody who is not known yet; what member.events says of them comes on top. */
export async function keepPerson(
  tx: pg.ClientBase,
  one: Pick<Person, 'memberId' | 'loginId' | 'nickname' | 'tier'> & {
    siteId: string;
    recommenderId: string | null;
  },
): Promise<void> {
  const { memberId, siteId, loginId, nickname, tier, recommenderId } = one;
  await tx.query(
    `insert into member (member_id, site_id, login_id, nickname, is_partner, tier, recommender_id)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (member_id) do nothing`,
    [memberId, siteId, loginId, nickname, tier > 0, tier, recommenderId],
  );
}
