import type { Pool } from 'pg';

/** How many of ten thousand partners each tier has, from the top down; the rest are stores. */
const PER_10_000 = [2, 18, 180, 1_800];

/** Rolling and losing of each tier and of members, in millionths, as in the worked examples. */
const RATES = [
  { rolling: 12_000, losing: 500_000 },
  { rolling: 11_000, losing: 450_000 },
  { rolling: 10_000, losing: 400_000 },
  { rolling: 8_000, losing: 300_000 },
  { rolling: 6_000, losing: 200_000 },
];
const MEMBER_ROLLING = 3_000;
const STORE = 5;

export type NetworkSize = { partners: number; members: number };

/**
 * Writes a network of five tiers into the books of partner: members below its stores, everybody with
 * rates of their own of the given categories, all of it as old as the epoch.
 *
 * @returns the members' ids
 */
export async function openPartnerNetwork(
  partner: Pool,
  { partners, members }: NetworkSize,
  categories: readonly string[],
): Promise<string[]> {
  const upper = PER_10_000.map((part) => Math.max(1, Math.round((partners * part) / 10_000)));
  const sizes = [...upper, Math.max(1, partners - upper.reduce((sum, one) => sum + one, 0))];
  for (const [at, size] of sizes.entries()) {
    await partner.query(peopleSql, [at + 1, size, true, sizes[at - 1] ?? 0]);
    await partner.query(tierSql, [at + 1]);
    await partner.query(edgesSql, [at + 1]);
  }
  await partner.query(peopleSql, [0, members, false, sizes.at(-1)]);
  await partner.query(edgesSql, [0]);
  const kinds = RATES.flatMap(({ rolling, losing }, at) => [
    { tier: at + 1, kind: 'rolling', ppm: rolling },
    { tier: at + 1, kind: 'losing', ppm: losing },
  ]);
  for (const { tier, kind, ppm } of [...kinds, { tier: 0, kind: 'rolling', ppm: MEMBER_ROLLING }]) {
    await partner.query(ratesSql, [tier, kind, ppm, categories]);
  }
  for (const table of ['member', 'partner', 'tree_edge', 'rate']) {
    await partner.query(`vacuum analyze ${table}`);
  }
  const { rows } = await partner.query<{ id: string }>(
    `select member_id as id from member where login_id like 'tier0-%'`,
  );
  return rows.map(({ id }) => id);
}

/** The id of the first of a tier. */
export async function firstOfTier(partner: Pool, tier: number): Promise<string> {
  const { rows } = await partner.query<{ id: string }>(
    'select member_id as id from member where login_id = $1',
    [`tier${tier}-0`],
  );
  const [first] = rows;
  if (first === undefined) throw new Error(`The network has nobody of tier ${tier}.`);
  return first.id;
}

/** Puts members of the site below the first store. */
export async function joinNetwork(partner: Pool, memberIds: readonly string[]): Promise<void> {
  const store = await firstOfTier(partner, STORE);
  await partner.query(joinSql, [memberIds, store]);
  await partner.query(joinEdgesSql, [memberIds, store]);
}

const idOf = (tier: string, place: string) => `md5('network ' || ${tier} || ' ' || ${place})::uuid`;

/** Those below take turns: the first of a tier stands below the first of the one above. */
const peopleSql = `
  insert into member (member_id, site_id, login_id, nickname, is_partner, tier, recommender_id)
  select ${idOf('$1::int', 'place')}, 'noriter', 'tier' || $1 || '-' || place, '', $3, $1,
    case when $4 > 0 then
      ${idOf(`(case when $1 = 0 then ${STORE} else $1 - 1 end)`, '(place % greatest($4::int, 1))')} end
  from generate_series(0, $2::int - 1) as place`;

/** A site has partners of its own beside these. */
const ofNetwork = `tier = $1::int and login_id like 'tier' || $1::int || '-%'`;

const tierSql = `
  insert into partner (partner_id, site_id, tier, opened_at)
  select member_id, 'noriter', tier, 'epoch' from member where ${ofNetwork}`;

const edgesSql = `
  insert into tree_edge (descendant_id, ancestor_id, depth, valid_from)
  select member_id, member_id, 0, 'epoch'::timestamptz from member where ${ofNetwork} and is_partner
  union all
  select member_id, up.ancestor_id, up.depth + 1, 'epoch'::timestamptz
  from member join tree_edge as up on up.descendant_id = member.recommender_id
  where ${ofNetwork}`;

const ratesSql = `
  insert into rate (rate_id, site_id, holder_id, category, kind, ppm, effective_from, changed_at,
    changed_by, changed_by_name)
  select gen_random_uuid(), 'noriter', member_id, category, $2, $3, 'epoch', 'epoch', member_id, ''
  from member cross join unnest($4::text[]) as category where ${ofNetwork}`;

const joinSql = `
  insert into member (member_id, site_id, login_id, recommender_id)
  select one, 'noriter', 'joined-' || one, $2::uuid from unnest($1::uuid[]) as one
  on conflict (member_id) do update set recommender_id = excluded.recommender_id`;

const joinEdgesSql = `
  insert into tree_edge (descendant_id, ancestor_id, depth, valid_from)
  select one, up.ancestor_id, up.depth + 1, 'epoch'
  from unnest($1::uuid[]) as one cross join tree_edge as up where up.descendant_id = $2::uuid`;
