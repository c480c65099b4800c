import { isOutage } from '@noriter/kit/outage';
import { applyCommands, type EncodedCommand, encodeCommand } from './call-wallet.ts';
import type { CommandOutcome } from './outcome.ts';
import { decideByPages, type Unanswered, type UnansweredDeps } from './unanswered.ts';

/**
 * Asks again for money that nobody was answered about, as its caller's process ended, or the wallet
 * was away for longer than callers wait. The same ids are asked for, so what was applied is answered and
 * not applied again. It is for those whose money still buys something; `closeUnanswered` is for the others.
 *
 * One call at a time, beside those of callers. A wallet that is away ends the run: all of them wait for
 * the next one. A command that the wallet itself fails at costs nobody else: it is left out, and logged.
 *
 * @throws what an outage of the wallet throws
 */
export async function askUnanswered(
  deps: UnansweredDeps,
  unanswered: Unanswered,
  signal: AbortSignal,
): Promise<void> {
  await decideByPages(
    deps,
    unanswered,
    (commands) =>
      askApart(
        deps,
        commands.map((command) => encodeCommand(deps.wallet, command)),
      ),
    signal,
  );
}

/** @returns outcomes in the order of their commands, without those that the wallet fails at */
async function askApart(
  deps: UnansweredDeps,
  commands: readonly EncodedCommand[],
): Promise<CommandOutcome[]> {
  try {
    return await applyCommands(deps.wallet, commands);
  } catch (error) {
    if (isOutage(error)) throw error;
    if (commands.length === 1) {
      const commandIds = commands.map(({ commandId }) => commandId);
      deps.log.error({ err: error, commandIds }, 'the wallet fails at a command');
      return [];
    }
    const middle = commands.length >> 1;
    const before = await askApart(deps, commands.slice(0, middle));
    return [...before, ...(await askApart(deps, commands.slice(middle)))];
  }
}
