import { setTimeout as delay } from 'node:timers/promises';
import { readCash } from '../../site/clients/read-cash.ts';
import { askBalance, openPlayer } from '../clients/transfer-vendor.ts';
import type { TransferDeps } from '../deps.ts';
import type { Transfer } from '../domain/transfer.ts';
import { readOpenTransfers } from '../store/member-transfers.ts';
import { type Mover, moveOutOf, startMove } from './move-money.ts';

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
  const all = await startMove(deps, mover, { vendorKey, direction: 'in', amount });
  if (home === null || all.state !== 'refused') return all;
  const back = { ...mover, causeId: `back ${mover.causeId}` };
  return startMove(deps, back, { vendorKey, direction: 'in', amount: home.amount });
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
