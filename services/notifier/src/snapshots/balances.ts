/** Members' balances for new subscriptions, as the wallet has them. */

import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';

import type { Balance } from '../domain/live-message.ts';
import { createRetryingReads, type RetryingReads } from './retrying-reads.ts';

const balancesAnswer = z.object({
  balances: z.array(
    z.object({
      memberId: z.string(),
      cash: z.coerce.bigint(),
      held: z.coerce.bigint(),
      points: z.coerce.bigint(),
      owed: z.coerce.bigint(),
      version: z.coerce.bigint(),
    }),
  ),
});

/** By member; null has no account. */
export type Balances = RetryingReads<string, Balance>;

export function createBalances(wallet: RemoteService): Balances {
  return createRetryingReads(async (memberIds) => {
    const asked = { memberIds: [...new Set(memberIds)] };
    const answer = await callService(wallet, '/internal/balances', asked, balancesAnswer);
    const byMember = new Map(answer.balances.map((balance) => [balance.memberId, balance]));
    return memberIds.map((memberId) => byMember.get(memberId) ?? null);
  });
}
