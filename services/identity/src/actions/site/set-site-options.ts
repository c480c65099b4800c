import { refuse } from '@noriter/kit/result-codes';
import {
  type ChangeOutcome,
  changeGuarded,
  type GuardedEditor,
} from '@noriter/versioned-settings/change-guarded';
import type { SettingsChange } from '@noriter/versioned-settings/change-settings';
import { type ChangeDecision, decideChange } from '@noriter/versioned-settings/decide-change';
import type { Announce } from '@noriter/versioned-settings/settings';
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

type OptionsWish = SettingsChange & { requestId: string; changed: SomeSiteOptions };

/**
 * Changes some of a site's options; the others stay. The version that was read comes back with
 * them, so that of two operators who edit at once the second one is refused. Where one operator may do
 * more by it, another one is asked.
 *
 * @throws S004, S005, S006, S010, S011, U116; A112, S012 of what has to be asked for
 */
export async function setSiteOptions(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  { changed, ...wish }: OptionsWish,
): Promise<ChangeOutcome> {
  const { siteId, operatorId, loginId } = operator;
  await refuseNobody(deps, siteId, changed.joinRecommenderId);
  const change = (before: SiteOptions) => {
    const after = withChanges(before, changed);
    refuseUnusable(deps, after);
    return after;
  };
  const by = { siteId, operatorId, loginId, audit };
  const announce = announceIn(deps, siteId);
  return changeGuarded(deps, siteOptionSettings, by, { ...wish, change, announce });
}

/**
 * Approves options that another operator asked for, refuses them, or takes back one's own.
 *
 * @throws A112 to A115, S004 to S006, S010, S011, U116
 */
export function decideSiteOptions(deps: IdentityDeps, by: GuardedEditor, decision: ChangeDecision) {
  const announce = announceIn(deps, by.siteId);
  return decideChange(deps, siteOptionSettings, by, { ...decision, announce });
}

function announceIn(deps: IdentityDeps, siteId: string): Announce<SiteOptions> {
  return async (tx, { before, after }) => {
    const becomes = before.mode === after.mode ? null : after.mode;
    // Who approves may do so after a restart with other settings.
    refuseUnusable(deps, after);
    if (before.joinRecommenderId !== after.joinRecommenderId) {
      await refuseNobody(deps, siteId, after.joinRecommenderId);
    }
    if (becomes === 'real') await refuseDemonstration(deps, tx, siteId);
    if (becomes === 'demo') await refuseMembers(tx, siteId);
    await announceSite(deps, tx, siteId, { case: 'options', value: {} });
  };
}

/** Whoever signed up below somebody who may not recommend would be refused. */
async function refuseNobody(deps: IdentityDeps, siteId: string, loginId = ''): Promise<void> {
  if (loginId === '') return;
  if ((await findRecommender(deps, siteId, loginId)) === null) throw refuse(errors, 'U116');
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

function refuseUnusable({ config }: Pick<IdentityDeps, 'config'>, options: SiteOptions): void {
  const missing = missingForRealMode(options, config);
  if (missing.length > 0) throw refuse(errors, 'S004', { missing: missing.join(', ') });
  const conflicts = contradictions(options);
  if (conflicts.length > 0) throw refuse(errors, 'S005', { options: conflicts.join(', ') });
}
