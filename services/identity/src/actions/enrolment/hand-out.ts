import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { type Enrolment, openEnrolments } from '../../store/operators/enrolments.ts';
import { makeCode, makeLink } from './open-enrolment.ts';

/**
 * Gives the link to who asked for the operator; they pass it on. The link alone opens nothing.
 *
 * @throws A113 when there is nothing to enrol, A118 for anybody else
 */
export async function handOutLink(
  deps: IdentityDeps,
  by: DecidedBy,
  operatorId: string,
): Promise<{ token: string; until: string }> {
  return handOut(deps, by, { operatorId, what: 'link' }, async (tx, enrolment) => {
    const { token, until } = await makeLink(deps, tx, enrolment);
    return { token, until: until.toISOString() };
  });
}

/**
 * Gives the code to who approved; they pass it on by another way. The code alone opens nothing.
 *
 * @throws A113, A118
 */
export async function handOutCode(
  deps: IdentityDeps,
  by: DecidedBy,
  operatorId: string,
): Promise<{ code: string }> {
  return handOut(deps, by, { operatorId, what: 'code' }, async (tx, { enrolmentId }) => ({
    code: await makeCode(deps, tx, enrolmentId),
  }));
}

async function handOut<T>(
  { pool, clock }: IdentityDeps,
  { operator: by, audit }: DecidedBy,
  { operatorId, what }: { operatorId: string; what: 'link' | 'code' },
  make: (tx: Parameters<Parameters<typeof withTransaction>[1]>[0], of: Enrolment) => Promise<T>,
): Promise<T> {
  return withTransaction(pool, async (tx) => {
    const [enrolment] = await openEnrolments(tx, by.siteId, [operatorId], clock.now());
    if (enrolment === undefined) throw refuse(errors, 'A113');
    const owner = what === 'link' ? enrolment.linkFor : enrolment.codeFor;
    if (owner !== by.operatorId) throw refuse(errors, 'A118');
    const entry = { before: null, after: { enrolmentId: enrolment.enrolmentId } };
    const action = `operator.hand-out-${what}`;
    await audit(tx, { action, subject: `operator:${operatorId}`, ...entry });
    return make(tx, enrolment);
  });
}
