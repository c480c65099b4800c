import { refuse } from '@noriter/kit/result-codes';
import { changeSettings } from '@noriter/versioned-settings/change-settings';
import type pg from 'pg';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { isNothingLeft, leftTexts } from '../../domain/site/real-mode.ts';
import { contradictions, missingForRealMode, withChanges } from '../../domain/site/site-options.ts';
import type { SiteOptions, SomeSiteOptions } from '../../domain/site/site-options-shape.ts';
import { errors } from '../../errors.ts';
import { announceSite } from '../../events/site-event.ts';
import { findRecommender } from '../../store/members/find-recommender.ts';
import { hasMembers, keepMembersOut, readDemonstration } from '../../store/site/demonstration.ts';
import { siteOptionSettings } from '../../store/site/site-option-settings.ts';

/**
 * Changes some of a site's options; the others stay. The version that was read comes back with
 * them, so that of two operators who edit at once the second one is refused.
 *
 * @throws S004, S005, S006, S010, S011, U116
 */
export async function setSiteOptions(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  { version, changed }: { version: number; changed: SomeSiteOptions },
): Promise<void> {
  const { siteId } = operator;
  const named = changed.joinRecommenderId;
  if (named && (await findRecommender(deps, siteId, named)) === null) throw refuse(errors, 'U116');
  let becomes: SiteOptions['mode'] | null = null;
  const change = (before: SiteOptions) => {
    const after = withChanges(before, changed);
    refuseUnusable(after);
    becomes = before.mode === after.mode ? null : after.mode;
    return after;
  };
  const by = { siteId, changedBy: operator.loginId, audit };
  await changeSettings(deps, siteOptionSettings, by, {
    version,
    reason: '',
    change,
    announce: async (tx) => {
      if (becomes === 'real') await refuseDemonstration(deps, tx, siteId);
      if (becomes === 'demo') await refuseMembers(tx, siteId);
      await announceSite(deps, tx, siteId, { case: 'options', value: {} });
    },
  });
}

/** What was played for nothing, and who everybody can be, does not become real by a switch. */
async function refuseDemonstration(
  { config }: Pick<IdentityDeps, 'config'>,
  tx: pg.ClientBase,
  siteId: string,
): Promise<void> {
  await keepMembersOut(tx);
  const left = await readDemonstration({ config }, tx, siteId);
  if (!isNothingLeft(left)) throw refuse(errors, 'S010', leftTexts(left));
}

/** Whose money is real is not played with by a demonstration, which asks nobody for age or country. */
async function refuseMembers(tx: pg.ClientBase, siteId: string): Promise<void> {
  await keepMembersOut(tx);
  if (await hasMembers(tx, siteId)) throw refuse(errors, 'S011');
}

function refuseUnusable(options: SiteOptions): void {
  const missing = missingForRealMode(options);
  if (missing.length > 0) throw refuse(errors, 'S004', { missing: missing.join(', ') });
  const conflicts = contradictions(options);
  if (conflicts.length > 0) throw refuse(errors, 'S005', { options: conflicts.join(', ') });
}
