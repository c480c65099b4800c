import { createHash } from 'node:crypto';
import type { IdentityDeps } from '../../deps.ts';

/** What a challenge is made for, and whose it is: it proves nothing else and for nobody else. */
export type ChallengeUse = {
  readonly siteId: string;
  readonly purpose:
    | 'operator-login'
    | 'operator-enrolment'
    | 'operator-new'
    | 'operator-proof'
    | 'member-new'
    | 'member-proof';
  /** The login id that was typed, the enrolment, or the owner, the session and what was proved; kept as a hash. */
  readonly subject: string;
};

type Keeping = Pick<IdentityDeps, 'redis' | 'clock'>;

/** How long somebody has to find their key. */
export const CHALLENGE_MS = 5 * 60_000;

/** Writes a challenge down, to be answered once. */
export async function keepChallenge(
  { redis, clock }: Keeping,
  use: ChallengeUse,
  challenge: string,
): Promise<void> {
  const until = clock.now().getTime() + CHALLENGE_MS;
  await redis.set(keyOf(use, challenge), until, 'PX', CHALLENGE_MS);
}

/** Takes a challenge away. @returns whether it was made for this, in time, and not answered yet */
export async function takeChallenge(
  { redis, clock }: Keeping,
  use: ChallengeUse,
  challenge: string,
): Promise<boolean> {
  const until = await redis.getdel(keyOf(use, challenge));
  return until !== null && Number(until) > clock.now().getTime();
}

/** Hashed, because a part of it is what a stranger typed. */
function keyOf({ siteId, purpose, subject }: ChallengeUse, challenge: string): string {
  const whole = JSON.stringify([siteId, purpose, subject, challenge]);
  return `passkey:${createHash('sha256').update(whole).digest('base64url')}`;
}
