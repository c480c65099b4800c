import { networkOf } from '@noriter/kit/client-address';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { normaliseName } from '../../domain/members/normalise.ts';
import { errors } from '../../errors.ts';
import { findOperator, holdOperator } from '../../store/operators/operators.ts';
import type { UsedPasskey } from '../../store/passkeys/passkeys.ts';
import { saveProven } from '../../store/sessions/session-ends.ts';
import { refreshOperatorSession } from '../sessions/refresh-operator-session.ts';
import { judgeGuess } from '../steps/judge-guess.ts';
import {
  type FactorProof,
  factorProofOf,
  type GivenFactor,
  isAsJudged,
  useFactorProof,
} from '../steps/operator-factor.ts';
import { countCode } from './count-code.ts';
import { auditCopy, auditWrong, proofChallenge } from './prove-operator.ts';

/**
 * An operator proves the second factor again before money moves. Its guesses are counted by themselves: a
 * right factor says nothing of the password, and forgets no wrong one.
 *
 * @returns a token that says so
 * @throws A102, A119, LX03, LX05, TK998, TK999
 */
export async function stepUp(deps: IdentityDeps, by: DecidedBy, given: GivenFactor) {
  const { siteId, operatorId, address } = by.operator;
  const operator = await findOperator(deps, { siteId, operatorId });
  if (operator === null) throw refuse(errors, 'A102');
  const proof = await factorProofOf(deps, operator, given, proofChallenge(by.operator));
  const subject = `${normaliseName(operator.loginId)} ${networkOf(address)}`;
  const guessed = { siteId, secret: 'operator-proof', subject } as const;
  const judged = await judgeGuess(deps, guessed, proof !== null, {
    right: async (tx) => {
      if (proof === null) return false;
      if ('step' in proof && !(await countCode(deps, tx, operator, true))) return false;
      if (!isAsJudged(await holdOperator(tx, operatorId), operator, proof)) return false;
      return keepProof(deps, by, tx, proof);
    },
    wrong: async (tx) => {
      await countCode(deps, tx, operator, false);
      await auditWrong(by, tx, 'operator.step-up');
    },
  });
  if (judged.outcome === 'locked') throw refuse(errors, 'LX03', { minutes: judged.minutes });
  if (judged.outcome === 'wrong' || !judged.value) throw refuse(errors, 'A119');
  return refreshOperatorSession(deps, by.operator);
}

async function keepProof(
  deps: IdentityDeps,
  by: DecidedBy,
  tx: pg.ClientBase,
  proof: FactorProof,
): Promise<boolean> {
  const { operatorId, sessionId } = by.operator;
  const noteCopy = (copied: UsedPasskey) => auditCopy(by, tx, copied);
  if (!(await useFactorProof(deps, tx, operatorId, { proof, noteCopy }))) return false;
  await saveProven(tx, sessionId, deps.clock.now());
  const entry = { subject: `operator:${operatorId}`, before: null, after: { sessionId } };
  await by.audit(tx, { action: 'operator.step-up', ...entry });
  return true;
}
