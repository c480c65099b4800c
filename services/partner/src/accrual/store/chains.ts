import type pg from 'pg';
import { type Category, categories } from '../../vocabulary/categories.ts';
import { type Chain, chainOf, type Link } from '../domain/chain.ts';
import type { TreeBook } from './tree-book.ts';

const places = [1, 2, 3, 4, 5] as const;

/** So many chains are known to be kept: a few megabytes. */
const KEPT_MAX = 100_000;

/**
 * Keeps chains that are not there yet.
 *
 * @returns their ids, for `noteKept` once the transaction is committed
 */
export async function keepChains(
  tx: pg.ClientBase,
  { keptChains }: TreeBook,
  chains: Iterable<Chain>,
): Promise<readonly string[]> {
  const all = [...chains]
    .filter(({ chainId }) => !keptChains.has(chainId))
    .sort((a, b) => (a.chainId < b.chainId ? -1 : 1));
  if (all.length === 0) return [];
  const linkAt = ({ links }: Chain, tier: number) => links.find((link) => link.tier === tier);
  const columns = places.flatMap((tier) => [
    all.map((chain) => linkAt(chain, tier)?.partnerId ?? null),
    all.map((chain) => linkAt(chain, tier)?.rollingPpm ?? 0),
    all.map((chain) => linkAt(chain, tier)?.losingPpm ?? 0),
  ]);
  const tierColumns = places.map((tier) => `partner_${tier}, rolling_${tier}, losing_${tier}`);
  const types = places.map((_, at) => {
    const first = 7 + at * 3;
    return `$${first}::uuid[], $${first + 1}::int[], $${first + 2}::int[]`;
  });
  await tx.query({
    name: 'keep-chains',
    text: `insert into chain (chain_id, site_id, category, member_ppm, rolling_top, losing_top,
        ${tierColumns.join(', ')})
      select * from unnest($1::uuid[], $2::text[], $3::text[], $4::int[], $5::int[], $6::int[],
        ${types.join(', ')})
      on conflict do nothing`,
    values: [
      all.map(({ chainId }) => chainId),
      all.map(({ siteId }) => siteId),
      all.map(({ category }) => category),
      all.map(({ memberPpm }) => memberPpm),
      all.map(({ rolling }) => rolling.top),
      all.map(({ losing }) => losing.top),
      ...columns,
    ],
  });
  return all.map(({ chainId }) => chainId);
}

/** Chains that are committed are not written again: most bets have one that is there. */
export function noteKept({ keptChains }: TreeBook, chainIds: readonly string[]): void {
  if (keptChains.size + chainIds.length > KEPT_MAX) keptChains.clear();
  for (const chainId of chainIds) keptChains.add(chainId);
}

type Row = {
  siteId: string;
  category: string;
  memberPpm: number;
  partners: (string | null)[];
  rolling: number[];
  losing: number[];
};

/** Chains by their ids, as they were kept. */
export async function readChains(
  db: pg.Pool | pg.ClientBase,
  chainIds: readonly string[],
): Promise<Map<string, Chain>> {
  if (chainIds.length === 0) return new Map();
  const { rows } = await db.query<Row & { chainId: string }>(
    `select chain_id as "chainId", site_id as "siteId", category, member_ppm as "memberPpm",
       array[partner_1, partner_2, partner_3, partner_4, partner_5]::text[] as partners,
       array[rolling_1, rolling_2, rolling_3, rolling_4, rolling_5] as rolling,
       array[losing_1, losing_2, losing_3, losing_4, losing_5] as losing
     from chain where chain_id = any($1::uuid[])`,
    [chainIds],
  );
  return new Map(rows.map(({ chainId, ...row }) => [chainId, chainFrom(row)]));
}

function chainFrom({ siteId, category, memberPpm, partners, rolling, losing }: Row): Chain {
  const links = partners.flatMap((partnerId, at): Link[] =>
    partnerId === null
      ? []
      : [{ partnerId, tier: at + 1, rollingPpm: rolling[at] ?? 0, losingPpm: losing[at] ?? 0 }],
  );
  const known = categories.find((one): one is Category => one === category) ?? 'cash';
  return chainOf({ siteId, category: known, memberPpm }, links);
}
