import type { Pace } from '@noriter/ledger-comparison/pace';
import { unappliedOf } from '@noriter/wallet-client/unapplied';
import type { CompareDeps } from '../../deps.ts';
import type { AskedCommand } from '../../store/asked-commands.ts';
import type { SlipMismatch } from '../../store/mismatches.ts';

/** Commands the wallet is asked about in one step: a few milliseconds' work, here and there. */
const COMMANDS_PER_STEP = 500;

/** What of these commands the ledger does not have, or has as refused or with another amount. */
export async function missingOf(
  { wallet }: Pick<CompareDeps, 'wallet'>,
  commands: readonly AskedCommand[],
  pace: Pace,
): Promise<SlipMismatch[]> {
  const found: SlipMismatch[] = [];
  for (let start = 0; start < commands.length; start += COMMANDS_PER_STEP) {
    const some = commands.slice(start, start + COMMANDS_PER_STEP);
    const unapplied = await unappliedOf(wallet, some);
    for (const command of some) {
      const fault = unapplied.get(command.commandId);
      if (fault !== undefined) found.push({ ...command, fault });
    }
    await pace.rest();
  }
  return found;
}
