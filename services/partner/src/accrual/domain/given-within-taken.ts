/**
 * Invariant: of what members of a line are given and what is taken of them, by partners and by members of other
 * lines, never more counts as given than counted as taken, and it counts at the rates at which it was taken. Else own
 * money that is given in one period and taken back in another would be a share of cash, and so would be money that is
 * taken while the partner above bears it and given back while it does not.
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

/** What of a chain counted as taken, and was not given back yet. */
export type Taken = { readonly chain: Chain; readonly won: Won };

/** What a line was given less what was taken, and how that counted as taken, by ids of chains. */
export type Line = { readonly net: Won; readonly taken: ReadonlyMap<string, Taken> };

const NO_LINE: Line = { net: 0n, taken: new Map() };

/**
 * Transfers as they count, in their order: given, as far as it makes up for what was taken, for the chains for which
 * that counted; taken, as far as it is more than was given before. Those that count for nothing are not in it.
 *
 * @param before the lines as they were
 * @returns also the lines as they are now
 */
export function countedTransfers(
  before: ReadonlyMap<string, Line>,
  transfers: readonly AttributedMove[],
): { counted: AttributedMove[]; lines: Map<string, Line> } {
  const lines = new Map(before);
  const counted = transfers.flatMap((move) => {
    const { chain } = move;
    if (chain === null) return [];
    const { net, taken } = lines.get(lineOf(chain)) ?? NO_LINE;
    const after = net + netOf(move);
    const change = belowZero(after) - belowZero(net);
    const parts = change > 0n ? madeUpFor(taken, chain, change) : [{ chain, won: -change }];
    lines.set(lineOf(chain), { net: after, taken: takenAfter(taken, parts, change > 0n) });
    return parts
      .filter(({ won }) => won > 0n)
      .map((part) => ({ ...move, chain: part.chain, amount: part.won }));
  });
  return { counted, lines };
}

/** What is given back to whom it was taken of: at the rates of now first, then at those of before. */
function madeUpFor(taken: Line['taken'], chain: Chain, given: Won): Taken[] {
  const isOwn = (one: Taken) => one.chain.chainId === chain.chainId;
  // In an order of their own: how transfers are cut into batches makes no difference.
  const open = [...taken.values()].toSorted((one, other) =>
    one.chain.chainId < other.chain.chainId ? -1 : 1,
  );
  let rest = given;
  const parts = [...open.filter(isOwn), ...open.filter((one) => !isOwn(one))].map((one) => {
    const won = one.won < rest ? one.won : rest;
    rest -= won;
    return { chain: one.chain, won };
  });
  // What was taken before it was kept by chains is made up for by that of now.
  return [...parts, { chain, won: rest }];
}

function takenAfter(taken: Line['taken'], parts: readonly Taken[], isGiven: boolean) {
  const after = new Map(taken);
  for (const { chain, won } of parts) {
    const open = (after.get(chain.chainId)?.won ?? 0n) + (isGiven ? -won : won);
    after.set(chain.chainId, { chain, won: open > 0n ? open : 0n });
  }
  return after;
}

function belowZero(net: Won): Won {
  return net < 0n ? net : 0n;
}
