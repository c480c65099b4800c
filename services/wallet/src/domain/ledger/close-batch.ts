import { emptyAccount } from './account.ts';
import { type BatchDecision, type BatchState, type Outcome, repeated } from './batch.ts';
import type { Command } from './command.ts';

/**
 * Closes commands instead of deciding them: one without an outcome is refused, and its account stays
 * as it is. Whatever comes under its id later is a repetition.
 */
export function closeBatch(
  { players, recorded }: BatchState,
  commands: readonly Command[],
  at: Date,
): Pick<BatchDecision, 'outcomes' | 'fresh'> {
  const closed = new Map<string, Outcome>();
  const outcomes = commands.map((command) => {
    const known = players.get(command.memberId)?.account;
    const earlier = closed.get(command.commandId) ?? recorded.get(command.commandId);
    if (earlier !== undefined) return repeated(earlier, command, known);
    const account = known ?? emptyAccount(command.memberId, command.siteId);
    const outcome: Outcome = { command, refusal: 'W408', account, at, replayed: false };
    closed.set(command.commandId, outcome);
    return outcome;
  });
  return { outcomes, fresh: [...closed.values()] };
}
