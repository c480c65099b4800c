import { setTimeout as delay } from 'node:timers/promises';
import { deriveId } from '@noriter/kit/ids';
import { VendorUnreachable } from '../../site/clients/call-vendor.ts';
import { readCash } from '../../site/clients/read-cash.ts';
import { askBalance, openPlayer } from '../clients/transfer-vendor.ts';
import type { TransferDeps } from '../deps.ts';
import { isEnded, OWN_MS, type Transfer } from '../domain/transfer.ts';
import {
  readOpenTransfers,
  readVendorsOf,
  type StartedTransfer,
  startTransfer,
} from '../store/transfers.ts';
import { driveTransfer } from './drive-transfer.ts';

/** Whose money, and the id of what it is moved for: the same again moves it once. */
export type Mover = { siteId: string; memberId: string; causeId: string };

/** A window's close is asked beside the next launch: what is on its way is waited for so often, and so long each time. */
const LOOKS = 20;
const LOOK_MS = 100;

/**
 * Brings all of a member's cash to a vendor. What lies there comes home before more follows it, or nobody could tell
 * later what was lost there from what was won with more. Where all may not follow, what lay there goes back: it was
 * counted when it went there first.
 *
 * @returns the last transfer, which has not ended or is not done where the money is not there; null without cash
 * @throws VendorUnreachable when the vendor does not open the member's wallet or say what is in it; nothing was
 *   moved then
 */
export async function moveIn(
  deps: TransferDeps,
  mover: Mover,
  vendorKey: string,
): Promise<Transfer | null> {
  await openPlayer(deps.vendorClient, vendorKey, mover.memberId);
  const cash = () => readCash(deps.wallet, mover.memberId);
  if ((await cash()) === 0n) return null;
  const onItsWay = await waitForOthers(deps, mover, vendorKey);
  if (onItsWay !== null) return onItsWay;
  const home = await bringHome(deps, mover, vendorKey);
  if (home !== null && home.state !== 'done') return home;
  const amount = await cash();
  // Another launch has carried all of it meanwhile.
  if (amount === 0n) return null;
  const all = await start(deps, mover, { vendorKey, direction: 'in', amount });
  if (home === null || all.state !== 'refused') return all;
  const back = { ...mover, causeId: `back ${mover.causeId}` };
  return start(deps, back, { vendorKey, direction: 'in', amount: home.amount });
}

/** What is still on its way to the vendor or from there; null once nothing is. */
async function waitForOthers(
  { pool }: Pick<TransferDeps, 'pool'>,
  { memberId }: Mover,
  vendorKey: string,
): Promise<Transfer | null> {
  for (let look = 1; ; look += 1) {
    const open = await readOpenTransfers(pool, memberId);
    const there = open.find((one) => one.vendorKey === vendorKey);
    if (there === undefined || look === LOOKS) return there ?? null;
    await delay(LOOK_MS);
  }
}

/** What a close or another launch has brought home meanwhile the vendor refuses, and has no more. */
async function bringHome(
  deps: TransferDeps,
  mover: Mover,
  vendorKey: string,
): Promise<Transfer | null> {
  const home = await moveOutOf(deps, mover, vendorKey);
  if (home?.state !== 'refused') return home;
  return (await askBalance(deps.vendorClient, vendorKey, mover.memberId)) === 0n ? null : home;
}

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

/** Brings what a member has at one vendor back. @throws VendorUnreachable when it does not say what that is */
export async function moveOutOf(
  deps: TransferDeps,
  mover: Mover,
  vendorKey: string,
): Promise<Transfer | null> {
  const amount = await askBalance(deps.vendorClient, vendorKey, mover.memberId);
  return amount === 0n ? null : start(deps, mover, { vendorKey, direction: 'out', amount });
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
  if (isEnded(transfer) || (!transfer.isNew && isUnderWay(transfer, startedAt))) return transfer;
  return driveTransfer(deps, transfer, { isResumed: !transfer.isNew });
}

/** Whoever drives it waits for an answer: a vendor that is asked about it now would not have it any more. */
function isUnderWay({ attempts, nextAt }: StartedTransfer, now: Date): boolean {
  return attempts === 0 && nextAt > now;
}
