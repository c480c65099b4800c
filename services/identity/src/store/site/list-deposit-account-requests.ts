import type { IdentityDeps } from '../../deps.ts';
import { maskAccount, maskHolder } from '../../domain/members/masking.ts';
import { normaliseDigits } from '../../domain/members/normalise.ts';
import { accountRequestsOf, type DepositAccountRequest } from './deposit-account-requests.ts';
import { openDepositAccount } from './deposit-accounts.ts';
import { openAccountRequest } from './sealed-account-request.ts';

type Opened = Pick<DepositAccountRequest, 'bankName' | 'levelFrom' | 'levelTo' | 'shownMinutes'> & {
  account: string;
  holder: string;
  enabled: boolean;
};

/**
 * What is asked of a site's accounts, the newest first, each with the account as it was and as it is to
 * become. Of what waits number and holder are whole, since two numbers may look alike masked; of what is
 * decided they are masked.
 */
export async function listDepositAccountRequests(
  { db, pool, vault }: Pick<IdentityDeps, 'db' | 'pool' | 'vault'>,
  siteId: string,
) {
  const requests = await accountRequestsOf(pool, siteId);
  const madeFrom = requests.map(({ accountId, version }) => ({ accountId, version }));
  const versions = await db.depositAccount.findMany({ where: { siteId, OR: madeFrom } });
  return requests.map((request) => {
    const { accountId, version, status } = request;
    const isWaiting = status === 'waiting';
    const was = versions.find((one) => one.accountId === accountId && one.version === version);
    const after = { ...request, ...openAccountRequest(vault, request) };
    return {
      request,
      before:
        was === undefined ? null : shown({ ...was, ...openDepositAccount(vault, was) }, isWaiting),
      after: shown(after, isWaiting),
      isStale: isWaiting && version > 0 && was?.current !== true,
    };
  });
}

function shown({ account, holder, ...rest }: Opened, isWhole: boolean) {
  const { bankName, levelFrom, levelTo, shownMinutes, enabled } = rest;
  return {
    bankName,
    accountNumber: isWhole ? account : maskAccount(normaliseDigits(account)),
    accountHolder: isWhole ? holder : maskHolder(holder),
    levelFrom,
    levelTo,
    shownMinutes,
    enabled,
  };
}
