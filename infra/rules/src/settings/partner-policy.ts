/**
 * Invariant: what one operator may do alone with partners is never raised by one operator. Of a partner
 * policy that is how many people they move, how much commission they approve, what a category holds, and
 * what share of losing or cash they promise: rates above these take two. So does what opens the way to
 * members' money: what partners may move, whether without a code, and whether members give each other any.
 */

/** What of losing or cash one operator promises alone where a policy of before it does not say. */
export const SHARE_ALONE_PPM = 500_000;

/** What of a partner policy bounds one operator, as it is on the wire. */
export type PartnerBounds = {
  readonly moveAloneMax: number;
  readonly approveAloneMax: string;
  /** Millionths; left out of policies of before it. */
  readonly shareAlonePpm?: number | undefined;
  readonly holds: readonly { readonly category: string; readonly holdPpm: number }[];
  readonly transferLimits: readonly TransferBounds[];
  readonly membersGive: boolean;
  /** Left out of policies of before it. */
  readonly transfersNeedCode?: boolean | undefined;
};

/** What partners of a tier may move. */
type TransferBounds = {
  readonly tier: number;
  readonly amountMin: string;
  readonly amountMax: string;
  readonly dayMax: string;
};

/** A field that lets one operator do more, or partners and members move more money. */
export type LoosenedPartner = keyof PartnerBounds;

/** The fields that a change loosens; empty when it takes no second operator. */
export function loosenedPartner(before: PartnerBounds, after: PartnerBounds): LoosenedPartner[] {
  return [
    ...loosened('moveAloneMax', after.moveAloneMax > before.moveAloneMax),
    ...loosened('approveAloneMax', BigInt(after.approveAloneMax) > BigInt(before.approveAloneMax)),
    ...loosened('shareAlonePpm', shareOf(after) > shareOf(before)),
    ...loosened('holds', holdsMore(before, after)),
    ...loosened('transferLimits', movesMore(before, after)),
    ...loosened('membersGive', after.membersGive && !before.membersGive),
    ...loosened('transfersNeedCode', !after.transfersNeedCode && before.transfersNeedCode === true),
  ];
}

function loosened(name: LoosenedPartner, isLoosened: boolean): LoosenedPartner[] {
  return isLoosened ? [name] : [];
}

function shareOf({ shareAlonePpm = SHARE_ALONE_PPM }: PartnerBounds): number {
  return shareAlonePpm;
}

/** A category that is not named holds nothing. */
function holdsMore({ holds: before }: PartnerBounds, { holds: after }: PartnerBounds): boolean {
  const held = new Map(before.map(({ category, holdPpm }) => [category, holdPpm]));
  return after.some(({ category, holdPpm }) => holdPpm > (held.get(category) ?? 0));
}

/** A tier that is not named moves nothing. */
function movesMore(
  { transferLimits: before }: PartnerBounds,
  { transferLimits: after }: PartnerBounds,
): boolean {
  const limits = new Map(before.map((limit) => [limit.tier, limit]));
  return after.some((limit) => isWider(limit, limits.get(limit.tier)));
}

function isWider(after: TransferBounds, before: TransferBounds | undefined): boolean {
  return (
    before === undefined ||
    BigInt(after.amountMin) < BigInt(before.amountMin) ||
    BigInt(after.amountMax) > BigInt(before.amountMax) ||
    BigInt(after.dayMax) > BigInt(before.dayMax)
  );
}
