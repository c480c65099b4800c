import type { IdentityDeps } from '../../deps.ts';
import { normaliseName } from '../../domain/members/normalise.ts';
import {
  isPartnerTier,
  mayRecommend,
  type PartnerTier,
} from '../../domain/members/partner-tiers.ts';

/** The member id behind a recommender's login id, or null when nobody of that id may recommend. */
export async function findRecommender(
  deps: Pick<IdentityDeps, 'db'>,
  siteId: string,
  loginId: string,
): Promise<string | null> {
  return (await findPartner(deps, siteId, loginId))?.memberId ?? null;
}

/** The active partner behind a login id, and their tier; null for anybody else. */
export async function findPartner(
  { db }: Pick<IdentityDeps, 'db'>,
  siteId: string,
  loginId: string,
): Promise<{ memberId: string; tier: PartnerTier } | null> {
  const found = await db.member.findFirst({
    where: { siteId, loginIdNormal: normaliseName(loginId), status: { not: 'refused' } },
    select: { memberId: true, siteId: true, status: true, partnerType: true },
  });
  if (found === null || !isPartnerTier(found.partnerType)) return null;
  const { memberId, partnerType: tier } = found;
  return mayRecommend({ ...found, isPartner: true }, siteId) ? { memberId, tier } : null;
}
