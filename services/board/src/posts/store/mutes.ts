import type pg from 'pg';
import { z } from 'zod';

type Db = pg.Pool | pg.ClientBase;
type Mark = { at: Date; by: string };

const mute = z.object({
  memberId: z.string(),
  loginId: z.string().nullable(),
  nickname: z.string().nullable(),
  until: z.date(),
  reason: z.string(),
  mutedBy: z.string(),
});

/** Members who may not write now, the longest last. */
export async function listMutes(
  db: Db,
  siteId: string,
  now: Date,
): Promise<z.infer<typeof mute>[]> {
  const { rows } = await db.query(
    `select mute.member_id as "memberId", member.login_id as "loginId", member.nickname,
       mute.muted_until as until, mute.reason, mute.muted_by as "mutedBy"
     from member_mute as mute left join member on member.member_id = mute.member_id
     where mute.site_id = $1 and mute.muted_until > $2 order by mute.muted_until limit 500`,
    [siteId, now],
  );
  return mute.array().parse(rows);
}

/** Mutes a member until then; a moment that is over ends a mute. */
export async function saveMute(
  tx: pg.ClientBase,
  {
    siteId,
    memberId,
    until,
    reason,
    at,
    by,
  }: {
    siteId: string;
    memberId: string;
    until: Date;
    reason: string;
  } & Mark,
): Promise<void> {
  await tx.query(
    `insert into member_mute (member_id, site_id, muted_until, reason, muted_at, muted_by)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (member_id) do update set muted_until = excluded.muted_until,
       reason = excluded.reason, muted_at = excluded.muted_at, muted_by = excluded.muted_by`,
    [memberId, siteId, until, reason, at, by],
  );
}
