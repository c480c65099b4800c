import type { Clock } from '@noriter/kit/clock';
import { withTransaction } from '@noriter/kit/postgres';
import type { SecretKey } from '@noriter/kit/secret-keys';
import type pg from 'pg';
import type { WalletDeps } from '../deps.ts';
import type { Outcome } from '../domain/ledger/batch.ts';
import { closeBatch } from '../domain/ledger/close-batch.ts';
import type { Command } from '../domain/ledger/command.ts';
import { lockPlayers } from '../store/ledger/accounts.ts';
import { writeLedger } from '../store/ledger/ledger-tables.ts';
import { findRecorded } from '../store/ledger/recorded-commands.ts';
import { againWhenTaken } from './apply-commands.ts';
import { addOutcomes } from './steps/add-outcomes.ts';

/**
 * Closes commands whose sender has no answer. One that was decided
 * is answered as the ledger has it; one that was never decided is refused from here on (W408), also
 * when its message turns up later: a repeated id is answered, not applied.
 *
 * The accounts are locked as for applying, so a command that is being applied at this moment is
 * waited for and found.
 *
 * @param provenWith a key of who asks
 * @returns one outcome for each command, in their order
 */
export async function closeCommands(
  { pool, clock }: Pick<WalletDeps, 'pool' | 'clock'>,
  commands: readonly Command[],
  provenWith?: SecretKey,
): Promise<Outcome[]> {
  return againWhenTaken(() =>
    withTransaction(pool, (tx) => closeIn(tx, commands, { clock, provenWith })),
  );
}

async function closeIn(
  tx: pg.ClientBase,
  commands: readonly Command[],
  { clock, provenWith }: { clock: Clock; provenWith: SecretKey | undefined },
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
    await addOutcomes(tx, fresh, provenWith);
  }
  return outcomes;
}
