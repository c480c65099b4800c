import { askCommands } from '@noriter/wallet-client/call-wallet';
import type { MoneyCommand } from '@noriter/wallet-client/command';
import { askStatus, askToMove } from '../clients/transfer-vendor.ts';
import type { TransferDeps } from '../deps.ts';
import {
  afterNews,
  isEnded,
  OWN_MS,
  retryAfter,
  type Transfer,
  type TransferCommand,
  type TransferNews,
  transferCommandId,
} from '../domain/transfer.ts';
import { moveOn } from '../store/transfers.ts';

/**
 * Drives a transfer on until it ends, or somebody does not answer: then it is asked about again later.
 * Each step is written down before the next server is asked.
 *
 * @param isResumed nobody knows whether the vendor was asked already: it is asked by our id
 */
export async function driveTransfer(
  deps: TransferDeps,
  started: Transfer,
  { isResumed }: { isResumed: boolean },
): Promise<Transfer> {
  let transfer = started;
  let wasAsked = isResumed;
  while (!isEnded(transfer)) {
    const { news, reason } = await askNext(deps, transfer, wasAsked);
    const next = afterNews(transfer, news);
    const isStuck = next === transfer.state || next === 'unknown';
    const attempts = isStuck ? transfer.attempts + 1 : 0;
    const at = deps.clock.now();
    transfer = await moveOn(deps.pool, transfer, {
      state: next,
      reason,
      attempts,
      // Longer than its next step may take: until then nobody else asks about it.
      nextAt: new Date(at.getTime() + (isStuck ? retryAfter(attempts) : OWN_MS)),
      at,
      isEnd: isEnded({ state: next }),
    });
    if (isStuck) return transfer;
    wasAsked = false;
  }
  return transfer;
}

/** What came back, with the wallet's code where it refused. */
type Answer = { news: TransferNews; reason: string };

async function askNext(deps: TransferDeps, transfer: Transfer, wasAsked: boolean): Promise<Answer> {
  switch (transfer.state) {
    case 'taking':
      return askWallet(deps, transfer, 'game_money_out');
    case 'paying':
    case 'returning':
      return askWallet(deps, transfer, 'game_money_in');
    default: {
      const isKnown = wasAsked || transfer.state === 'unknown';
      const news = await (isKnown ? askStatus : askToMove)(deps.vendorClient, transfer);
      if (news === 'vendor-contradicts') {
        const { transferId, vendorKey } = transfer;
        deps.log.error({ transferId, vendorKey }, 'a vendor has a transfer otherwise than we');
      }
      return { news, reason: transfer.reason };
    }
  }
}

async function askWallet(
  { wallet, log }: TransferDeps,
  transfer: Transfer,
  kind: TransferCommand,
): Promise<Answer> {
  const { transferId } = transfer;
  try {
    const [outcome] = await askCommands(wallet, [commandOf(transfer, kind)]);
    const refusal = outcome?.refusal ?? null;
    if (refusal === null) return { news: 'wallet-applied', reason: transfer.reason };
    if (kind === 'game_money_in') {
      log.error({ transferId, refusal }, 'the wallet refused what may not be refused');
    }
    return { news: 'wallet-refused', reason: refusal };
  } catch (error) {
    log.warn({ err: error, transferId }, 'the wallet has not answered a transfer');
    return { news: 'unanswered', reason: transfer.reason };
  }
}

function commandOf(
  { transferId, siteId, memberId, vendorKey, amount, startedAt }: Transfer,
  kind: TransferCommand,
): MoneyCommand {
  return {
    commandId: transferCommandId(transferId, kind),
    siteId,
    memberId,
    kind,
    amount,
    counterAccount: `vendor:${vendorKey}`,
    subjectType: 'game-transfer',
    subjectId: transferId,
    product: '',
    at: startedAt,
  };
}
