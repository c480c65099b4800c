import type pg from 'pg';
import type { AttributedMove, CashMove } from '../../domain/cash-move.ts';
import { undoneOf } from '../../domain/test-account.ts';
import { chainAt } from '../../store/book-chains.ts';
import { countedNets } from '../../store/counted-cash.ts';
import { type Place, placesOf } from '../../store/places.ts';
import { fillBook, type TreeBook } from '../../store/tree-book.ts';

type Site = { book: TreeBook; testLogins: readonly string[] };

/**
 * Whom moves count for, by where their members stood at that moment: nobody where a partner moved its commission.
 * Of a test account nothing counts but what undoes its deposits of before it was one.
 */
export async function attributeCash<Move extends CashMove>(
  tx: pg.ClientBase,
  { book, testLogins }: Site,
  moves: readonly Move[],
): Promise<(Move & AttributedMove)[]> {
  const asked = moves.map((move) => ({ ...move, category: 'cash' as const }));
  const places = await placesOf(tx, asked);
  const parents = new Set([...places.values()].map(({ parentId }) => parentId));
  await fillBook(
    tx,
    book,
    [...parents].filter((id) => id !== null),
  );
  const isTest = (place: Place | undefined) =>
    place !== undefined && (place.isTest || testLogins.includes(place.loginId));
  const nets = await countedNets(
    tx,
    asked.filter((move) => isTest(places.get(move))),
  );
  return asked.map((move) => {
    const place = places.get(move);
    const amount = isTest(place) ? undoneOf(nets, move) : move.amount;
    if (place?.isPartner === true || amount === 0n) return { ...move, chain: null };
    const { at, category } = move;
    const chain = chainAt(book, place?.parentId ?? null, { category, memberPpm: 0, at });
    return { ...move, amount, chain };
  });
}
