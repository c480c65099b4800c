import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import type { GameFindings } from './game-money.ts';

type Theirs = { vendorKey: string; kind: string; amount: string; state: string };
type Round = { vendorKey: string; state: string };
type Book = { transactions: Map<string, Theirs>; rounds: Map<string, Round> };

type Line =
  | { is: 'transaction'; transaction: Theirs & { transactionId: string } }
  | { is: 'state'; id: string; state: string }
  | { is: 'round'; round: Round & { roundId: string } }
  | { is: 'round-state'; id: string; state: string };

/** What the sandbox's vendors believe, from the journal that outlives their kills. */
export function readVendorBook(file: string): Book {
  const [transactions, rounds] = [new Map<string, Theirs>(), new Map<string, Round>()];
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    const line = lineOf(text);
    if (line?.is === 'transaction') {
      transactions.set(line.transaction.transactionId, { ...line.transaction, state: 'sent' });
    } else if (line?.is === 'round')
      rounds.set(line.round.roundId, { ...line.round, state: 'open' });
    else if (line) {
      const known = (line.is === 'state' ? transactions : rounds).get(line.id);
      if (known) known.state = line.state;
    }
  }
  return { transactions, rounds };
}

/** A kill may leave half a line. */
function lineOf(text: string): Line | null {
  try {
    return text === '' ? null : (JSON.parse(text) as Line);
  } catch {
    return null;
  }
}

type Ours = {
  vendorKey: string;
  id: string;
  verb: string;
  amount: string;
  state: string;
  isUndone: boolean;
};

const oursSql = `
  select vendor_key as "vendorKey", vendor_transaction_id as id, verb, amount::text as amount, state,
    rolled_back_at is not null as "isUndone"
  from game_transaction where verb <> 'rollback'`;

const openSql = `
  select round_id::text as id, vendor_round_id as "vendorRoundId" from game_round
  where state = 'open'`;

/** Compares both sides' books: what one holds for standing, the other has to hold for standing. */
export async function compareGameBooks(games: Pool, book: Book): Promise<GameFindings> {
  const [lost, created]: [string[], string[]] = [[], []];
  const { rows } = await games.query<Ours>(oursSql);
  const ours = new Map(rows.map((one) => [`${one.vendorKey} ${one.id}`, one]));
  for (const [id, theirs] of book.transactions) {
    if (theirs.kind === 'rollback') continue;
    const name = `${theirs.vendorKey} ${theirs.kind} ${id}`;
    const own = ours.get(`${theirs.vendorKey} ${id}`);
    ours.delete(`${theirs.vendorKey} ${id}`);
    const stands = own?.state === 'applied' && !own.isUndone;
    if (theirs.state === 'sent') lost.push(`the vendor has no answer yet: ${name}`);
    else if (theirs.state === 'accepted') {
      if (!stands) lost.push(`answered as taken, and it is ${own?.state}: ${name}`);
      else if (own.amount !== theirs.amount) created.push(`another amount: ${name}`);
    } else if (stands) created.push(`${theirs.state} there, and taken here: ${name}`);
  }
  for (const [name, one] of ours) {
    if (one.state === 'applied' && !one.isUndone) {
      created.push(`taken, and the vendor never asked for it: ${one.verb} ${name}`);
    }
  }
  const { rows: open } = await games.query<{ id: string; vendorRoundId: string }>(openSql);
  for (const { id, vendorRoundId } of open) {
    const state = book.rounds.get(vendorRoundId)?.state;
    if (state !== 'open') lost.push(`open here, ${state ?? 'unknown'} there: round ${id}`);
  }
  return { lost, created };
}
