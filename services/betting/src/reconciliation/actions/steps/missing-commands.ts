import type { Pace } from '@noriter/ledger-comparison/pace';
import { ledgerRows } from '@noriter/wallet-client/ledger';
import type { CompareDeps } from '../../deps.ts';
import type { AskedCommand } from '../../store/asked-commands.ts';
import type { SlipMismatch } from '../../store/mismatches.ts';

/** Commands the wallet is asked about in one step: a few milliseconds' work, here and there. */
const COMMANDS_PER_STEP = 500;

/** What of these commands the ledger does not have, or has as refused. */
export async function missingOf(
  { wallet }: Pick<CompareDeps, 'wallet'>,
  commands: readonly AskedCommand[],
  pace: Pace,
): Promise<SlipMismatch[]> {
  const found: SlipMismatch[] = [];
  for (let start = 0; start < commands.length; start += COMMANDS_PER_STEP) {
    const some = commands.slice(start, start + COMMANDS_PER_STEP);
    const rows = await ledgerRows(
      wallet,
      some.map(({ commandId }) => commandId),
    );
    for (const command of some) {
      const row = rows.get(command.commandId);
      if (row === undefined) found.push({ ...command, fault: 'missing' });
      else if (row.refusal !== null) found.push({ ...command, fault: 'refused' });
    }
    await pace.rest();
  }
  return found;
}
