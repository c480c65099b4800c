import { networkOf } from '@noriter/kit/client-address';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { normaliseName } from '../../domain/members/normalise.ts';
import { errors } from '../../errors.ts';
import { findOperator, holdOperator } from '../../store/operators/operators.ts';
import type { ChallengeUse } from '../../store/passkeys/challenges.ts';
import type { UsedPasskey } from '../../store/passkeys/passkeys.ts';
import { judgeGuess } from '../steps/judge-guess.ts';
import {
  factorProofOf,
  type GivenFactor,
  isAsJudged,
  useFactorProof,
} from '../steps/operator-factor.ts';
import { endSessions, publishSessions, type SessionChange } from '../steps/sessions.ts';
import { countCode } from './count-code.ts';

/** What an operator proves themselves by before they change what they log in with. */
export type OwnProof = GivenFactor & { readonly password: string };

type Change<T> = {
  action: string;
  change?: (tx: pg.ClientBase) => Promise<T>;
  after?: object;
};

/** For what an operator's passkey is asked for once they are logged in. */
export function proofChallenge({
  siteId,
  operatorId: subject,
}: DecidedBy['operator']): ChallengeUse {
  return { siteId, purpose: 'operator-proof', subject };
}

/** Runs a change once password and second factor are proven; a wrong guess counts as at the login. */
export async function proven<T>(
  deps: IdentityDeps,
  by: DecidedBy,
  { password, ...factor }: OwnProof,
  { action, change, after }: Change<T>,
): Promise<T | undefined> {
  const { siteId, operatorId, address } = by.operator;
  const operator = await findOperator(deps, { siteId, operatorId });
  if (operator === null) throw refuse(errors, 'A102');
  const isRight = await deps.passwords.isRight(operator.passwordHash || null, password);
  const proof = await factorProofOf(deps, operator, factor, proofChallenge(by.operator));
  const subject = `${normaliseName(operator.loginId)} ${networkOf(address)}`;
  const guessed = { siteId, secret: 'operator-login', subject } as const;
  const judged = await judgeGuess(deps, guessed, isRight && proof !== null, {
    right: async (tx) => {
      const noteCopy = (copied: UsedPasskey) => auditCopy(by, tx, copied);
      if (proof === null) return null;
      if ('step' in proof && !(await countCode(deps, tx, operator, true))) return null;
      if (!isAsJudged(await holdOperator(tx, operatorId), operator, proof)) return null;
      if (!(await useFactorProof(deps, tx, operatorId, { proof, noteCopy }))) return null;
      const value = await change?.(tx);
      return {
        value,
        changes: await written(deps, by, tx, { action, after, endsOthers: change !== undefined }),
      };
    },
    wrong: async (tx) => {
      if (isRight) await countCode(deps, tx, operator, false);
      await auditWrong(by, tx, action);
    },
  });
  if (judged.outcome === 'locked') throw refuse(errors, 'LX03', { minutes: judged.minutes });
  if (judged.outcome === 'wrong' || judged.value === null) throw refuse(errors, 'A119');
  await publishSessions(deps, judged.value.changes);
  return judged.value.value;
}

/** Nothing of a secret reaches the audit log. Who holds an older session is out. */
export async function written(
  deps: IdentityDeps,
  { operator: { siteId, operatorId, sessionId }, audit }: DecidedBy,
  tx: pg.ClientBase,
  {
    action,
    after,
    endsOthers,
  }: { action: string; after?: object | null | undefined; endsOthers: boolean },
): Promise<SessionChange[]> {
  await audit(tx, {
    action,
    subject: `operator:${operatorId}`,
    before: null,
    after: after ?? null,
  });
  if (!endsOthers) return [];
  const owner = { siteId, kind: 'operator', subjectId: operatorId } as const;
  return endSessions(deps, tx, owner, { reason: 'revoked', except: sessionId });
}

/** Somebody in an operator's session does not know what the operator knows. */
export async function auditWrong(
  { operator: { operatorId }, audit }: DecidedBy,
  tx: pg.ClientBase,
  act: string,
): Promise<void> {
  const subject = `operator:${operatorId}`;
  await audit(tx, { action: 'operator.proof-failed', subject, before: null, after: { act } });
}

/** A counter that fell: somebody else has a copy of the key. */
export async function auditCopy(
  { operator: { operatorId }, audit }: DecidedBy,
  tx: pg.ClientBase,
  copied: UsedPasskey,
): Promise<void> {
  const subject = `operator:${operatorId}`;
  await audit(tx, { action: 'operator.copied-passkey', subject, before: null, after: copied });
}
