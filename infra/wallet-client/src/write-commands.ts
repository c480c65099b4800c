import { type DeferredRows, deferInOutbox } from '@noriter/kit/deferred-rows';
import { addAllToOutbox } from '@noriter/kit/outbox';
import { walletCommands } from '@noriter/proto/topics';
import type pg from 'pg';
import { commandMessage, type MoneyCommand } from './command.ts';

/** How long a command that nobody released waits in the outbox, in milliseconds. */
const DEFER_MS = 2_000;

/** Commands that are written down, and may be taken when their transaction has committed. */
export type DeferredCommands = {
  readonly commandIds: readonly string[];
  readonly subjectIds: readonly string[];
  /** As on their topic. */
  readonly commands: readonly Uint8Array[];
  readonly rows: DeferredRows;
};

/** Writes commands for whose outcome nobody waits, in the transaction of what they are for. */
export async function writeCommands(
  tx: pg.ClientBase,
  commands: readonly MoneyCommand[],
): Promise<void> {
  await addAllToOutbox(
    tx,
    walletCommands,
    commands.map((command) => commandMessage(command, '')),
  );
}

/** Writes commands as deferred rows: the wallet is called for them after the commit. */
export async function deferCommands(
  tx: pg.ClientBase,
  commands: readonly MoneyCommand[],
  replyTo: string,
): Promise<DeferredCommands> {
  const messages = commands.map((command) => commandMessage(command, replyTo));
  const { rows, values } = await deferInOutbox(tx, walletCommands, messages, DEFER_MS);
  return {
    commandIds: commands.map(({ commandId }) => commandId),
    subjectIds: commands.map(({ subjectId }) => subjectId),
    commands: values,
    rows,
  };
}
