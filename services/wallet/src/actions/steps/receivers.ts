import type pg from 'pg';
import type { Outcome } from '../../domain/ledger/batch.ts';
import { type Command, transferSides } from '../../domain/ledger/command.ts';
import type { Receiver } from '../../domain/receiving.ts';
import { insertMemberTransfers, lockReceivers } from '../../store/members/receivers.ts';

/**
 * The members whom transfers of a batch go to, with what came to them. Most batches have none and read nothing.
 */
export async function whomTransfersGoTo(
  tx: pg.ClientBase,
  commands: readonly Command[],
  { recorded, now }: { recorded: ReadonlyMap<string, Outcome>; now: Date },
): Promise<Map<string, Receiver>> {
  const ids = commands.flatMap(({ commandId, receiverId }) =>
    receiverId === null || recorded.has(commandId) ? [] : [receiverId],
  );
  return ids.length === 0 ? new Map() : lockReceivers(tx, [...new Set(ids)], now);
}

/** Counts the transfers of a batch for the limits of whom they go to, from their debit on. */
export async function recordTransfers(
  tx: pg.ClientBase,
  fresh: readonly Outcome[],
  at: Date,
): Promise<void> {
  const transfers = fresh.flatMap(({ command, refusal }) =>
    refusal === null
      ? transferSides(command).map(([memberId, amount]) => ({
          commandId: command.commandId,
          memberId,
          amount,
          at,
        }))
      : [],
  );
  if (transfers.length > 0) await insertMemberTransfers(tx, transfers);
}
