import type pg from 'pg';
import { z } from 'zod';

/** A member as operators name and see one. */
export type KnownMember = {
  memberId: string;
  loginId: string;
  nickname: string;
  level: number;
  isPartner: boolean;
};

const known = z.object({
  memberId: z.string(),
  loginId: z.string(),
  nickname: z.string(),
  level: z.number(),
  isPartner: z.boolean(),
});

const COLUMNS = `member_id as "memberId", login_id as "loginId", nickname, level,
  is_partner as "isPartner"`;

/** The member with this login id on the site; letters' case does not matter. */
export async function findByLogin(
  db: pg.Pool | pg.ClientBase,
  { siteId, loginId }: { siteId: string; loginId: string },
): Promise<KnownMember | null> {
  const { rows } = await db.query(
    `select ${COLUMNS} from member where site_id = $1 and lower(login_id) = lower($2)
     order by profile_at desc limit 1`,
    [siteId, loginId],
  );
  return known.optional().parse(rows[0]) ?? null;
}

/** Members by their ids, of one site. */
export async function findMembers(
  db: pg.Pool | pg.ClientBase,
  { siteId, memberIds }: { siteId: string; memberIds: readonly string[] },
): Promise<ReadonlyMap<string, KnownMember>> {
  const { rows } = await db.query(
    `select ${COLUMNS} from member where site_id = $1 and member_id = any($2::uuid[])`,
    [siteId, memberIds],
  );
  return new Map(
    known
      .array()
      .parse(rows)
      .map((member) => [member.memberId, member]),
  );
}
