import { deriveId } from '@noriter/kit/ids';
import { VendorUnreachable } from '../../site/clients/call-vendor.ts';
import { askBalance } from '../clients/transfer-vendor.ts';
import type { TransferDeps } from '../deps.ts';
import { isEnded, OWN_MS, type Transfer } from '../domain/transfer.ts';
import { readVendorsOf } from '../store/member-transfers.ts';
import type { StartedTransfer } from '../store/transfers.ts';
import { beginTransfer } from './begin-transfer.ts';
import { driveTransfer } from './drive-transfer.ts';

/** Whose money, and the id of what it is moved for: the same again moves it once. */
export type Mover = { siteId: string; memberId: string; causeId: string };

/** What came back from vendors, and the vendors that did not say what they have. */
export type MovedOut = { transfers: Transfer[]; silent: string[] };

/** Brings all of a member's money back from vendors, but the one that is played: each gives what it gives. */
export async function moveOut(
  deps: TransferDeps,
  mover: Mover,
  { except }: { except: string | null },
): Promise<MovedOut> {
  const moved: MovedOut = { transfers: [], silent: [] };
  for (const vendorKey of await readVendorsOf(deps.pool, mover.memberId)) {
    if (vendorKey === except) continue;
    try {
      const transfer = await moveOutOf(deps, mover, vendorKey);
      if (transfer !== null) moved.transfers.push(transfer);
    } catch (err) {
      if (!(err instanceof VendorUnreachable)) throw err;
      const { memberId } = mover;
      deps.log.warn({ err, memberId, vendorKey }, 'game money could not be asked for');
      moved.silent.push(vendorKey);
    }
  }
  return moved;
}

/**
 * Brings what a member has at one vendor back, as far as that is believed.
 *
 * @throws VendorUnreachable when it does not say what that is
 */
export async function moveOutOf(
  deps: TransferDeps,
  mover: Mover,
  vendorKey: string,
): Promise<Transfer | null> {
  const askedAt = deps.clock.now();
  const amount = await askBalance(deps.vendorClient, vendorKey, mover.memberId);
  if (amount === 0n) return null;
  return startMove(deps, mover, { vendorKey, direction: 'out', amount }, askedAt);
}

/**
 * Moves an amount once, by the mover's id, as far as a vendor's word of it is believed.
 *
 * @param askedAt when that word was asked for
 */
export async function startMove(
  deps: TransferDeps,
  { siteId, memberId, causeId }: Mover,
  move: Pick<Transfer, 'vendorKey' | 'direction' | 'amount'>,
  askedAt = deps.clock.now(),
): Promise<Transfer> {
  const startedAt = deps.clock.now();
  const transferId = deriveId('game-transfer', `${causeId}:${move.vendorKey}:${move.direction}`);
  const state = move.direction === 'in' ? 'taking' : 'sending';
  const nextAt = new Date(startedAt.getTime() + OWN_MS);
  const fresh = { ...move, transferId, siteId, memberId, state, startedAt } as const;
  const begun = await beginTransfer(deps, fresh, { nextAt, askedAt });
  if ('instead' in begun) return begun.instead;
  const transfer = begun.started;
  if (isEnded(transfer) || (!transfer.isNew && isUnderWay(transfer, startedAt))) return transfer;
  return driveTransfer(deps, transfer, { isResumed: !transfer.isNew });
}

/** Whoever drives it waits for an answer: a vendor that is asked about it now would not have it any more. */
function isUnderWay({ attempts, nextAt }: StartedTransfer, now: Date): boolean {
  return attempts === 0 && nextAt > now;
}
