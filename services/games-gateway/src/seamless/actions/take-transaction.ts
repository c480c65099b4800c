import { transactionIdOf } from '../../rounds/domain/ids.ts';
import type { SeamlessDeps } from '../deps.ts';
import { fingerprintOf } from '../domain/money-call.ts';
import { settleTransaction } from './settle-transaction.ts';
import type { Asked } from './steps/asked.ts';
import type { Step } from './steps/decide-transactions.ts';
import type { Settled } from './steps/settled.ts';

/** How often it is decided again because of what the wallet had still to answer. */
const ATTEMPTS_MAX = 5;

/**
 * Takes a vendor's transaction: decides it under the player's lock and writes it down, has the wallet move
 * the money when no lock is held, and writes down the answer, which is given to every repeat.
 */
export async function takeTransaction(
  deps: SeamlessDeps,
  asked: Omit<Asked, 'transactionId' | 'balance'>,
): Promise<Settled & { transactionId: string }> {
  const transactionId = transactionIdOf(asked.vendor.vendorKey, asked.call);
  const earlier = answeredBefore(asked);
  if (earlier !== null) return { ...earlier, transactionId };
  let balance: bigint | null = null;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const step = await decideAsked(deps, { ...asked, transactionId, balance });
    if (step.kind === 'answered') return { ...step.answer, transactionId };
    if (step.kind === 'needs-balance') {
      balance = await deps.cash.submit(asked.player.member.memberId);
      continue;
    }
    if (step.kind === 'written') {
      const settled = await settleTransaction(deps, transactionId, step.open);
      if (settled === null) break;
      return { ...settled, transactionId };
    }
    const waited = await Promise.all(step.transactionIds.map((id) => settleTransaction(deps, id)));
    if (waited.includes(null)) break;
  }
  return { code: 'temporary', balance, transactionId };
}

/** An answer is kept for ever: the same call again needs no lock, and moves nothing. */
function answeredBefore({ player: { earlier }, call }: Pick<Asked, 'player' | 'call'>) {
  if (earlier === null || earlier.state === 'pending') return null;
  if (earlier.fingerprint !== fingerprintOf(call)) return null;
  return { code: earlier.code === '' ? 'ok' : earlier.code, balance: earlier.balance } as const;
}

/** One of a player is decided at a time: who is behind another asks again. */
async function decideAsked(
  { decisions }: SeamlessDeps,
  asked: Asked,
): Promise<Exclude<Step, { kind: 'later' }>> {
  for (;;) {
    const step = await decisions.submit(asked);
    if (step.kind !== 'later') return step;
  }
}
