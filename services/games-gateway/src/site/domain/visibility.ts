/**
 * Invariant: a game is shown to whom both the rule of its vendor and its own allow it, and what is not
 * shown cannot be opened. Where nobody has set a rule, everybody sees it. What is open already stays open.
 */
export const devices = ['desktop', 'mobile'] as const;
export type Device = (typeof devices)[number];

export const partnerModes = ['all', 'only', 'except'] as const;
export type PartnerMode = (typeof partnerModes)[number];

export type NamedPartner = { readonly memberId: string; readonly loginId: string };

/** Who of a site sees a vendor's games, or one of them. */
export type VisibilityRule = {
  readonly vendorKey: string;
  /** Empty for all games of the vendor. */
  readonly gameCode: string;
  /** From everybody of the site. */
  readonly isHidden: boolean;
  readonly devices: readonly Device[];
  readonly levelFrom: number | null;
  readonly levelTo: number | null;
  /** Those below the partners named, alone or all but them; a partner is below itself. */
  readonly partnerMode: PartnerMode;
  readonly partners: readonly NamedPartner[];
};

/** The rules of a site. */
export type Visibility = { readonly rules: readonly VisibilityRule[] };

/** Who looks at games. */
export type Audience = {
  readonly device: Device;
  /** Null for who is not logged in. */
  readonly level: number | null;
  /** The partners above, as far up as there are any. */
  readonly partnerIds: readonly string[];
};

type Named = Pick<VisibilityRule, 'vendorKey' | 'gameCode'>;

export function isVisible(rule: VisibilityRule, audience: Audience): boolean {
  if (rule.isHidden || !rule.devices.includes(audience.device)) return false;
  return isOfLevel(rule, audience) && isOfPartners(rule, audience);
}

function isOfLevel({ levelFrom, levelTo }: VisibilityRule, { level }: Audience): boolean {
  if (levelFrom === null && levelTo === null) return true;
  if (level === null) return false;
  return level >= (levelFrom ?? level) && level <= (levelTo ?? level);
}

function isOfPartners({ partnerMode, partners }: VisibilityRule, { partnerIds }: Audience) {
  if (partnerMode === 'all') return true;
  const isBelow = partners.some(({ memberId }) => partnerIds.includes(memberId));
  return partnerMode === 'only' ? isBelow : !isBelow;
}

/** Whether a rule keeps no game from anybody. */
export function isForEverybody({ isHidden, ...rule }: VisibilityRule): boolean {
  const isForAll = rule.levelFrom === null && rule.levelTo === null && rule.partnerMode === 'all';
  return !isHidden && isForAll && devices.every((one) => rule.devices.includes(one));
}

/** Whether rules ask who somebody is, beyond the device. */
export function asksWho({ rules }: Visibility): boolean {
  return rules.some(
    ({ levelFrom, levelTo, partnerMode }) =>
      levelFrom !== null || levelTo !== null || partnerMode !== 'all',
  );
}

/** A site has at most so many: all of them are read and looked through for every list and launch. */
export const RULES_MAX = 500;

/** Whether there are more rules than a site may have, and than it had. */
export function isTooMany(before: Visibility, after: Visibility): boolean {
  return after.rules.length > RULES_MAX && after.rules.length > before.rules.length;
}

/** The rules with one set in the place of that about the same; one that is for everybody is left out. */
export function withRule({ rules }: Visibility, rule: VisibilityRule): Visibility {
  const others = rules.filter((one) => keyOf(one) !== keyOf(rule));
  return { rules: isForEverybody(rule) ? others : [...others, rule] };
}

/** Finds out of many games which of them an audience sees. */
export function seenBy({ rules }: Visibility, audience: Audience): (game: Named) => boolean {
  const kept = new Set(rules.filter((rule) => !isVisible(rule, audience)).map(keyOf));
  if (kept.size === 0) return () => true;
  return ({ vendorKey, gameCode }) =>
    !kept.has(keyOf({ vendorKey, gameCode: '' })) && !kept.has(keyOf({ vendorKey, gameCode }));
}

const keyOf = ({ vendorKey, gameCode }: Named) => JSON.stringify([vendorKey, gameCode]);
