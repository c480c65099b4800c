import { koreaDay } from '@noriter/kit/korea-time';
import { issueSessionToken, type SessionClaims } from '@noriter/kit/session-tokens';
import type { IdentityDeps } from '../../deps.ts';
import { ageOn } from '../../domain/members/age.ts';
import type { Role } from '../../domain/operators/roles.ts';
import type { Operator } from '../../generated/client.ts';
import { confirmedBirthDate } from '../../store/members/ages.ts';
import type { LockedMember } from '../../store/members/members.ts';
import { lastProven } from '../../store/sessions/sessions.ts';
import { readSiteSettings } from '../../store/site/site-settings.ts';

export async function issueMemberToken(
  { config, clock, db, vault }: Pick<IdentityDeps, 'config' | 'clock' | 'db' | 'vault'>,
  member: Pick<LockedMember, 'memberId' | 'siteId' | 'loginId' | 'level' | 'isPartner'>,
  { sessionId, endsAt }: { sessionId: string; endsAt: Date },
): Promise<{ token: string; expiresAt: string }> {
  const claims = {
    sub: member.memberId,
    sid: sessionId,
    site: member.siteId,
    kind: 'member' as const,
    lid: member.loginId,
    lvl: member.level,
    ptn: member.isPartner,
    ...((await isOfAge({ clock, db, vault }, member)) ? { adu: true as const } : {}),
  };
  return sign({ config, clock }, claims, endsAt);
}

/** Whether a member of a site in real mode may bring money into play; a demonstration asks nobody. */
async function isOfAge(
  { clock, db, vault }: Pick<IdentityDeps, 'clock' | 'db' | 'vault'>,
  { siteId, memberId }: Pick<LockedMember, 'siteId' | 'memberId'>,
): Promise<boolean> {
  const { options } = await readSiteSettings({ db }, siteId);
  if (options.mode !== 'real' || options.minimumAge === null) return false;
  const birthDate = await confirmedBirthDate({ db, vault }, memberId);
  return birthDate !== null && ageOn(birthDate, koreaDay(clock.now())) >= options.minimumAge;
}

export async function issueOperatorToken(
  { config, clock, db }: Pick<IdentityDeps, 'config' | 'clock' | 'db'>,
  operator: Pick<Operator, 'operatorId' | 'siteId' | 'loginId' | 'addresses' | 'freshSince'>,
  { sessionId, role, endsAt }: { sessionId: string; role: Role; endsAt: Date },
): Promise<{ token: string; expiresAt: string }> {
  const claims = {
    sub: operator.operatorId,
    sid: sessionId,
    site: operator.siteId,
    kind: 'operator' as const,
    lid: operator.loginId,
    lvl: 0,
    ptn: false,
    perms: [...role.permissions],
    ...(await boundsOf({ db, clock }, operator, sessionId)),
    // A change of the list ends every session, so it is never older than this.
    ...(operator.addresses.length === 0 ? {} : { nets: [...operator.addresses] }),
  };
  return sign({ config, clock }, claims, endsAt);
}

/**
 * Until when a fresh operator approves nothing, and until when the second factor counts as just
 * proven, where the site asks for it again.
 */
async function boundsOf(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  { siteId, freshSince }: Pick<Operator, 'siteId' | 'freshSince'>,
  sessionId: string,
): Promise<{ apv?: number; fac?: number }> {
  const [{ options }, provenAt] = await Promise.all([
    readSiteSettings({ db }, siteId),
    lastProven({ db }, sessionId),
  ]);
  const apv = (freshSince?.getTime() ?? 0) + options.operatorFreshHours * 3_600_000;
  const minutes = options.operatorStepUpMinutes;
  return {
    ...(freshSince !== null && apv > clock.now().getTime() ? { apv } : {}),
    ...(minutes === 0 ? {} : { fac: provenAt.getTime() + minutes * 60_000 }),
  };
}

/** The token ends with its session. */
async function sign(
  { config, clock }: Pick<IdentityDeps, 'config' | 'clock'>,
  claims: SessionClaims,
  endsAt: Date,
): Promise<{ token: string; expiresAt: string }> {
  const now = clock.now();
  const seconds = Math.max(1, Math.floor((endsAt.getTime() - now.getTime()) / 1000));
  const signed = await issueSessionToken(config.TOKEN_PRIVATE_KEY, claims, seconds, now);
  return { token: signed.token, expiresAt: signed.expiresAt.toISOString() };
}
