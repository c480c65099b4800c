import { wonText } from '@noriter/kit/money';
import { callService, ServiceTimeout, ServiceUnavailable } from '@noriter/kit/service-client';
import { z } from 'zod';
import type { IdentityDeps } from '../deps.ts';

const answer = z.object({
  balances: z.array(z.object({ cash: wonText.in, points: wonText.in })).length(1),
});

/**
 * What a member holds, as the wallet says. Who they are does not depend on it: while the wallet
 * does not answer both are null, and the page asks it by itself.
 */
export async function memberMoney(
  { wallet, log }: Pick<IdentityDeps, 'wallet' | 'log'>,
  memberId: string,
): Promise<{ cashAmt: string | null; pointAmt: string | null }> {
  try {
    const body = { memberIds: [memberId] };
    const { balances } = await callService(wallet, '/internal/balances', body, answer);
    const [balance] = balances;
    return { cashAmt: balance?.cash ?? null, pointAmt: balance?.points ?? null };
  } catch (error) {
    if (!(error instanceof ServiceUnavailable || error instanceof ServiceTimeout)) throw error;
    log.warn({ err: error }, 'the wallet does not say what a member holds');
    return { cashAmt: null, pointAmt: null };
  }
}
