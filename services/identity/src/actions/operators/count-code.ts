import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { normaliseName } from '../../domain/members/normalise.ts';
import { isLocked } from '../../domain/sessions/attempts.ts';
import { countGuess } from '../steps/judge-guess.ts';

/**
 * Counts a guess at the code of an operator whose password was right, or who is logged in, from all networks
 * together: six digits are guessed through by who has networks enough. Nobody else comes to it, so no stranger
 * locks an operator out; a passkey and a recovery code are not guessed, and still let them in.
 *
 * @returns whether it may be judged
 */
export async function countCode(
  deps: Pick<IdentityDeps, 'clock' | 'config'>,
  tx: pg.ClientBase,
  { siteId, loginId }: { siteId: string; loginId: string },
  isRight: boolean,
): Promise<boolean> {
  const guessed = { siteId, secret: 'operator-code', subject: normaliseName(loginId) } as const;
  const { before } = await countGuess(deps, tx, guessed, isRight);
  return !isLocked(before, deps.clock.now());
}
