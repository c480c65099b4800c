import { refuse } from '@noriter/kit/result-codes';
import type { WalletDeps } from '../deps.ts';
import { errors } from '../errors.ts';
import { lastVendorMove } from '../queries/last-vendor-move.ts';

/** A vendor's game may still book its last round this long after its window was closed. */
const QUIET_MS = 60_000;

/**
 * Brings money that lies with vendors back into cash. Every vendor so far plays on the member's
 * cash itself, so there is none to bring; but while a game is still moving cash the member must
 * wait for it to close.
 *
 * @throws Refusal C009
 */
export async function mergeGameMoney(
  { pool, clock }: WalletDeps,
  memberId: string,
): Promise<{ merged: bigint }> {
  const now = clock.now();
  const last = await lastVendorMove(pool, memberId, now);
  if (last !== null && now.getTime() - last.getTime() < QUIET_MS) throw refuse(errors, 'C009');
  return { merged: 0n };
}
