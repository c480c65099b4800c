import type { MemberCaller } from '@noriter/kit/caller';
import { refuse } from '@noriter/kit/result-codes';
import { errors } from '../../errors.ts';
import { VendorUnreachable } from '../../site/clients/call-vendor.ts';
import { readCash } from '../../site/clients/read-cash.ts';
import type { Vendor } from '../../site/domain/vendor.ts';
import { moveIn } from '../../transfer/actions/move-in.ts';
import { type Mover, moveOut } from '../../transfer/actions/move-money.ts';
import { askBalance } from '../../transfer/clients/transfer-vendor.ts';
import { type Counted, countTransfers } from '../../transfer/store/count-transfers.ts';
import { endCarriedMoney, noteCarriedMoney } from '../../transfer/store/left-money.ts';
import type { LaunchDeps } from '../deps.ts';

/** No launch takes longer: where its process dies, what it has carried to the vendor comes back then. */
const LAUNCH_MS = 120_000;

/**
 * Opens a game with a member's money where it is played: what lies with other vendors is brought back, and
 * all cash to a vendor with a wallet of its own, from where it comes back if the game does not open. A vendor
 * that does not answer keeps what it has, and keeps nobody from the games of others.
 *
 * @throws Refusal B0099 with nothing to play for, W101 to W104 and W106 to W108 where it may not be carried there, 9999 while
 *   some of it is on its way; and what `open` throws
 */
export async function withMoney<T>(
  deps: LaunchDeps,
  { siteId, memberId }: MemberCaller,
  { vendor, sessionId }: { vendor: Vendor; sessionId: string },
  open: () => Promise<T>,
): Promise<T> {
  const { pool, clock, log } = deps;
  const { vendorKey, protocol } = vendor;
  const mover = { siteId, memberId, causeId: sessionId };
  const before = await countTransfers(pool, memberId);
  await moveOut(deps, mover, { except: protocol === 'transfer' ? vendorKey : null });
  if (protocol !== 'transfer') {
    if ((await readCash(deps.wallet, memberId)) === 0n)
      throw await nothingFound(pool, memberId, before);
    return open();
  }
  const carried = { sessionId, siteId, memberId, vendorKey };
  await noteCarriedMoney(pool, carried, new Date(clock.now().getTime() + LAUNCH_MS));
  try {
    await carry(deps, mover, vendorKey);
    return await open();
  } catch (error) {
    await endCarriedMoney(pool, carried, clock.now()).catch((err: unknown) => {
      log.warn({ err, ...carried }, 'game money comes back later');
    });
    throw error;
  }
}

/** Brings all cash to a vendor with a wallet of its own. @throws Refusal B0099, W101 to W104, W106 to W108, 9999 */
async function carry(deps: LaunchDeps, mover: Mover, vendorKey: string): Promise<void> {
  const { pool, vendorClient, log } = deps;
  const { memberId } = mover;
  try {
    const before = await countTransfers(pool, memberId);
    const transfer = await moveIn(deps, mover, vendorKey);
    if (transfer?.state === 'done') return;
    if (transfer !== null && transfer.state !== 'refused') throw refuse(errors, '9999');
    // What lies there already may be played with: it was counted when it was moved.
    if ((await askBalance(vendorClient, vendorKey, memberId)) > 0n) return;
    const limit = limitOf(transfer?.reason ?? '');
    if (limit !== null) throw refuse(errors, limit);
    throw await nothingFound(pool, memberId, before);
  } catch (error) {
    if (!(error instanceof VendorUnreachable)) throw error;
    log.warn({ err: error, vendorKey }, 'game money could not be moved');
    throw refuse(errors, '9999');
  }
}

/**
 * Money that was in neither place when it was looked for there may have been between them: another launch or a close
 * moves it. @returns B0099 where nothing has moved since then, or 9999
 */
async function nothingFound(pool: LaunchDeps['pool'], memberId: string, before: Counted) {
  const after = await countTransfers(pool, memberId);
  return refuse(errors, after.open > 0 || after.ended > before.ended ? '9999' : 'B0099');
}

/** What the wallet keeps a member from, as of a stake. */
const limits = ['W101', 'W102', 'W103', 'W104', 'W106', 'W107', 'W108'] as const;

function limitOf(reason: string): (typeof limits)[number] | '9999' | null {
  // Suspended since the log-in; and whom nobody could say it of just now.
  if (reason === 'U0011') return 'W101';
  if (reason === 'W105') return '9999';
  return limits.find((code) => code === reason) ?? null;
}
