import { koreaDayRange } from '@noriter/kit/korea-time';
import { pageInfo, pageSlice } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';

import { loadProtection } from '../actions/protection-table.ts';
import type { IdentityDeps } from '../deps.ts';
import {
  effectiveLimit,
  findLimit,
  type LimitName,
  type Protection,
  stateOf,
} from '../domain/protection.ts';
import {
  type LimitKind,
  type LimitPeriod,
  limitKinds,
  limitPeriods,
  openRaise,
  raiseBegins,
  raiseEnds,
} from '../domain/protection-limit.ts';
import type { SiteOptions } from '../domain/site-options.ts';
import { errors } from '../errors.ts';
import { readSiteSettings } from './site-settings.ts';

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

/** Who changed what of a member's protection and why, newest first. */
export async function protectionHistory(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  { siteId, memberId }: Key,
  query: { page: number; startDate?: string | undefined; endDate?: string | undefined },
) {
  const { page, startDate, endDate } = query;
  const always = startDate === undefined && endDate === undefined;
  const { from, until } = koreaDayRange(startDate, endDate, clock);
  const where = { siteId, memberId, ...(always ? {} : { at: { gte: from, lt: until } }) };
  const { limit, offset } = pageSlice(page);
  const [rows, total] = await Promise.all([
    db.protectionChange.findMany({
      where,
      orderBy: [{ at: 'desc' }, { changeId: 'desc' }],
      take: limit,
      skip: offset,
    }),
    db.protectionChange.count({ where }),
  ]);
  const list = rows.map(({ changeId, at, action, detail, operator, reason, address }) => {
    return { changeId, at: at.toISOString(), action, detail, operator, reason, address };
  });
  return { list, pageInfo: pageInfo(page, total) };
}

/** The numbers the wallet and the games have to keep to. */
export async function readGate(
  { pool, clock }: Pick<IdentityDeps, 'pool' | 'clock'>,
  memberId: string,
) {
  const protection = await loadProtection(pool, memberId);
  const { version, timeOutUntil, exclusion } = protection;
  const amounts = (kind: LimitKind) => ({
    day: effectiveLimit(protection, kind, 'day')?.toString() ?? null,
    week: effectiveLimit(protection, kind, 'week')?.toString() ?? null,
    month: effectiveLimit(protection, kind, 'month')?.toString() ?? null,
  });
  return {
    version,
    state: stateOf(protection, clock.now()),
    timeOutUntil: timeOutUntil?.toISOString() ?? null,
    excluded: exclusion !== null,
    deposit: amounts('deposit'),
    loss: amounts('loss'),
  };
}

function limitView(
  protection: Protection,
  { kind, period }: { kind: LimitKind; period: LimitPeriod },
  now: Date,
) {
  return {
    kind,
    period,
    amount: effectiveLimit(protection, kind, period)?.toString() ?? null,
    own: partView(protection, { kind, period, setBy: 'member' }, now),
    imposed: partView(protection, { kind, period, setBy: 'operator' }, now),
  };
}

function partView({ limits }: Protection, name: LimitName, now: Date) {
  const limit = findLimit(limits, name);
  const raise = openRaise(limit, now);
  return {
    amount: limit.amount?.toString() ?? null,
    raise:
      raise === null
        ? null
        : {
            amount: raise.amount?.toString() ?? null,
            askedAt: raise.askedAt.toISOString(),
            from: raiseBegins(raise).toISOString(),
            until: raiseEnds(raise).toISOString(),
          },
  };
}
