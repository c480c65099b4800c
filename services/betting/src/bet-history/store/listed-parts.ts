import type pg from 'pg';
import type { ListPlace } from '../domain/list-place.ts';

/** Some of what a member has bet and played. What is undefined does not narrow it, null leaves it out. */
export type Part = {
  siteId: string;
  memberId: string;
  from: Date;
  /** The first instant outside. */
  until: Date;
  /** Only what is open, only what is over, or both. */
  isOpen: boolean | null;
  product: string | null | undefined;
  groups: readonly string[] | null | undefined;
  vendorCode: string | undefined;
};

export type ListedSums = { count: number; staked: bigint; returned: bigint };

/** Whether a half is asked for is part of its text, so that the plan has only what is. */
function sourcesOf({ product, groups, isOpen, vendorCode }: Part) {
  const open = (column: string) =>
    isOpen === null ? '' : `and ${isOpen ? '' : 'not '}(${column})`;
  const bets = `from bet where member_id = $1 and site_id = $2 and placed_at >= $3 and placed_at < $4
    ${open('is_open')} ${product === undefined ? '' : 'and product = $5'}
    ${vendorCode === undefined ? '' : 'and game_id = $6'}`;
  const plays = `from game_play where member_id = $1 and site_id = $2 and opened_at >= $3
    and opened_at < $4 ${open("state = 'open'")} ${groups === undefined ? '' : 'and group_code = any($7)'}
    ${vendorCode === undefined ? '' : 'and vendor_code = $6'}`;
  return {
    bets: product === null ? 'from bet where false' : bets,
    plays: groups === null ? 'from game_play where false' : plays,
  };
}

/** Types are said once, for parameters that a text may not use. */
const given = `with given as (select $1::uuid, $2::text, $3::timestamptz, $4::timestamptz, $5::text,
  $6::text, $7::text[])`;

function valuesOf({ memberId, siteId, from, until, product, vendorCode, groups }: Part) {
  return [memberId, siteId, from, until, product ?? null, vendorCode ?? null, groups ?? null];
}

/** Which rows of a list: so many, behind a number of others or behind the last one of a page. */
export type Slice = { limit: number; offset: number; after: ListPlace | null };

/**
 * The ids of a page of it, newest first: both halves come by their index, merged as far as needed. Behind
 * the last row of a page it begins there, however many stand before it.
 */
export async function partPage(
  pool: pg.Pool,
  part: Part,
  { limit, offset, after }: Slice,
): Promise<{ id: string; isBet: boolean }[]> {
  const { bets, plays } = sourcesOf(part);
  const most = limit + offset;
  const behind = (at: string, id: string) =>
    after === null ? '' : `and (${at}, ${id}) < ($11::timestamptz, $12::uuid)`;
  const { rows } = await pool.query<{ id: string; isBet: boolean }>(
    `${given}
     select id, "isBet" from (
       (select bet_id as id, placed_at as at, true as "isBet" ${bets} ${behind('placed_at', 'bet_id')}
        order by placed_at desc, bet_id desc limit $8)
       union all
       (select round_id, opened_at, false ${plays} ${behind('opened_at', 'round_id')}
        order by opened_at desc, round_id desc limit $8)
     ) as one order by at desc, id desc limit $9 offset $10`,
    [...valuesOf(part), most, limit, offset, ...(after === null ? [] : [after.at, after.id])],
  );
  return rows;
}

/** What all of it comes to. A refused bet staked nothing, nor did one that a free bet staked; what is open has returned nothing yet. */
export async function partSums(pool: pg.Pool, part: Part): Promise<ListedSums> {
  const { bets, plays } = sourcesOf(part);
  const { rows } = await pool.query<ListedSums>(
    `${given}
     select sum(count)::int as count, sum(staked)::bigint as staked, sum(returned)::bigint as returned
     from (
       select count(*), coalesce(sum(stake) filter (where state <> 'refused' and free_bet_id is null), 0) as staked,
         coalesce(sum(returned), 0) as returned ${bets}
       union all
       select count(*), coalesce(sum(staked), 0), coalesce(sum(returned), 0) ${plays}
     ) as one`,
    valuesOf(part),
  );
  return rows[0] ?? { count: 0, staked: 0n, returned: 0n };
}
