import type pg from 'pg';
import { readRates, type StoredRate } from '../../rates/store/rates.ts';
import type { Chain } from '../domain/chain.ts';

export type Span = { from: number; until: number };
export type Edge = Span & { descendantId: string; ancestorId: string };

/** What is known of partners: where they stood, when they were suspended, their rates. All of it. */
export type Partner = {
  tier: number;
  up: Edge[] | null;
  pauses: Span[];
  rates: Map<string, StoredRate[]>;
};

/** A chain, and between which moments nothing of it changes. */
type KnownChain = Span & { chain: Chain };

/**
 * The part of a site's tree that bets have asked for, as of a version of its book: it is forgotten when
 * the version has grown. `book-chains.ts` reads chains of any moment off it
 * without a query.
 */
export type TreeBook = {
  siteId: string;
  version: bigint;
  partners: Map<string, Partner>;
  /** Chains of late, by who stands right above, category and the member's own rate. */
  chains: Map<string, KnownChain>;
  /** Ids of chains whose rows are committed. */
  keptChains: Set<string>;
};

export function emptyBook(siteId: string, version: bigint): TreeBook {
  return {
    siteId,
    version,
    partners: new Map(),
    chains: new Map(),
    keptChains: new Set(),
  };
}

export const FOREVER = Number.MAX_SAFE_INTEGER;

const spanColumns = (table: string) => `
  floor(extract(epoch from ${table}.valid_from) * 1000)::float8 as from,
  case when ${table}.valid_until = 'infinity' then ${FOREVER}::float8
    else floor(extract(epoch from ${table}.valid_until) * 1000)::float8 end as until`;

/** Reads of partners, and of everybody above them, what the book lacks. */
export async function fillBook(
  tx: pg.ClientBase,
  { partners }: TreeBook,
  partnerIds: readonly string[],
): Promise<void> {
  const missing = partnerIds.filter((id) => (partners.get(id)?.up ?? null) === null);
  if (missing.length === 0) return;
  const { rows: up } = await tx.query<Edge>({
    name: 'partner-edges',
    text: `select descendant_id as "descendantId", ancestor_id as "ancestorId", ${spanColumns('edge')}
      from tree_edge as edge where descendant_id = any($1::uuid[])`,
    values: [missing],
  });
  const above = [...new Set(up.map(({ ancestorId }) => ancestorId))];
  const fresh = above.filter((id) => !partners.has(id));
  const [tiers, pauses, rates] = [
    await tx.query<{ id: string; tier: number }>(
      'select partner_id as id, tier::int from partner where partner_id = any($1::uuid[])',
      [fresh],
    ),
    await tx.query<Span & { id: string }>(
      `select partner_id as id, ${spanColumns('pause')} from partner_pause as pause
       where partner_id = any($1::uuid[])`,
      [fresh],
    ),
    await readRates(tx, fresh),
  ];
  const pausesOf = Map.groupBy(pauses.rows, ({ id }) => id);
  const ratesOf = Map.groupBy(rates, ({ holderId }) => holderId);
  for (const { id, tier } of tiers.rows) {
    // Another batch may have read it meanwhile, and its edges with it.
    if (partners.has(id)) continue;
    partners.set(id, {
      tier,
      up: null,
      pauses: pausesOf.get(id) ?? [],
      rates: Map.groupBy(ratesOf.get(id) ?? [], ({ category, kind }) => `${category} ${kind}`),
    });
  }
  const edgesOf = Map.groupBy(up, ({ descendantId }) => descendantId);
  for (const id of missing) {
    const partner = partners.get(id);
    if (partner !== undefined) partner.up = edgesOf.get(id) ?? [];
  }
}

/** Whether a moment is inside. */
export function holds({ from, until }: Span, at: Date): boolean {
  const moment = at.getTime();
  return from <= moment && moment < until;
}
