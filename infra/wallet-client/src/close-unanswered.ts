import type { Logger } from '@noriter/kit/logging';
import { type AskedWallet, closeCommands } from './call-wallet.ts';
import type { MoneyCommand } from './command.ts';
import type { CommandOutcome } from './outcome.ts';

/** Commands of one question. */
const COMMANDS_PER_PAGE = 200;

/** Which commands stayed unanswered, and what is done with their outcomes. */
export type Unanswered = {
  /** The commands behind a subject's, in the order of their subjects' ids; from the first for null. */
  readonly read: (after: string | null, limit: number) => Promise<readonly MoneyCommand[]>;
  readonly decide: (outcomes: readonly CommandOutcome[]) => Promise<unknown>;
};

/**
 * Gives commands an end that the wallet never reported: dead-lettered, or not come that far. The
 * wallet is asked by their ids, and what its record holds is decided by; one it does not know is refused
 * by the question (W408). So it is for those whose money could buy nothing any more. Nothing is
 * guessed: while the wallet does not answer, they wait.
 */
export async function closeUnanswered(
  { wallet, log }: { wallet: AskedWallet; log: Logger },
  { read, decide }: Unanswered,
  signal: AbortSignal,
): Promise<void> {
  let after: string | null = null;
  while (!signal.aborted) {
    const commands = await read(after, COMMANDS_PER_PAGE);
    if (commands.length === 0) return;
    const outcomes = await closeCommands(wallet, commands);
    await decide(outcomes);
    const missing = commands.length - outcomes.length;
    if (missing > 0)
      log.error({ commands: missing }, 'the wallet knows commands with other contents');
    after = commands.at(-1)?.subjectId ?? null;
  }
}
