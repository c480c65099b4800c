import { refuse } from '@noriter/kit/result-codes';
import type { WalletDeps } from '../deps.ts';
import { errors } from '../errors.ts';
import { readPolicy } from '../queries/read-policy.ts';
import { readStanding } from '../queries/read-standing.ts';
import { type Asker, checkMayDeposit } from './ask-deposit.ts';

/**
 * Shows where to send a deposit, to who may deposit only: the account changes often, so it is
 * good for some minutes.
 *
 * @throws Refusal C001, C004, U0011
 */
export async function showDepositAccount(deps: WalletDeps, asker: Asker) {
  const [{ policy }, standing] = await Promise.all([
    readPolicy(deps, asker.siteId),
    readStanding(deps, asker),
  ]);
  if (!policy.depositOpen) throw refuse(errors, 'C001');
  checkMayDeposit(standing);
  const { shownMinutes, ...account } = policy.depositAccount;
  const expiresAt = new Date(deps.clock.now().getTime() + shownMinutes * 60_000);
  return { ...account, expiresAt };
}
