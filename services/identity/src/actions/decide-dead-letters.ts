import type { Auditor } from '@noriter/kit/audit';
import { addAgainToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { IdentityDeps } from '../deps.ts';
import { type LetterMove, mayMove, stateAfter } from '../domain/dead-letter.ts';
import { errors } from '../errors.ts';
import { type LetterRow, lockLetters, saveDecidedLetters } from '../store/dead-letter-rows.ts';
import type { LetterScope } from '../store/letter-rows.ts';

/** Who decides on dead letters: an operator, or the command line. */
export type LetterDecider = LetterScope & {
  /** The operator's login id. */
  readonly name: string;
  readonly audit: Auditor;
};

export type LetterDecision = {
  readonly move: LetterMove;
  readonly letterIds: readonly string[];
  readonly reason: string;
};

/**
 * Sends dead letters again, or marks them as dealt with. A replay is an outbox row in the
 * transaction that marks the letter, so a letter is sent once however often and by however many
 * it is asked for. Those of a topic leave in the order in which they died.
 *
 * @returns how many were moved, and how many had been before
 * @throws Refusal A110 where one of them is not there
 */
export async function decideDeadLetters(
  { pool, clock }: Pick<IdentityDeps, 'pool' | 'clock'>,
  { name, audit, ...scope }: LetterDecider,
  { move, letterIds, reason }: LetterDecision,
): Promise<{ done: number; already: number }> {
  return withTransaction(pool, async (tx) => {
    const letters = await lockLetters(tx, scope, letterIds);
    if (letters.length < new Set(letterIds).size) throw refuse(errors, 'A110');
    const moved = letters.filter(({ state }) => mayMove(state, move));
    const ids = moved.map((one) => one.letter_id);
    await saveDecidedLetters(tx, ids, {
      state: stateAfter(move),
      at: clock.now(),
      by: name,
      reason,
    });
    if (move === 'replay') {
      await addAgainToOutbox(
        tx,
        moved.map(({ topic, key, payload, headers }) => ({ topic, key, value: payload, headers })),
      );
    }
    const already = letters.length - moved.length;
    await audit(tx, {
      action: `dead-letter.${move}`,
      subject: letters.length === 1 ? `dead-letter:${letterIds[0]}` : 'dead-letters',
      before: null,
      after: { reason, already, letters: moved.map(nameOf) },
    });
    return { done: moved.length, already };
  });
}

function nameOf({ letter_id, topic, event_id }: LetterRow): string {
  return `${topic} ${event_id} ${letter_id}`;
}
