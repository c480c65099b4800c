import { deriveId } from '@noriter/kit/ids';
import { koreaDay } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import { writeCommands } from '@noriter/wallet-client/write-commands';
import type pg from 'pg';
import { accrueCashOf } from '../../accrual/actions/accrue-cash.ts';
import { publishPartnerEvent } from '../../tree/events/partner-event.ts';
import { readPeople } from '../../tree/store/people.ts';
import type { TransfersDeps } from '../deps.ts';
import { cashMovesOf, creditIdOf, debitIdOf, transferCodes } from '../domain/transfer.ts';
import { addTransferToDay } from '../store/transfer-days.ts';
import { lockTransfers, saveState, type Transfer } from '../store/transfers.ts';
import { transferCommand } from './ask-transfer.ts';

/** What the wallet did about one side of a transfer. */
export type SideOutcome = {
  transferId: string;
  commandId: string;
  refusal: string | null;
  /** Won in cash after it. */
  cash: bigint;
  at: Date;
};

type Deps = Pick<TransfersDeps, 'pool' | 'policyAt' | 'treeBooks'>;

/** A transfer whose credit is there, and since when. */
type Done = { transfer: Transfer; at: Date };

/**
 * Takes transfers on by what the wallet did: after the debit the credit is asked for in the same
 * transaction, after the credit it is done. Each step happens once, however often it is reported.
 */
export async function noteTransfers(deps: Deps, outcomes: readonly SideOutcome[]): Promise<void> {
  await withTransaction(deps.pool, async (tx) => {
    const ids = [...new Set(outcomes.map(({ transferId }) => transferId))];
    const transfers = new Map((await lockTransfers(tx, ids)).map((one) => [one.transferId, one]));
    const done: Done[] = [];
    for (const outcome of outcomes) {
      const transfer = transfers.get(outcome.transferId);
      if (transfer === undefined) continue;
      const state = await takeOn(tx, transfer, outcome);
      transfers.set(transfer.transferId, { ...transfer, state });
      if (state === 'done' && transfer.state !== 'done') done.push({ transfer, at: outcome.at });
    }
    await countDone(deps, tx, done);
  });
}

async function takeOn(
  tx: pg.ClientBase,
  transfer: Transfer,
  { commandId, refusal, cash, at }: SideOutcome,
): Promise<Transfer['state']> {
  const { transferId, siteId, toId, amount, kind, state } = transfer;
  if (state === 'pending' && commandId === debitIdOf(transferId)) {
    if (refusal !== null) {
      const code = refusal === 'C202' || refusal === 'W404' ? transferCodes[kind].short : refusal;
      await saveState(tx, transferId, { state: 'refused', refusal: code, at });
      return 'refused';
    }
    const credit = { siteId, transferId, amount, at, memberId: toId, kind: 'transfer_in' } as const;
    await writeCommands(tx, [transferCommand({ ...credit, commandId: creditIdOf(transferId) })]);
    await saveState(tx, transferId, { state: 'debited', fromCash: cash, at });
    return 'debited';
  }
  if (state !== 'debited' || commandId !== creditIdOf(transferId)) return state;
  // A credit is money from a counter: the wallet never refuses it for lack of any.
  if (refusal !== null) throw new Error(`The credit of ${transferId} was refused: ${refusal}.`);
  await saveState(tx, transferId, { state: 'done', toCash: cash, at });
  const { byId: partnerId, fromId } = transfer;
  const value = { transferId, fromId, toId, amount };
  const id = deriveId('partner-transfer-done', transferId);
  await publishPartnerEvent(tx, id, { siteId, partnerId, at }, { case: 'transferDone', value });
  return 'done';
}

/** Counts what came to members and left them, and then what each partner gave and took. */
async function countDone(deps: Deps, tx: pg.ClientBase, done: readonly Done[]): Promise<void> {
  const [first] = done;
  if (first === undefined) return;
  const ids = done.flatMap(({ transfer: { fromId, toId } }) => [fromId, toId]);
  const personOf = await readPeople(tx, ids, first.at);
  const tierOf = (memberId: string) => personOf(memberId).tier;
  const moves = done.flatMap(({ transfer, at }) => cashMovesOf(transfer, tierOf, at));
  const sites = [...Map.groupBy(moves, ({ siteId }) => siteId)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  for (const [siteId, transfers] of sites) await accrueCashOf(deps, tx, siteId, { transfers });
  // After the sums that deposits are added to in the same order: nobody waits in a circle.
  for (const { transfer, at } of done) {
    // A member who gives has no days of a partner.
    if (tierOf(transfer.byId) > 0) await addTransferToDay(tx, transfer, koreaDay(at));
  }
}
