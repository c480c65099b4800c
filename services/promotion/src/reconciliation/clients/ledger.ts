import { type LedgerEntry, ledgerPage, ledgerRows } from '@noriter/wallet-client/ledger';
import type { PromotionBase } from '../../base.ts';

type Deps = Pick<PromotionBase, 'config'>;

/**
 * What moved on accounts of promotions behind a position of the ledger, and how far the wallet looked.
 *
 * @throws TE99 or NT99 when the wallet does not answer
 */
export function promotionPage(
  deps: Deps,
  after: bigint,
): Promise<{ entries: LedgerEntry[]; upto: bigint }> {
  return ledgerPage(walletOf(deps), 'promotion', { after });
}

/** The rows of commands, at most 2,000; one that never came has none. @throws as above */
export function rowsOf(
  deps: Deps,
  commandIds: readonly string[],
): Promise<Map<string, LedgerEntry>> {
  return ledgerRows(walletOf(deps), commandIds);
}

function walletOf({ config: { WALLET_URL: url, SERVICE_KEY: key } }: Deps) {
  return { url, to: 'wallet', service: 'promotion', key } as const;
}
