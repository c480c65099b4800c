import type { Clock } from '@noriter/kit/clock';
import { addAllToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { walletEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import type { WalletDeps } from '../deps.ts';
import { closeBatch, type Outcome } from '../domain/batch.ts';
import type { Command } from '../domain/command.ts';
import { outcomeEvent } from '../events/wallet-event.ts';
import { againWhenTaken } from './apply-commands.ts';
import { findRecorded, lockPlayers, writeLedger } from './ledger-tables.ts';

/**
 * Says for good what became of commands that their sender has heard nothing of. One that was decided
 * is answered as the ledger has it; one that was never decided is refused from here on (W408), also
 * when its message turns up later: a repeated id is answered, not applied.
 *
 * The accounts are locked as for applying, so a command that is being applied at this moment is
 * waited for and found.
 *
 * @returns one outcome for each command, in their order
 */
export async function closeCommands(
  { pool, clock }: Pick<WalletDeps, 'pool' | 'clock'>,
  commands: readonly Command[],
): Promise<Outcome[]> {
  return againWhenTaken(() => withTransaction(pool, (tx) => closeIn(tx, commands, clock)));
}

async function closeIn(
  tx: pg.ClientBase,
  commands: readonly Command[],
  clock: Clock,
): Promise<Outcome[]> {
  const memberIds = [...new Set(commands.map(({ memberId }) => memberId))];
  const players = await lockPlayers(tx, memberIds);
  const at = clock.now();
  const recorded = await findRecorded(
    tx,
    commands.map(({ commandId }) => commandId),
  );
  const { outcomes, fresh } = closeBatch({ players, recorded }, commands, at);
  if (fresh.length > 0) {
    await writeLedger(tx, fresh, at);
    await addAllToOutbox(tx, walletEvents, fresh.map(outcomeEvent));
  }
  return outcomes;
}
