/**
 * Invariant: of what members of a line are given and what is taken of them, by partners and by members of other
 * lines, never more counts as given than counted as taken. Else own money that is given in one period and taken back
 * in another would be a share of cash.
 */
import { deriveId } from '@noriter/kit/ids';
import type { Won } from '@noriter/kit/money';
import type { AttributedMove, TransferMove } from './cash-move.ts';
import type { Chain } from './chain.ts';

/** The partners above a member, whatever their rates: what each of them earns of stands in lines of its own. */
export function lineOf({ siteId, links }: Pick<Chain, 'siteId' | 'links'>): string {
  const partners = links.map(({ partnerId }) => partnerId);
  return deriveId('partner-line', JSON.stringify([siteId, ...partners]));
}

/** What a transfer adds to what its line was given less what was taken. */
export function netOf({ isDeposit, amount }: Pick<AttributedMove, 'isDeposit' | 'amount'>): Won {
  return isDeposit ? amount : -amount;
}

/**
 * Transfers without what members of one line give each other: below the same partners nothing came in, nor went out.
 * Who counts for nobody's figures stands outside of every line.
 */
export function acrossLines<Move extends AttributedMove & TransferMove>(
  moves: readonly Move[],
): Move[] {
  const transfers = Map.groupBy(moves, ({ transferId }) => transferId);
  return [...transfers.values()].filter(isAcross).flat();
}

function isAcross([one, other]: readonly AttributedMove[]): boolean {
  if (one?.chain == null || other?.chain == null) return true;
  return lineOf(one.chain) !== lineOf(other.chain);
}

/**
 * Transfers as they count, in their order: given, as far as it makes up for what was taken; taken, as far as it is
 * more than was given before. Those that count for nothing are not in it.
 *
 * @param nets what each line was given less what was taken, before them
 */
export function countedTransfers(
  nets: ReadonlyMap<string, Won>,
  transfers: readonly AttributedMove[],
): AttributedMove[] {
  const now = new Map(nets);
  return transfers.flatMap((move) => {
    if (move.chain === null) return [];
    const line = lineOf(move.chain);
    const before = now.get(line) ?? 0n;
    const after = before + netOf(move);
    now.set(line, after);
    const change = belowZero(after) - belowZero(before);
    return change === 0n ? [] : [{ ...move, amount: move.isDeposit ? change : -change }];
  });
}

function belowZero(net: Won): Won {
  return net < 0n ? net : 0n;
}
