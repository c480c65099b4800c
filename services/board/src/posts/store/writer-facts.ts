import { networkOf } from '@noriter/kit/client-address';
import type pg from 'pg';
import { z } from 'zod';
import type { Banned } from '../domain/banned.ts';
import type { Recent } from '../domain/post-rules.ts';

type Db = pg.Pool | pg.ClientBase;

/** What decides whether a member may write now. */
export type WriterFacts = {
  joinedAt: Date;
  nickname: string;
  mute: { until: Date; reason: string } | null;
  recent: Recent;
};

const facts = z.object({
  joinedAt: z.date().nullable(),
  nickname: z.string().nullable(),
  mutedUntil: z.date().nullable(),
  muteReason: z.string().nullable(),
  inMinute: z.number(),
  inHour: z.number(),
  fromNetworkInHour: z.number(),
});

const tables = { post: 'post', comment: 'post_comment' } as const;

/** What was written on a site: behind a carrier's address members of several write. */
const onSite = {
  post: 'post as written where written.site_id = $2',
  comment: `post_comment as written join post on post.idx = written.post_idx
    where post.site_id = $2`,
} as const;

export type Writer = { siteId: string; memberId: string; address: string };

/** Locks the member's writing first: two requests at once are counted one after the other. */
export async function readWriterFacts(
  tx: pg.ClientBase,
  kind: keyof typeof tables,
  { writer, now }: { writer: Writer; now: Date },
): Promise<WriterFacts> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [writer.memberId]);
  const table = tables[kind];
  const { rows } = await tx.query(
    `select member.joined_at as "joinedAt", member.nickname, mute.muted_until as "mutedUntil",
       mute.reason as "muteReason",
       (select count(*)::int from ${table} where member_id = $1
         and made_at > $3::timestamptz - interval '1 minute') as "inMinute",
       (select count(*)::int from ${table} where member_id = $1
         and made_at > $3::timestamptz - interval '1 hour') as "inHour",
       (select count(*)::int from ${onSite[kind]} and written.network = $4
         and written.made_at > $3::timestamptz - interval '1 hour') as "fromNetworkInHour"
     from (select $1::uuid as id) as asked
     left join member on member.member_id = asked.id
     left join member_mute as mute on mute.member_id = asked.id and mute.site_id = $2
       and mute.muted_until > $3`,
    [writer.memberId, writer.siteId, now, networkOf(writer.address)],
  );
  const found = facts.parse(rows[0]);
  const { mutedUntil, muteReason, inMinute, inHour, fromNetworkInHour } = found;
  return {
    joinedAt: found.joinedAt ?? new Date(0),
    nickname: found.nickname ?? '',
    mute: mutedUntil === null ? null : { until: mutedUntil, reason: muteReason ?? '' },
    recent: { inMinute, inHour, fromNetworkInHour },
  };
}

const banned = z.object({
  kind: z.enum(['word', 'host']),
  normal: z.string(),
  written: z.string(),
});

/** What may not be written on a site. */
export async function readBanned(db: Db, siteId: string): Promise<Banned[]> {
  const { rows } = await db.query(
    'select kind, normal, written from banned_word where site_id = $1 order by kind, normal',
    [siteId],
  );
  return banned.array().parse(rows);
}
