import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import { z } from 'zod';

export type RankChange = {
  memberId: string;
  /** The day that was closed. */
  day: string;
  fromRank: number;
  toRank: number;
  turnover: Won;
  at: Date;
};

/**
 * Keeps what became of members' ranks on a day, once.
 *
 * @returns those that were not there yet
 */
export async function insertChanges(
  tx: pg.ClientBase,
  { siteId, version }: { siteId: string; version: number },
  changes: readonly RankChange[],
): Promise<RankChange[]> {
  if (changes.length === 0) return [];
  const { rows } = await tx.query<{ memberId: string }>(
    `insert into rank_change (member_id, day, site_id, from_rank, to_rank, turnover, version, at)
     select member_id, day, $1, from_rank, to_rank, turnover, $2, at
     from unnest($3::uuid[], $4::date[], $5::int[], $6::int[], $7::bigint[], $8::timestamptz[])
       as given (member_id, day, from_rank, to_rank, turnover, at)
     on conflict do nothing returning member_id as "memberId"`,
    [
      siteId,
      version,
      changes.map(({ memberId }) => memberId),
      changes.map(({ day }) => day),
      changes.map(({ fromRank }) => fromRank),
      changes.map(({ toRank }) => toRank),
      changes.map(({ turnover }) => turnover),
      changes.map(({ at }) => at),
    ],
  );
  const kept = new Set(rows.map(({ memberId }) => memberId));
  return changes.filter(({ memberId }) => kept.has(memberId));
}

const listedRow = z.object({
  memberId: z.string(),
  loginId: z.string(),
  nickname: z.string(),
  day: z.string(),
  fromRank: z.int(),
  toRank: z.int(),
  turnover: z.bigint(),
});

type ListedChange = z.output<typeof listedRow>;

/** Changes of a site, or of one of its members, the newest first. */
export async function listChanges(
  db: pg.Pool,
  { siteId, memberId = null, limit, offset }: ChangeQuery,
): Promise<{ rows: ListedChange[]; total: number }> {
  const found =
    'where rank_change.site_id = $1 and ($2::uuid is null or rank_change.member_id = $2)';
  const [list, count] = await Promise.all([
    db.query(
      `select rank_change.member_id as "memberId", coalesce(login_id, '') as "loginId",
         coalesce(nickname, '') as nickname, day::text as day, from_rank as "fromRank",
         to_rank as "toRank", turnover
       from rank_change left join member using (member_id)
       ${found} order by day desc, rank_change.member_id limit $3 offset $4`,
      [siteId, memberId, limit, offset],
    ),
    db.query<{ total: number }>(`select count(*)::int as total from rank_change ${found}`, [
      siteId,
      memberId,
    ]),
  ]);
  return { rows: z.array(listedRow).parse(list.rows), total: count.rows[0]?.total ?? 0 };
}

type ChangeQuery = { siteId: string; memberId?: string | null; limit: number; offset: number };
