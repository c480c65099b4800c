import type { Vault } from '../vault.ts';

type Secrets = { account: string; holder: string };

/** Number and holder of a request, as its columns keep them. */
export function sealAccountRequest(vault: Vault, rowId: string, { account, holder }: Secrets) {
  return {
    account: vault.seal({ rowId, column: 'deposit_account_request.account' }, account),
    holder: vault.seal({ rowId, column: 'deposit_account_request.holder' }, holder),
    keyVersion: vault.currentVersion,
  };
}

/** The same, to read. */
export function openAccountRequest(
  vault: Vault,
  { requestId: rowId, account, holder }: Secrets & { requestId: string },
): Secrets {
  return {
    account: vault.open({ rowId, column: 'deposit_account_request.account' }, account),
    holder: vault.open({ rowId, column: 'deposit_account_request.holder' }, holder),
  };
}
