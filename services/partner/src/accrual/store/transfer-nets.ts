import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import type { AttributedMove } from '../domain/cash-move.ts';
import { lineOf, netOf } from '../domain/given-within-taken.ts';

/**
 * Adds transfers to what their lines were given less what was taken, each line's one after the other: it is
 * locked until the transaction ends.
 *
 * @returns what it was of each line before them
 */
export async function addToNets(
  tx: pg.ClientBase,
  siteId: string,
  transfers: readonly AttributedMove[],
): Promise<Map<string, Won>> {
  const added = new Map<string, Won>();
  for (const move of transfers) {
    if (move.chain === null) continue;
    const line = lineOf(move.chain);
    added.set(line, (added.get(line) ?? 0n) + netOf(move));
  }
  // In one order: nobody waits in a circle.
  const lines = [...added.keys()].sort();
  const { rows } = await tx.query<{ line: string; net: Won }>(
    `insert into transfer_net as sum (line_id, site_id, net)
     select line_id, $2, net from unnest($1::uuid[], $3::bigint[]) as one (line_id, net)
     on conflict (line_id) do update set net = sum.net + excluded.net
     returning line_id as line, net`,
    [lines, siteId, lines.map((line) => added.get(line) ?? 0n)],
  );
  return new Map(rows.map(({ line, net }) => [line, net - (added.get(line) ?? 0n)]));
}
