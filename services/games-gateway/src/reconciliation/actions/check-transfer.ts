import { withTransaction } from '@noriter/kit/postgres';
import { ledgerRows } from '@noriter/wallet-client/ledger';
import { askStatus } from '../../transfer/clients/transfer-vendor.ts';
import { type Transfer, transferCommandId } from '../../transfer/domain/transfer.ts';
import type { ReconciliationDeps } from '../deps.ts';
import { booksOf, compareTransfer } from '../domain/transfer-books.ts';
import { noteChecked } from '../store/transfer-checks.ts';

/**
 * Compares an ended transfer with the ledger and with the vendor, each asked by our ids. While one does
 * not answer it is left for the next time; what differs is written down and alarmed.
 *
 * @returns false when the vendor did not answer
 * @throws TE99 or NT99 when the wallet does not answer
 */
export async function checkTransfer(
  deps: ReconciliationDeps,
  transfer: Transfer,
): Promise<boolean> {
  const { transferId, amount } = transfer;
  const [out, back] = [
    transferCommandId(transferId, 'game_money_out'),
    transferCommandId(transferId, 'game_money_in'),
  ];
  const rows = await ledgerRows(deps.wallet, [out, back]);
  const hasMoved = (commandId: string) => {
    const row = rows.get(commandId);
    return row !== undefined && row.refusal === null && row.amount === amount;
  };
  const isAsked = booksOf(transfer).vendor !== null;
  const vendor = isAsked ? await askStatus(deps.vendorClient, transfer) : null;
  if (vendor === 'unanswered') return false;
  const moved = { game_money_out: hasMoved(out), game_money_in: hasMoved(back) };
  const found = compareTransfer(transfer, moved, vendor);
  const at = deps.clock.now();
  const differs = found.length > 0;
  await withTransaction(deps.pool, (tx) => noteChecked(tx, transfer, { differs, at }));
  if (differs) deps.log.error({ transferId, found }, 'a transfer is not as both sides have it');
  return true;
}
