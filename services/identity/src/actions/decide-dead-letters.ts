import type { Auditor } from '@noriter/kit/audit';
import { addAgainToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';

import type { IdentityDeps } from '../deps.ts';
import { type LetterMove, type LetterState, mayMove, stateAfter } from '../domain/dead-letter.ts';
import { errors } from '../errors.ts';

/** Who decides on dead letters: an operator, or the command line. */
export type LetterDecider = {
  readonly siteId: string;
  /** The operator's login id. */
  readonly name: string;
  readonly audit: Auditor;
};

export type LetterDecision = {
  readonly move: LetterMove;
  readonly letterIds: readonly string[];
  readonly reason: string;
};

type LetterRow = {
  letter_id: string;
  topic: string;
  key: string;
  payload: Buffer;
  headers: Record<string, string>;
  state: LetterState;
  event_id: string;
};

/**
 * Sends dead letters again, or says that they are dealt with. A replay is an outbox row in the
 * transaction that marks the letter, so a letter is sent once however often and by however many
 * it is asked for. Those of a topic leave in the order in which they died.
 *
 * @returns how many were moved, and how many had been before
 * @throws Refusal A110 where one of them is not there
 */
export async function decideDeadLetters(
  { pool, clock }: Pick<IdentityDeps, 'pool' | 'clock'>,
  { siteId, name, audit }: LetterDecider,
  { move, letterIds, reason }: LetterDecision,
): Promise<{ done: number; already: number }> {
  return withTransaction(pool, async (tx) => {
    const letters = await lockLetters(tx, siteId, letterIds);
    if (letters.length < new Set(letterIds).size) throw refuse(errors, 'A110');
    const moved = letters.filter(({ state }) => mayMove(state, move));
    await tx.query(
      `update dead_letter set state = $2, decided_at = $3, decided_by = $4, reason = $5
       where letter_id = any($1::uuid[])`,
      [moved.map((one) => one.letter_id), stateAfter(move), clock.now(), name, reason],
    );
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

async function lockLetters(
  tx: pg.ClientBase,
  siteId: string,
  letterIds: readonly string[],
): Promise<LetterRow[]> {
  const { rows } = await tx.query<LetterRow>(
    `select letter_id, topic, key, payload, headers, state, event_id from dead_letter
     where letter_id = any($1::uuid[]) and (site_id = $2 or site_id is null)
     order by topic, place, letter_id for update`,
    [letterIds, siteId],
  );
  return rows;
}

function nameOf({ letter_id, topic, event_id }: LetterRow): string {
  return `${topic} ${event_id} ${letter_id}`;
}
