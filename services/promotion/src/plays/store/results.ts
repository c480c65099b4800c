import type { Won } from '@noriter/kit/money';
import type pg from 'pg';

/** What a bet or a round of a game came to, at a version of its settlement. */
export type PlayResult = {
  playId: string;
  siteId: string;
  memberId: string;
  product: string;
  /** The mini game or sport; of third-party games the vendor and its name of the game, with a colon between. */
  game: string;
  /** All of it; 0 where its event does not say it. */
  stake: Won;
  /** What of the stake ran to a result; 0 where nothing of it counts (any more). */
  ran: Won;
  /** Above zero for the member's loss, below for their gain; 0 without a result. */
  lost: Won;
  /** In thousandths; null of games, which have none. */
  odds: number | null;
  version: number;
  /** When it was staked; null where its event does not say it. */
  placedAt: Date | null;
  /** When it was decided; a later version stays with the first one's day. */
  at: Date;
};

/** Keeps results, each at its highest version: an event that comes twice or late changes nothing. */
export async function keepResults(
  db: pg.Pool | pg.ClientBase,
  results: readonly PlayResult[],
): Promise<void> {
  const newest = new Map<string, PlayResult>();
  for (const one of results) {
    if ((newest.get(one.playId)?.version ?? 0) < one.version) newest.set(one.playId, one);
  }
  // In one order, so that two who keep the same ones never wait for each other.
  const rows = [...newest.values()].toSorted((a, b) => (a.playId < b.playId ? -1 : 1));
  if (rows.length === 0) return;
  await db.query({
    name: 'keep-play-results',
    text: `
      insert into play_result as old
        (play_id, site_id, member_id, product, ran, lost, odds, version, day, at, game, stake,
          placed_at)
      select play_id, site_id, member_id, product, ran, lost, odds, version,
        (at at time zone 'Asia/Seoul')::date, at, game, stake, placed_at
      from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::bigint[], $6::bigint[],
        $7::int[], $8::int[], $9::timestamptz[], $10::text[], $11::bigint[], $12::timestamptz[])
        as given (play_id, site_id, member_id, product, ran, lost, odds, version, at, game, stake,
          placed_at)
      on conflict (play_id) do update set ran = excluded.ran, lost = excluded.lost,
        odds = coalesce(excluded.odds, old.odds), version = excluded.version,
        game = case when excluded.game = '' then old.game else excluded.game end,
        stake = case when excluded.stake = 0 then old.stake else excluded.stake end,
        placed_at = coalesce(excluded.placed_at, old.placed_at)
      where old.version < excluded.version`,
    values: [
      rows.map(({ playId }) => playId),
      rows.map(({ siteId }) => siteId),
      rows.map(({ memberId }) => memberId),
      rows.map(({ product }) => product),
      rows.map(({ ran }) => ran),
      rows.map(({ lost }) => lost),
      rows.map(({ odds }) => odds),
      rows.map(({ version }) => version),
      rows.map(({ at }) => at),
      rows.map(({ game }) => game),
      rows.map(({ stake }) => stake),
      rows.map(({ placedAt }) => placedAt),
    ],
  });
}

export type LossOf = { memberId: string; lost: Won };

/**
 * Members who lost at least so much in a span of days, after one, in the order of their ids.
 *
 * @param of.products empty for all of them
 */
export async function lossesAfter(
  db: pg.Pool,
  of: {
    siteId: string;
    firstDay: string;
    lastDay: string;
    products: readonly string[];
    lossMin: Won;
    after: string | null;
    limit: number;
  },
): Promise<LossOf[]> {
  const { rows } = await db.query<LossOf>(
    `select member_id as "memberId", sum(lost)::bigint as lost from play_result
     where site_id = $1 and day between $2 and $3
       and (cardinality($4::text[]) = 0 or product = any($4))
       and ($5::uuid is null or member_id > $5)
     group by member_id having sum(lost) >= greatest($6::bigint, 1)
     order by member_id limit $7`,
    [of.siteId, of.firstDay, of.lastDay, of.products, of.after, of.lossMin, of.limit],
  );
  return rows;
}

/** What of a member's play counts in a span of time: how many bets, and what ran of them. */
export async function playedSince(
  db: pg.Pool | pg.ClientBase,
  of: {
    memberId: string;
    since: Date;
    products: readonly string[];
    oddsMinimum: number;
    stakeMin: Won;
  },
): Promise<{ bets: bigint; stake: Won }> {
  const { rows } = await db.query<{ bets: bigint; stake: Won }>(
    `select count(*)::bigint as bets, coalesce(sum(ran), 0)::bigint as stake from play_result
     where member_id = $1 and at >= $2 and ran > 0 and ran >= $3
       and (cardinality($4::text[]) = 0 or product = any($4))
       and (odds is null or odds >= $5)`,
    [of.memberId, of.since, of.stakeMin, of.products, of.oddsMinimum],
  );
  return rows[0] ?? { bets: 0n, stake: 0n };
}
