import { MemberStatus } from '@noriter/proto/member_events_pb';
import type pg from 'pg';
import type { Standing } from '../domain/standing.ts';

type Db = pg.Pool | pg.ClientBase;

/** Who asks, as their session has it. */
export type Receiver = { memberId: string; siteId: string; level: number; isPartner: boolean };

type MemberRow = {
  isKnown: boolean;
  rank: number;
  isPartner: boolean;
  status: MemberStatus;
  excluded: boolean;
  timeOutUntil: Date | null;
  approvedAt: Date | null;
};

/**
 * A member's standing. In a transaction their row is locked: an exclusion that arrives meanwhile waits,
 * and counts for whatever is given next. Of whom nothing has arrived yet, the session is believed.
 */
export async function readStanding(
  db: Db,
  { memberId, siteId, isPartner }: Omit<Receiver, 'level'>,
  { locks = false } = {},
): Promise<Standing> {
  const { rows } = await db.query<MemberRow>(
    `select profile_at > 'epoch' as "isKnown", is_partner as "isPartner", status, excluded,
       time_out_until as "timeOutUntil", approved_at as "approvedAt",
       coalesce((select rank from member_rank where member_rank.member_id = member.member_id), 0)
         as rank
     from member where member_id = $1 and site_id = $2 ${locks ? 'for share' : ''}`,
    [memberId, siteId],
  );
  const [row] = rows;
  if (row === undefined) {
    const none = { excluded: false, timeOutUntil: null, approvedAt: null };
    return { rank: 0, isPartner, isActive: true, ...none };
  }
  const { rank, excluded, timeOutUntil, approvedAt } = row;
  return {
    rank,
    isPartner: row.isKnown ? row.isPartner : isPartner,
    isActive: row.status === MemberStatus.ACTIVE || row.status === MemberStatus.UNSPECIFIED,
    excluded,
    timeOutUntil,
    approvedAt,
  };
}

/** How deep the tree of partners and their members can be, with room. */
const TREE_DEPTH_MAX = 12;

/** Whether a member stands below a partner in the tree, or is the partner. */
export async function isBelow(db: Db, memberId: string, partnerId: string): Promise<boolean> {
  const { rows } = await db.query(
    `with recursive above as (
       select member_id::text as id, recommender_id as up, 1 as depth from member where member_id = $1
       union all
       select member_id::text, recommender_id, depth + 1 from above
         join member on member.member_id::text = above.up
       where depth < $3
     )
     select from above where id = $2 or up = $2 limit 1`,
    [memberId, partnerId, TREE_DEPTH_MAX],
  );
  return rows.length === 1;
}

/** The site's member with a login id; null when there is none. */
export async function memberByLogin(
  db: Db,
  siteId: string,
  loginId: string,
): Promise<{ memberId: string; nickname: string; level: number; isPartner: boolean } | null> {
  const { rows } = await db.query(
    `select member_id as "memberId", nickname, level, is_partner as "isPartner" from member
     where site_id = $1 and login_id = $2`,
    [siteId, loginId],
  );
  return rows[0] ?? null;
}

/** The login id of a site's member; empty where nothing has arrived of them. */
export async function loginIdOf(db: Db, siteId: string, memberId: string): Promise<string> {
  const { rows } = await db.query<{ loginId: string }>(
    'select login_id as "loginId" from member where site_id = $1 and member_id = $2',
    [siteId, memberId],
  );
  return rows[0]?.loginId ?? '';
}

/** The first approval of a member; a later one is of another kind. */
export async function keepApproval(tx: pg.ClientBase, memberId: string, at: Date): Promise<void> {
  await tx.query(
    'update member set approved_at = $2 where member_id = $1 and approved_at is null',
    [memberId, at],
  );
}

/** The members of a site by their login ids; whoever is not there has no entry. */
export async function membersByLogin(
  tx: pg.ClientBase,
  siteId: string,
  loginIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await tx.query<{ loginId: string; memberId: string }>(
    `select login_id as "loginId", member_id as "memberId" from member
     where site_id = $1 and login_id = any($2::text[]) and not is_partner`,
    [siteId, loginIds],
  );
  return new Map(rows.map(({ loginId, memberId }) => [loginId, memberId]));
}
