import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { findOperator, type HeldOperator, holdOperator } from '../../store/operators/operators.ts';
import { publishSessions } from '../steps/sessions.ts';
import { written } from './prove-operator.ts';

/** Since when the operator has the secrets of now, as a text; empty while there are none. */
export async function enrolmentOf(
  deps: Pick<IdentityDeps, 'db'>,
  { siteId, operatorId }: DecidedBy['operator'],
): Promise<string> {
  return enrolmentText(await findOperator(deps, { siteId, operatorId }));
}

function enrolmentText(operator: Pick<HeldOperator, 'enrolledAt'> | null): string {
  return operator?.enrolledAt?.toISOString() ?? '';
}

type Begun = {
  readonly action: string;
  /** What `enrolmentOf` said when it was judged. */
  readonly enrolment: string;
  readonly change: (tx: pg.ClientBase) => Promise<object | null>;
};

/**
 * Finishes what the operator has begun by a proof.
 *
 * @returns false when they were reset meanwhile: whoever began it may be why
 */
export async function finishBegun(
  deps: IdentityDeps,
  by: DecidedBy,
  { action, enrolment, change }: Begun,
): Promise<boolean> {
  const changes = await withTransaction(deps.pool, async (tx) => {
    const held = enrolmentText(await holdOperator(tx, by.operator.operatorId));
    if (held === '' || held !== enrolment) return null;
    const after = await change(tx);
    return written(deps, by, tx, { action, after, endsOthers: true });
  });
  if (changes === null) return false;
  await publishSessions(deps, changes);
  return true;
}
