/**
 * The present state for a new subscription. Balances are read from the wallet, those of everyone
 * who subscribes at the same time in one call: after a restart all browsers come back at once.
 */

import { backoffMs, pause } from '@noriter/kit/backoff';
import { createMicroBatcher } from '@noriter/kit/micro-batch';
import { isOutage } from '@noriter/kit/outage';
import type { RemoteService } from '@noriter/kit/service-client';
import { callService } from '@noriter/kit/service-client';
import { z } from 'zod';

import type { Balance } from './domain/live-message.ts';

const MEMBERS_PER_CALL = 200;
const MEMBERS_WAITING_MAX = 20_000;

/** About 20 seconds in all; after that the browser's own balance poll has to do. */
const ATTEMPTS_MAX = 7;
const BACKOFF = { firstMs: 200, maxMs: 5_000 };

const balancesAnswer = z.object({
  balances: z.array(
    z.object({
      memberId: z.string(),
      cash: z.coerce.bigint(),
      held: z.coerce.bigint(),
      points: z.coerce.bigint(),
      version: z.coerce.bigint(),
    }),
  ),
});

export type Snapshots = {
  /**
   * A member's balance now.
   *
   * @param wanted asked before each try, so that nothing is read for a reader that has left
   * @returns null when the wallet did not answer in time, has no such member, or nobody waits
   */
  balanceOf(memberId: string, wanted: () => boolean): Promise<Balance | null>;
  close(): Promise<void>;
};

export function createSnapshots(wallet: RemoteService): Snapshots {
  const reads = createMicroBatcher<string, Balance | null>({
    maxBatch: MEMBERS_PER_CALL,
    maxQueue: MEMBERS_WAITING_MAX,
    run: (memberIds) => readBalances(wallet, memberIds),
  });
  const closing = new AbortController();
  return {
    async balanceOf(memberId, wanted) {
      for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
        if (!wanted() || closing.signal.aborted) return null;
        try {
          return await reads.submit(memberId);
        } catch (error) {
          if (!isOutage(error)) throw error;
        }
        await pause(backoffMs(attempt, BACKOFF), closing.signal);
      }
      return null;
    },
    close() {
      closing.abort();
      return reads.close();
    },
  };
}

async function readBalances(
  wallet: RemoteService,
  memberIds: readonly string[],
): Promise<(Balance | null)[]> {
  const asked = [...new Set(memberIds)];
  const answer = await callService(
    wallet,
    '/internal/balances',
    { memberIds: asked },
    balancesAnswer,
  );
  const byMember = new Map(answer.balances.map((balance) => [balance.memberId, balance]));
  return memberIds.map((memberId) => byMember.get(memberId) ?? null);
}
