import { deriveId } from '@noriter/kit/ids';
import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import type { AttributedMove, CashMove, TakenBack } from '../domain/cash-move.ts';
import { keepChains, readChains } from './chains.ts';
import type { TreeBook } from './tree-book.ts';

/**
 * Notes what is counted now, and the chains that it counts for: what undoes it finds them, also when it comes in the
 * same batch.
 *
 * @returns what was not counted before
 */
export async function noteCash(
  tx: pg.ClientBase,
  book: TreeBook,
  moves: readonly AttributedMove[],
): Promise<readonly AttributedMove[]> {
  const { rows } = await tx.query<{ requestId: string }>({
    name: 'note-cash',
    text: `insert into counted_cash (request_id, site_id, member_id, is_deposit, amount, at,
        chain_id, counts)
      select * from unnest($1::uuid[], $2::text[], $3::uuid[], $4::boolean[], $5::bigint[],
        $6::timestamptz[], $7::uuid[], $8::boolean[])
      on conflict do nothing returning request_id as "requestId"`,
    values: [
      moves.map(({ requestId }) => requestId),
      moves.map(({ siteId }) => siteId),
      moves.map(({ memberId }) => memberId),
      moves.map(({ isDeposit }) => isDeposit),
      moves.map(({ amount }) => amount),
      moves.map(({ at }) => at),
      moves.map(({ chain }) => chain?.chainId ?? null),
      moves.map(({ chain }) => chain !== null),
    ],
  });
  const fresh = new Set(rows.map(({ requestId }) => requestId));
  // What a batch has twice is one.
  const noted = moves.filter(({ requestId }) => fresh.delete(requestId));
  const chains = new Map(noted.flatMap(({ chain }) => (chain ? [[chain.chainId, chain]] : [])));
  await keepChains(tx, book, chains.values());
  return noted;
}

/** What of the members of moves counted as paid in, less what counted as taken out, without these moves. */
export async function countedNets(
  tx: pg.ClientBase,
  moves: readonly Pick<CashMove, 'requestId' | 'memberId'>[],
): Promise<Map<string, Won>> {
  if (moves.length === 0) return new Map();
  const { rows } = await tx.query<{ memberId: string; net: Won }>(
    `select member_id as "memberId",
       sum(case when is_deposit then amount else -amount end)::bigint as net
     from counted_cash where member_id = any($1::uuid[]) and counts and request_id <> all($2::uuid[])
     group by member_id`,
    [moves.map(({ memberId }) => memberId), moves.map(({ requestId }) => requestId)],
  );
  return new Map(rows.map(({ memberId, net }) => [memberId, net]));
}

type Noted = CashMove & { chainId: string | null; counts: boolean | null };

/**
 * What undoes the deposits that were counted, under ids of their own: of one that never was, nothing is to
 * be undone. It reaches whom the deposit had counted for, whatever became of its member since. For whom is not
 * known of what was counted before it was kept.
 */
export async function undoingMoves(
  tx: pg.ClientBase,
  takenBack: readonly TakenBack[],
): Promise<{ known: AttributedMove[]; unknown: CashMove[] }> {
  if (takenBack.length === 0) return { known: [], unknown: [] };
  const { rows } = await tx.query<Noted>({
    name: 'counted-deposits',
    text: `select request_id as "requestId", site_id as "siteId", member_id as "memberId",
        is_deposit as "isDeposit", amount, at, chain_id as "chainId", counts
      from counted_cash where request_id = any($1::uuid[]) and is_deposit`,
    values: [takenBack.map(({ requestId }) => requestId)],
  });
  const chains = await readChains(tx, [...new Set(rows.flatMap(({ chainId }) => chainId ?? []))]);
  const known: AttributedMove[] = [];
  const unknown: CashMove[] = [];
  for (const { chainId, counts, ...move } of rows) {
    const undoing = {
      ...move,
      requestId: deriveId('taken-back', move.requestId),
      amount: -move.amount,
    };
    if (counts === null) unknown.push(undoing);
    else known.push({ ...undoing, chain: chains.get(chainId ?? '') ?? null });
  }
  return { known, unknown };
}
