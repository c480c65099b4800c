import { koreaDay } from '@noriter/kit/korea-time';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { type AgeMethod, ageOn, isBirthDate } from '../../domain/members/age.ts';
import type { SiteOptions } from '../../domain/site/site-options-shape.ts';
import { errors } from '../../errors.ts';
import { saveConfirmedAge } from '../../store/members/ages.ts';

type Limits = Pick<SiteOptions, 'mode' | 'minimumAge'>;

/**
 * On a site in real mode, whether somebody born on this day may be a member.
 *
 * @throws U129, U131
 */
export function checkAge(deps: Pick<IdentityDeps, 'clock'>, limits: Limits, birthDate: string) {
  if (limits.mode === 'real') refuseTooYoung(deps, limits, birthDate);
}

/** A demonstration has no minimum age; a real site always has one. */
function refuseTooYoung(
  { clock }: Pick<IdentityDeps, 'clock'>,
  { minimumAge }: Limits,
  birthDate: string,
): void {
  const today = koreaDay(clock.now());
  if (!isBirthDate(birthDate, today)) throw refuse(errors, 'U129');
  const age = minimumAge ?? 0;
  if (ageOn(birthDate, today) < age) throw refuse(errors, 'U131', { age });
}

/** How old somebody is, as an operator has seen it. */
export type SeenAge = { readonly birthDate: string; readonly method: AgeMethod };

/**
 * Keeps what an operator has seen of a member's age.
 *
 * @throws U129, U131
 */
export async function confirmSeenAge(
  deps: Pick<IdentityDeps, 'vault' | 'clock'>,
  tx: pg.ClientBase,
  limits: Limits,
  { memberId, by, ...seen }: SeenAge & { readonly memberId: string; readonly by: string },
): Promise<void> {
  refuseTooYoung(deps, limits, seen.birthDate);
  await saveConfirmedAge(deps, tx, { memberId, by, ...seen });
}
