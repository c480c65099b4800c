import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import type { AttributedMove } from '../domain/cash-move.ts';
import { type Line, lineOf } from '../domain/given-within-taken.ts';
import { readChains } from './chains.ts';

type Open = { lineId: string; chainId: string; won: Won };

/** The lines that transfers are of, as they stand; each is locked until the transaction ends. */
export async function lockLines(
  tx: pg.ClientBase,
  siteId: string,
  transfers: readonly AttributedMove[],
): Promise<Map<string, Line>> {
  const lineIds = transfers.flatMap(({ chain }) => (chain === null ? [] : [lineOf(chain)]));
  // In one order: nobody waits in a circle.
  const sorted = [...new Set(lineIds)].sort();
  const { rows } = await tx.query<{ lineId: string; net: Won }>(
    `insert into transfer_net as line (line_id, site_id, net)
     select line_id, $2, 0 from unnest($1::uuid[]) as one (line_id)
     on conflict (line_id) do update set net = line.net
     returning line_id as "lineId", net`,
    [sorted, siteId],
  );
  const { rows: open } = await tx.query<Open>(
    `select line_id as "lineId", chain_id as "chainId", won
     from transfer_taken where line_id = any($1::uuid[]) order by chain_id`,
    [sorted],
  );
  const chains = await readChains(tx, [...new Set(open.map(({ chainId }) => chainId))]);
  const byLine = Map.groupBy(open, ({ lineId }) => lineId);
  const takenOf = (lineId: string) =>
    (byLine.get(lineId) ?? []).flatMap(({ chainId, won }) => {
      const chain = chains.get(chainId);
      return chain === undefined ? [] : [[chainId, { chain, won }] as const];
    });
  return new Map(rows.map(({ lineId, net }) => [lineId, { net, taken: new Map(takenOf(lineId)) }]));
}

/** Keeps lines that are locked, as they are now. */
export async function keepLines(
  tx: pg.ClientBase,
  siteId: string,
  lines: ReadonlyMap<string, Line>,
): Promise<void> {
  const all = [...lines];
  await tx.query(
    `update transfer_net set net = one.net
     from unnest($1::uuid[], $2::bigint[]) as one (line_id, net)
     where transfer_net.line_id = one.line_id`,
    [all.map(([lineId]) => lineId), all.map(([, { net }]) => net)],
  );
  const open = all.flatMap(([lineId, { taken }]) =>
    [...taken].map(([chainId, { won }]): Open => ({ lineId, chainId, won })),
  );
  const of = (some: readonly Open[]) => [
    some.map(({ lineId }) => lineId),
    some.map(({ chainId }) => chainId),
  ];
  const left = open.filter(({ won }) => won > 0n);
  await tx.query(
    `insert into transfer_taken (line_id, chain_id, won, site_id)
     select one.*, $4 from unnest($1::uuid[], $2::uuid[], $3::bigint[]) as one
     on conflict (line_id, chain_id) do update set won = excluded.won`,
    [...of(left), left.map(({ won }) => won), siteId],
  );
  await tx.query(
    `delete from transfer_taken as open using unnest($1::uuid[], $2::uuid[]) as one (line_id, chain_id)
     where open.line_id = one.line_id and open.chain_id = one.chain_id`,
    of(open.filter(({ won }) => won === 0n)),
  );
}
