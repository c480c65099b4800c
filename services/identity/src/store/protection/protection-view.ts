import { refuse } from '@noriter/kit/result-codes';
import type { IdentityDeps } from '../../deps.ts';
import { limitKinds, limitPeriods } from '../../domain/protection/protection-limit.ts';
import { stateOf } from '../../domain/protection/protection-state.ts';
import type { SiteOptions } from '../../domain/site/site-options-shape.ts';
import { errors } from '../../errors.ts';
import { readSiteSettings } from '../site/site-settings.ts';
import { limitView } from './limit-view.ts';
import { loadProtection } from './protections.ts';

type Key = { siteId: string; memberId: string };

type SiteDefault = Pick<SiteOptions, 'realityCheckMinutes'>;

type ProtectionColumns = {
  realityCheckMinutes: number | null;
  timeOutUntil: Date | null;
  excludedAt: Date | null;
  excludedUntil: Date | null;
};

/** What every page of the site has to know: whether the member may play, and when to remind them. */
export function protectionSummary(
  row: ProtectionColumns | null,
  siteDefault: SiteDefault,
  now: Date,
) {
  const { timeOutUntil = null, excludedAt = null, excludedUntil = null } = row ?? {};
  const exclusion = excludedAt === null ? null : { since: excludedAt, until: excludedUntil };
  const state = stateOf({ exclusion, timeOutUntil }, now);
  const until = { none: null, timeOut: timeOutUntil, excluded: excludedUntil }[state];
  return {
    state,
    until: until?.toISOString() ?? null,
    realityCheckMinutes: row?.realityCheckMinutes ?? siteDefault.realityCheckMinutes,
  };
}

/** A member's protection as they and the operators see it. */
export async function readProtection(
  { db, pool, clock }: Pick<IdentityDeps, 'db' | 'pool' | 'clock'>,
  { siteId, memberId }: Key,
) {
  const [member, protection, { options }] = await Promise.all([
    db.member.findFirst({ where: { siteId, memberId }, select: { memberId: true } }),
    loadProtection(pool, memberId),
    readSiteSettings({ db }, siteId),
  ]);
  if (member === null) throw refuse(errors, 'U130');
  const now = clock.now();
  const state = stateOf(protection, now);
  const { exclusion, timeOutUntil, realityCheck } = protection;
  return {
    state,
    timeOutUntil: timeOutUntil !== null && timeOutUntil > now ? timeOutUntil.toISOString() : null,
    exclusion:
      exclusion === null
        ? null
        : { since: exclusion.since.toISOString(), until: exclusion.until?.toISOString() ?? null },
    limits: limitKinds.flatMap((kind) =>
      limitPeriods.map((period) => limitView(protection, { kind, period }, now)),
    ),
    realityCheckMinutes: realityCheck ?? options.realityCheckMinutes,
    realityCheckChosen: realityCheck !== null,
    serverTime: now.toISOString(),
  };
}

/** When the session of the call began: the reality check counts from there. */
export async function sessionStart({ db }: Pick<IdentityDeps, 'db'>, sessionId: string) {
  const session = await db.session.findUnique({
    where: { sessionId },
    select: { startedAt: true },
  });
  return session?.startedAt.toISOString() ?? null;
}
