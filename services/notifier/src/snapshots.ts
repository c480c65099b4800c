/** Members' balances for new subscriptions, as the wallet has them. */

import type { RemoteService } from '@noriter/kit/service-client';
import { callService } from '@noriter/kit/service-client';
import { z } from 'zod';

import type { Balance } from './domain/live-message.ts';
import { createPatientReads, type PatientReads } from './patient-reads.ts';

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
export type Snapshots = PatientReads<string, Balance>;

export function createSnapshots(wallet: RemoteService): Snapshots {
  return createPatientReads(async (memberIds) => {
    const asked = { memberIds: [...new Set(memberIds)] };
    const answer = await callService(wallet, '/internal/balances', asked, balancesAnswer);
    const byMember = new Map(answer.balances.map((balance) => [balance.memberId, balance]));
    return memberIds.map((memberId) => byMember.get(memberId) ?? null);
  });
}
