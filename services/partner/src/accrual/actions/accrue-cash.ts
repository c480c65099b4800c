import { koreaDay } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import { currentPolicy } from '../../policy/store/current-policy.ts';
import { dayAfter } from '../../vocabulary/days.ts';
import type { AccrualDeps } from '../deps.ts';
import type { CashMove, TakenBack } from '../domain/cash-move.ts';
import { type Addition, noTotals } from '../domain/day-totals.ts';
import { chainAt } from '../store/book-chains.ts';
import { keepChains } from '../store/chains.ts';
import { noteCash, undoingMoves } from '../store/counted-cash.ts';
import { placesOf } from '../store/places.ts';
import { addToRollUps } from '../store/roll-ups.ts';
import { shareSiteBook } from '../store/site-state.ts';
import { fillBook } from '../store/tree-book.ts';

type Deps = Pick<AccrualDeps, 'pool' | 'policyAt' | 'treeBooks'>;

/** The six places of a chain that shares no rolling. */
const NO_ROLLING = [0n, 0n, 0n, 0n, 0n, 0n];

/**
 * Counts what members paid in and took out, each request once, for the chain above them at that moment.
 * What comes for a frozen day is counted on the first open one. What a partner takes out is commission,
 * and a test account's money is nobody's: neither counts. A deposit that was taken back leaves its day and
 * its chain; of a frozen day it is a correction of the first open one.
 */
export async function accrueCash(
  deps: Deps,
  moves: readonly CashMove[],
  takenBack: readonly TakenBack[],
): Promise<void> {
  const siteIds = new Set([...moves, ...takenBack].map(({ siteId }) => siteId));
  for (const siteId of siteIds) {
    const isOwn = (one: TakenBack) => one.siteId === siteId;
    const own = { moves: moves.filter(isOwn), takenBack: takenBack.filter(isOwn) };
    await withTransaction(deps.pool, (tx) => accrueCashOf(deps, tx, siteId, own));
  }
}

/** The same of one site, in the caller's transaction. */
export async function accrueCashOf(
  deps: Pick<Deps, 'policyAt' | 'treeBooks'>,
  tx: pg.ClientBase,
  siteId: string,
  { moves, takenBack }: { moves: readonly CashMove[]; takenBack: readonly TakenBack[] },
): Promise<void> {
  const { book, frozenUntil } = await shareSiteBook(tx, deps.treeBooks, siteId);
  const { testLogins } = await currentPolicy(deps, tx, siteId);
  const completed = await noteCash(tx, moves);
  const undone = await noteCash(tx, await undoingMoves(tx, takenBack));
  const fresh = [...completed, ...undone].map((move) => ({ ...move, category: 'cash' as const }));
  const places = await placesOf(tx, fresh);
  const counted = fresh.filter((move) => {
    const one = places.get(move);
    return one === undefined || !(one.isPartner || one.isTest || testLogins.includes(one.loginId));
  });
  if (counted.length === 0) return;
  const parentOf = (move: (typeof fresh)[number]) => places.get(move)?.parentId ?? null;
  const parents = new Set(counted.map(parentOf));
  await fillBook(
    tx,
    book,
    [...parents].filter((id) => id !== null),
  );
  const additions = counted.map((move): Addition => {
    const { memberId, isDeposit, amount, at, category } = move;
    const day = koreaDay(at);
    return {
      chain: chainAt(book, parentOf(move), { category, memberPpm: 0, at }),
      memberId,
      day: day > frozenUntil ? day : dayAfter(frozenUntil),
      isCorrection: amount < 0n && day <= frozenUntil,
      totals: { ...noTotals, [isDeposit ? 'deposited' : 'withdrawn']: amount },
      rolling: NO_ROLLING,
    };
  });
  const chains = new Map(additions.map(({ chain }) => [chain.chainId, chain]));
  await keepChains(tx, book, chains.values());
  await addToRollUps(tx, siteId, additions);
}
