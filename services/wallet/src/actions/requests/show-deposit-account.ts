import { refuse } from '@noriter/kit/result-codes';
import { callService } from '@noriter/kit/service-client';
import { z } from 'zod';
import { readGate } from '../../clients/protection.ts';
import type { Requester, WalletDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { readPolicy } from '../../store/cash-policy.ts';
import { readStanding } from '../../store/members/read-standing.ts';
import { checkMayDeposit } from '../steps/check-may-deposit.ts';
import { checkOpen } from '../steps/check-open.ts';

const answer = z.object({
  account: z
    .object({
      bankName: z.string(),
      accountNumber: z.string(),
      accountHolder: z.string(),
      shownMinutes: z.number().int(),
    })
    .nullable(),
});

/**
 * Shows where to send a deposit, to who may deposit only: the account changes often, so it is
 * good for some minutes. Identity keeps the accounts, as it alone opens what is sealed.
 *
 * @throws Refusal C001, C004, C005, C109, C110, U0011; TE99 or NT99 when identity does not answer
 */
export async function showDepositAccount(deps: WalletDeps, requester: Requester) {
  const [{ policy }, standing, gate] = await Promise.all([
    readPolicy(deps, requester.siteId),
    readStanding(deps, requester),
    readGate(deps, requester.memberId),
  ]);
  if (!policy.depositOpen) throw refuse(errors, 'C001');
  checkMayDeposit(standing);
  checkOpen(gate, deps.clock.now());
  const { siteId, memberId } = requester;
  const question = { siteId, memberId, level: standing.level };
  const path = '/internal/site/depositAccount';
  const { account } = await callService(deps.identity, path, question, answer);
  if (account === null) throw refuse(errors, 'C005');
  const { shownMinutes, ...shown } = account;
  const expiresAt = new Date(deps.clock.now().getTime() + shownMinutes * 60_000);
  return { ...shown, expiresAt };
}
