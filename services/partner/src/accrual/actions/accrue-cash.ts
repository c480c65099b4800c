import { koreaDay } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import { currentPolicy } from '../../policy/store/current-policy.ts';
import { dayAfter } from '../../vocabulary/days.ts';
import type { AccrualDeps } from '../deps.ts';
import type { AttributedMove, CashMove, TakenBack, TransferMove } from '../domain/cash-move.ts';
import { type Addition, noTotals } from '../domain/day-totals.ts';
import { acrossLines, countedTransfers } from '../domain/given-within-taken.ts';
import { noteCash, undoingMoves } from '../store/counted-cash.ts';
import { addToRollUps } from '../store/roll-ups.ts';
import { shareSiteBook } from '../store/site-state.ts';
import { keepLines, lockLines } from '../store/transfer-lines.ts';
import { attributeCash } from './steps/attribute-cash.ts';

type Deps = Pick<AccrualDeps, 'pool' | 'policyAt' | 'treeBooks'>;

/** The six places of a chain that shares no rolling. */
const NO_ROLLING = [0n, 0n, 0n, 0n, 0n, 0n];

/**
 * Counts what members paid in and took out, each request once, for the chain above them at that moment.
 * What comes for a frozen day is counted on the first open one. What a partner takes out is commission,
 * and a test account's money is nobody's: neither counts. A deposit that was taken back leaves its day and
 * the chain that it counted for; of a frozen day it is a correction of the first open one.
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

/**
 * The same of one site, in the caller's transaction. Of transfers those count that a line's members are given or
 * give away, and given only as far as taken.
 */
export async function accrueCashOf(
  deps: Pick<Deps, 'policyAt' | 'treeBooks'>,
  tx: pg.ClientBase,
  siteId: string,
  of: {
    moves?: readonly CashMove[];
    transfers?: readonly TransferMove[];
    takenBack?: readonly TakenBack[];
  },
): Promise<void> {
  const { moves = [], transfers = [], takenBack = [] } = of;
  const { book, frozenUntil } = await shareSiteBook(tx, deps.treeBooks, siteId);
  const { testLogins } = await currentPolicy(deps, tx, siteId);
  const attribute = <Move extends CashMove>(some: readonly Move[]) =>
    attributeCash(tx, { book, testLogins }, some);
  const completed = await noteCash(tx, book, await attribute(moves));
  const noted = await noteCash(tx, book, acrossLines(await attribute(transfers)));
  const transferred = await countTransfers(tx, siteId, noted);
  const { known, unknown } = await undoingMoves(tx, takenBack);
  const undone = await noteCash(tx, book, [...known, ...(await attribute(unknown))]);
  const all = [...completed, ...transferred, ...undone];
  const additions = all.flatMap((move) => additionOf(move, frozenUntil));
  if (additions.length > 0) await addToRollUps(tx, siteId, additions);
}

async function countTransfers(
  tx: pg.ClientBase,
  siteId: string,
  transfers: readonly AttributedMove[],
): Promise<readonly AttributedMove[]> {
  if (transfers.length === 0) return [];
  const before = await lockLines(tx, siteId, transfers);
  const { counted, lines } = countedTransfers(before, transfers);
  await keepLines(tx, siteId, lines);
  return counted;
}

/** What a move adds to days: nothing where it counts for nobody's figures. */
function additionOf(move: AttributedMove, frozenUntil: string): Addition[] {
  const { chain, memberId, isDeposit, amount, at } = move;
  if (chain === null) return [];
  const day = koreaDay(at);
  return [
    {
      chain,
      memberId,
      day: day > frozenUntil ? day : dayAfter(frozenUntil),
      isCorrection: amount < 0n && day <= frozenUntil,
      totals: { ...noTotals, [isDeposit ? 'deposited' : 'withdrawn']: amount },
      rolling: NO_ROLLING,
    },
  ];
}
