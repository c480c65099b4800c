import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { insertOperator } from '../../store/operators/new-operators.ts';
import { orTaken } from '../../store/unique-refusal.ts';
import { openEnrolment } from '../enrolment/open-enrolment.ts';

export type NewOperator = {
  readonly operatorId: string;
  readonly siteId: string;
  readonly loginId: string;
  readonly name: string;
  /** One of the site's roles. */
  readonly role: string;
  readonly addresses: readonly string[];
};

/** An operator of the demonstration, whose password and second factor everybody knows. */
export type DemoOperator = NewOperator & { readonly password: string; readonly totpSecret: string };

type Opened = Pick<IdentityDeps, 'pool' | 'vault' | 'passwords' | 'clock'>;

/** Creates an operator of the demonstration. */
export async function createDemoOperator(deps: Opened, operator: DemoOperator): Promise<void> {
  const passwordHash = await deps.passwords.hash(operator.password);
  await withTransaction(deps.pool, (tx) =>
    insertOperator(deps, tx, { ...operator, passwordHash, isEnrolled: true, isPublished: true }),
  ).catch((error: unknown) => {
    throw orTaken(error);
  });
}

/**
 * Creates an operator who has neither password nor second factor yet, and opens the way to them.
 *
 * @param hands who is given the link, and who the code that goes with it
 * @returns the id of the enrolment
 * @throws A101 when the login id is taken
 */
export async function createOperator(
  deps: Pick<IdentityDeps, 'vault' | 'clock' | 'ids'>,
  tx: pg.ClientBase,
  operator: NewOperator,
  hands: { linkFor: string | null; codeFor: string | null },
): Promise<string> {
  const secrets = { passwordHash: '', totpSecret: '', isEnrolled: false };
  await insertOperator(deps, tx, { ...operator, ...secrets }).catch((error: unknown) => {
    throw orTaken(error);
  });
  const { siteId, operatorId } = operator;
  return openEnrolment(deps, tx, { siteId, operatorId, ...hands });
}
