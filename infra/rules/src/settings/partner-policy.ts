/**
 * Invariant: what one operator may do alone with partners is never raised by one operator. Of a partner
 * policy that is how many people they move, how much commission they approve, and what a category holds:
 * rates above what it holds take two.
 */

/** What of a partner policy bounds one operator, as it is on the wire. */
export type PartnerBounds = {
  readonly moveAloneMax: number;
  readonly approveAloneMax: string;
  readonly holds: readonly { readonly category: string; readonly holdPpm: number }[];
};

/** A field that lets one operator do more. */
export type LoosenedPartner = keyof PartnerBounds;

/** The fields that let one operator do more after a change; empty when it takes no second one. */
export function loosenedPartner(before: PartnerBounds, after: PartnerBounds): LoosenedPartner[] {
  return [
    ...loosened('moveAloneMax', after.moveAloneMax > before.moveAloneMax),
    ...loosened('approveAloneMax', BigInt(after.approveAloneMax) > BigInt(before.approveAloneMax)),
    ...loosened('holds', holdsMore(before, after)),
  ];
}

function loosened(name: LoosenedPartner, isLoosened: boolean): LoosenedPartner[] {
  return isLoosened ? [name] : [];
}

/** A category that is not named holds nothing. */
function holdsMore({ holds: before }: PartnerBounds, { holds: after }: PartnerBounds): boolean {
  const held = new Map(before.map(({ category, holdPpm }) => [category, holdPpm]));
  return after.some(({ category, holdPpm }) => holdPpm > (held.get(category) ?? 0));
}
