// Invariant: a partner is recommended by a partner of the tier right above; a head office by none.

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
