import { VendorUnreachable } from '../../site/clients/call-vendor.ts';
import type { TransferDeps } from '../deps.ts';
import { retryAfter, type Transfer } from '../domain/transfer.ts';
import {
  claimLeftMoney,
  forgetLeftMoney,
  type LeftMoney,
  postponeLeftMoney,
} from '../store/left-money.ts';
import { moveOutOf } from './move-money.ts';

/** So long whoever asks has for it before somebody else does. */
const OWN_MS = 15_000;
/** A vendor may still book a last round for so long: what it pays then is looked for once more. */
const QUIET_MS = 60_000;
/** A vendor that gives nothing of what it has is not asked for it more often: each time is a transfer. */
const REFUSED_MS = 600_000;

/**
 * Brings back what an ended session has left with its vendor, of one that is due.
 *
 * @returns the vendor that was asked, and whether it did not say what there is; null when nothing is due
 */
export async function bringLeftMoney(
  deps: TransferDeps,
  which: { sessionId: string | null; without: readonly string[] },
): Promise<{ vendorKey: string; isSilent: boolean } | null> {
  const now = deps.clock.now();
  const nextAt = new Date(now.getTime() + OWN_MS);
  const left = await claimLeftMoney(deps.pool, which, { now, nextAt });
  if (left === null) return null;
  const { vendorKey, siteId, memberId, sessionId } = left;
  const mover = { siteId, memberId, causeId: causeOf(left) };
  const later = (ms: number) =>
    postponeLeftMoney(deps.pool, left, new Date(deps.clock.now().getTime() + ms));
  try {
    const transfer = await moveOutOf(deps, mover, vendorKey);
    const isQuiet = now.getTime() - left.endedAt.getTime() >= QUIET_MS;
    if (transfer === null && isQuiet) await forgetLeftMoney(deps.pool, left);
    else await later(waitAfter(transfer, left));
    return { vendorKey, isSilent: false };
  } catch (err) {
    if (!(err instanceof VendorUnreachable)) throw err;
    deps.log.warn({ err, sessionId, vendorKey }, 'game money was left with its vendor');
    await later(retryAfter(left.attempts));
    return { vendorKey, isSilent: true };
  }
}

/** One that nobody has answered is driven on by itself; then what is left is looked at again. */
function waitAfter(transfer: Transfer | null, { attempts }: LeftMoney): number {
  if (transfer === null || transfer.state === 'done') return QUIET_MS;
  return transfer.state === 'refused' ? REFUSED_MS : retryAfter(attempts);
}

/** An attempt moves the money once; what is still there later is asked for under another id. */
function causeOf({ sessionId, endedAt, attempts }: LeftMoney): string {
  return `end ${sessionId} ${endedAt.getTime()} ${attempts}`;
}
