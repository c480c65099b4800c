import { addAllToOutbox } from '@noriter/kit/outbox';
import { walletCommands } from '@noriter/proto/topics';
import type pg from 'pg';
import { commandMessage, type MoneyCommand } from './command.ts';

/** Writes commands for whose outcome nobody waits, in the transaction of what they are for. */
export async function writeCommands(
  tx: pg.ClientBase,
  commands: readonly MoneyCommand[],
): Promise<void> {
  await addAllToOutbox(tx, walletCommands, commands.map(commandMessage));
}
