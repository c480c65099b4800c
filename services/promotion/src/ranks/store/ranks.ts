import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import { z } from 'zod';
import type { Ladder, Rank } from '../domain/ladder.ts';

const rankRow = z.object({ rank: z.int(), since: z.string(), keptUntil: z.string() });

const candidateRow = z.object({
  memberId: z.string(),
  turnover: z.bigint(),
  rank: z.int().nullable(),
  since: z.string().nullable(),
  keptUntil: z.string().nullable(),
});

/** A member who may have a rank: what they staked, and the rank they had. */
export type Candidate = { memberId: string; turnover: Won; before: Rank | null };

/**
 * Members who hold a rank or staked enough for the lowest in a span of days, after one, in the order of
 * their ids. Each has one row.
 */
export async function candidatesAfter(
  db: pg.Pool,
  { siteId, ladder, firstDay, lastDay, after, limit }: CandidateQuery,
): Promise<Candidate[]> {
  const { rows } = await db.query(
    `with played as (
       select member_id, sum(ran)::bigint as turnover from play_result
       where site_id = $1 and day between $2 and $3 and ran > 0
         and (cardinality($4::text[]) = 0 or product = any($4)) and (odds is null or odds >= $5)
         and ($6::uuid is null or member_id > $6)
       group by member_id
     ), held as (
       select * from member_rank
       where site_id = $1 and rank > 0 and ($6::uuid is null or member_id > $6)
     )
     select member_id as "memberId", coalesce(turnover, 0)::bigint as turnover, rank,
       since::text as since, kept_until::text as "keptUntil"
     from played full join held using (member_id)
     where rank is not null or turnover >= $7
     order by member_id limit $8`,
    [
      siteId,
      firstDay,
      lastDay,
      ladder.products,
      ladder.oddsMinimum,
      after,
      ladder.steps[0]?.turnover ?? null,
      limit,
    ],
  );
  return z
    .array(candidateRow)
    .parse(rows)
    .map(({ memberId, turnover, ...held }) => {
      const before = rankRow.safeParse(held);
      return { memberId, turnover, before: before.success ? before.data : null };
    });
}

type CandidateQuery = {
  siteId: string;
  ladder: Ladder;
  firstDay: string;
  lastDay: string;
  after: string | null;
  limit: number;
};

/** A member's rank; null for who never had one. */
export async function readRank(db: pg.Pool, memberId: string): Promise<Rank | null> {
  const { rows } = await db.query(
    `select rank, since::text as since, kept_until::text as "keptUntil" from member_rank
     where member_id = $1`,
    [memberId],
  );
  return rows[0] === undefined ? null : rankRow.parse(rows[0]);
}

/** Writes the ranks of members of a site, whatever stood there. */
export async function writeRanks(
  db: pg.Pool | pg.ClientBase,
  siteId: string,
  ranks: readonly (Rank & { memberId: string })[],
): Promise<void> {
  if (ranks.length === 0) return;
  await db.query(
    `insert into member_rank (member_id, site_id, rank, since, kept_until)
     select member_id, $1, rank, since, kept_until
     from unnest($2::uuid[], $3::int[], $4::date[], $5::date[])
       as given (member_id, rank, since, kept_until)
     on conflict (member_id) do update set rank = excluded.rank, since = excluded.since,
       kept_until = excluded.kept_until`,
    [
      siteId,
      ranks.map(({ memberId }) => memberId),
      ranks.map(({ rank }) => rank),
      ranks.map(({ since }) => since),
      ranks.map(({ keptUntil }) => keptUntil),
    ],
  );
}

/** How many members hold each rank; a rank that nobody holds is not in it. */
export async function membersByRank(db: pg.Pool, siteId: string): Promise<Map<number, number>> {
  const { rows } = await db.query<{ rank: number; members: number }>(
    `select rank, count(*)::int as members from member_rank
     where site_id = $1 and rank > 0 and not exists (
       select from member where member.member_id = member_rank.member_id and is_test
     ) group by rank`,
    [siteId],
  );
  return new Map(rows.map(({ rank, members }) => [rank, members]));
}
