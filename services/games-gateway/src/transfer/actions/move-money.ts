import { deriveId } from '@noriter/kit/ids';
import { readCash } from '../../site/clients/read-cash.ts';
import { askBalance, openPlayer } from '../clients/transfer-vendor.ts';
import type { TransferDeps } from '../deps.ts';
import { isEnded, type Transfer } from '../domain/transfer.ts';
import { readVendorsOf, startTransfer } from '../store/transfers.ts';
import { driveTransfer } from './drive-transfer.ts';

/** Whose money, and the id of what it is moved for: the same again moves it once. */
export type Mover = { siteId: string; memberId: string; causeId: string };

/** So long a request has for its own transfer before the job asks about it, in milliseconds. */
const OWN_MS = 15_000;

/**
 * Brings all of a member's cash to a vendor.
 *
 * @throws VendorUnreachable when the vendor does not open the member's wallet; nothing was moved then
 */
export async function moveIn(
  deps: TransferDeps,
  mover: Mover,
  vendorKey: string,
): Promise<Transfer | null> {
  await openPlayer(deps.vendorClient, vendorKey, mover.memberId);
  const amount = await readCash(deps.wallet, mover.memberId);
  return amount === 0n ? null : start(deps, mover, { vendorKey, direction: 'in', amount });
}

/**
 * Brings all of a member's money back from vendors, but the one that is played.
 *
 * @throws VendorUnreachable when one does not say what the member has; what others gave is back
 */
export async function moveOut(
  deps: TransferDeps,
  mover: Mover,
  { except }: { except: string | null },
): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  for (const vendorKey of await readVendorsOf(deps.pool, mover.memberId)) {
    if (vendorKey === except) continue;
    const amount = await askBalance(deps.vendorClient, vendorKey, mover.memberId);
    if (amount > 0n) {
      transfers.push(await start(deps, mover, { vendorKey, direction: 'out', amount }));
    }
  }
  return transfers;
}

async function start(
  deps: TransferDeps,
  { siteId, memberId, causeId }: Mover,
  move: Pick<Transfer, 'vendorKey' | 'direction' | 'amount'>,
): Promise<Transfer> {
  const startedAt = deps.clock.now();
  const transferId = deriveId('game-transfer', `${causeId}:${move.vendorKey}:${move.direction}`);
  const state = move.direction === 'in' ? 'taking' : 'sending';
  const nextAt = new Date(startedAt.getTime() + OWN_MS);
  const fresh = { ...move, transferId, siteId, memberId, state, startedAt } as const;
  const transfer = await startTransfer(deps.pool, fresh, nextAt);
  if (isEnded(transfer)) return transfer;
  const isResumed = transfer.startedAt.getTime() !== startedAt.getTime();
  return driveTransfer(deps, transfer, { isResumed });
}
