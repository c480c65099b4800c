import { closeCommands } from './call-wallet.ts';
import { decideByPages, type Unanswered, type UnansweredDeps } from './unanswered.ts';

/**
 * Gives commands an end that the wallet never reported: it could not handle them, or nobody could ask it.
 * The wallet is asked by their ids, and what its record holds is decided by; one it does not know is refused
 * by the question (W408). So it is for those whose money could buy nothing any more. Nothing is
 * guessed: while the wallet does not answer, they wait.
 */
export async function closeUnanswered(
  deps: UnansweredDeps,
  unanswered: Unanswered,
  signal: AbortSignal,
): Promise<void> {
  const ask = closeCommands.bind(null, deps.wallet);
  await decideByPages(deps, unanswered, ask, signal);
}
