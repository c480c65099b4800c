import type { MemberCaller } from '@noriter/kit/caller';
import { refuse } from '@noriter/kit/result-codes';
import type { IdentityDeps } from '../../deps.ts';
import { stepOfCode } from '../../domain/second-factor.ts';
import { errors } from '../../errors.ts';
import { lockMember } from '../../store/members/members.ts';
import {
  confirmFactor,
  findSecondFactor,
  useMemberCode,
} from '../../store/members/second-factor.ts';
import { readSiteSettings } from '../../store/site/site-settings.ts';
import { announcePayoutAccess } from '../steps/announce-payout-access.ts';
import { judgeGuess } from '../steps/judge-guess.ts';

/** How long a secret that was shown can be confirmed. */
const confirmMs = 15 * 60_000;

/**
 * Puts the begun second factor into use, with a code of it.
 *
 * @throws LX03, U124, U127, U128, U130
 */
export async function confirmSecondFactor(
  deps: IdentityDeps,
  caller: MemberCaller,
  otp: string,
): Promise<void> {
  const { siteId, memberId: subject } = caller;
  const { options } = await readSiteSettings(deps, siteId);
  const factor = await findSecondFactor(deps, subject);
  const now = deps.clock.now();
  if (factor === null || now.getTime() - factor.begunAt.getTime() > confirmMs) {
    throw refuse(errors, factor?.confirmedAt ? 'U127' : 'U128');
  }
  if (factor.confirmedAt !== null) throw refuse(errors, 'U127');
  const step = stepOfCode(factor.secret, otp, now);
  const guessed = { siteId, secret: 'member-code', subject } as const;
  const judged = await judgeGuess(deps, guessed, step !== null, {
    async right(tx) {
      await lockMember(tx, siteId, subject);
      const confirmed = await confirmFactor(tx, subject, { begunAt: factor.begunAt, at: now });
      // Whoever added a passkey meanwhile, or changed a password, shut out what was begun before; and who began
      // anew has another secret, of which this was no code.
      if (confirmed !== 'done') throw refuse(errors, confirmed === 'gone' ? 'U128' : 'U127');
      await useMemberCode(tx, subject, step ?? 0);
      const waitHours = options.withdrawalWaitHours;
      await announcePayoutAccess(deps, tx, caller, { kind: 'second-factor-added', waitHours });
    },
  });
  if (judged.outcome === 'locked') throw refuse(errors, 'LX03', { minutes: judged.minutes });
  if (judged.outcome === 'wrong') throw refuse(errors, 'U124');
}
