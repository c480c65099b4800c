// Invariant: a partner stands below one of a higher tier, gaps allowed; a head office below nobody.

export const partnerTiers = ['PTN_1', 'PTN_2', 'PTN_3', 'PTN_4', 'PTN_5'] as const;
export type PartnerTier = (typeof partnerTiers)[number];

/** Only an active partner of the same site may recommend. */
export function mayRecommend(
  candidate: {
    readonly siteId: string;
    readonly status: string;
    readonly isPartner: boolean;
  },
  siteId: string,
): boolean {
  return candidate.siteId === siteId && candidate.status === 'active' && candidate.isPartner;
}

/** The tier right below one; null below the lowest. */
export function tierBelow(tier: PartnerTier): PartnerTier | null {
  return partnerTiers[partnerTiers.indexOf(tier) + 1] ?? null;
}

/** Whether a partner of a tier may stand below one of another; null is nobody. */
export function mayStandBelow(tier: PartnerTier, parent: PartnerTier | null): boolean {
  if (parent === null) return tier === 'PTN_1';
  return partnerTiers.indexOf(parent) < partnerTiers.indexOf(tier);
}

export function isPartnerTier(text: string | null): text is PartnerTier {
  return partnerTiers.some((tier) => tier === text);
}
