import type { Won } from '@noriter/kit/money';
import type pg from 'pg';

/** A play at its present result. */
export type KeptPlay = {
  playId: string;
  siteId: string;
  memberId: string;
  product: string;
  game: string;
  stake: Won;
  ran: Won;
  lost: Won;
  /** When it was decided first. */
  at: Date;
  placedAt: Date;
};

const COLUMNS = `play_id as "playId", site_id as "siteId", member_id as "memberId", product, game,
  stake, ran, lost, at, coalesce(placed_at, at) as "placedAt"`;

/** Plays as they are kept: an event that came late or twice is not in them. */
export async function keptPlays(
  tx: pg.ClientBase,
  playIds: readonly string[],
): Promise<KeptPlay[]> {
  const { rows } = await tx.query<KeptPlay>(
    `select ${COLUMNS} from play_result where play_id = any($1::uuid[])`,
    [playIds],
  );
  return rows;
}

/** Where a page of plays ended. */
export type PlayCursor = { day: string; memberId: string; playId: string };

/** A site's plays of a Korean day and after, a page at a time: what was kept before a tournament was opened. */
export async function playsSince(
  db: pg.Pool,
  of: { siteId: string; day: string; after: PlayCursor | null; limit: number },
): Promise<PlayCursor[]> {
  const { after } = of;
  const { rows } = await db.query<PlayCursor>(
    `select day::text as day, member_id as "memberId", play_id as "playId" from play_result
     where site_id = $1 and day >= $2
       and ($3::date is null or (day, member_id, play_id) > ($3, $4::uuid, $5::uuid))
     order by day, member_id, play_id limit $6`,
    [
      of.siteId,
      of.day,
      after?.day ?? null,
      after?.memberId ?? null,
      after?.playId ?? null,
      of.limit,
    ],
  );
  return rows;
}

type Value = { playId: string; value: bigint };

/** What plays added when they were counted last; those that added nothing are not in it. */
export async function countedValues(
  tx: pg.ClientBase,
  promotionId: string,
  playIds: readonly string[],
): Promise<Map<string, bigint>> {
  const { rows } = await tx.query<Value>(
    `select play_id as "playId", value from tournament_play
     where promotion_id = $1 and play_id = any($2::uuid[])`,
    [promotionId, playIds],
  );
  return new Map(rows.map(({ playId, value }) => [playId, value]));
}

type NewValue = Value & { memberId: string; at: Date };

/** Writes what plays add now; one that adds nothing any more is let go of. */
export async function writeValues(
  tx: pg.ClientBase,
  promotionId: string,
  values: readonly NewValue[],
): Promise<void> {
  const gone = values.filter(({ value }) => value === 0n).map(({ playId }) => playId);
  const kept = values.filter(({ value }) => value !== 0n);
  await tx.query(
    'delete from tournament_play where promotion_id = $1 and play_id = any($2::uuid[])',
    [promotionId, gone],
  );
  await tx.query(
    `insert into tournament_play (promotion_id, play_id, member_id, value, at)
     select $1::uuid, * from unnest($2::uuid[], $3::uuid[], $4::bigint[], $5::timestamptz[])
     on conflict (promotion_id, play_id) do update set value = excluded.value`,
    [
      promotionId,
      kept.map(({ playId }) => playId),
      kept.map(({ memberId }) => memberId),
      kept.map(({ value }) => value),
      kept.map(({ at }) => at),
    ],
  );
}

/** All that a member's plays add. */
export async function valuesOf(
  tx: pg.ClientBase,
  promotionId: string,
  memberId: string,
): Promise<{ value: bigint; at: Date }[]> {
  const { rows } = await tx.query<{ value: bigint; at: Date }>(
    'select value, at from tournament_play where promotion_id = $1 and member_id = $2',
    [promotionId, memberId],
  );
  return rows;
}
