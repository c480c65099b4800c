import type { IdentityDeps } from '../deps.ts';
import { normaliseName } from '../domain/normalise.ts';
import { mayRecommend } from '../domain/partner-tiers.ts';

/** The member id behind a recommender's login id, or null when nobody of that id may recommend. */
export async function findRecommender(
  { db }: Pick<IdentityDeps, 'db'>,
  siteId: string,
  loginId: string,
): Promise<string | null> {
  const found = await db.member.findFirst({
    where: { siteId, loginIdNormal: normaliseName(loginId), status: { not: 'refused' } },
    select: { memberId: true, siteId: true, status: true, partnerType: true },
  });
  if (found === null) return null;
  const candidate = { ...found, isPartner: found.partnerType !== null };
  return mayRecommend(candidate, siteId) ? found.memberId : null;
}
