import type { VisibilityRule, VisibilityWish } from '../../shared/contracts.ts';

export const deviceChoices = ['all', 'desktop', 'mobile'] as const;
export const partnerModes = ['all', 'only', 'except'] as const;

/** A rule as it is typed. */
export type RuleDraft = {
  vendorKey: string;
  gameCode: string;
  isHidden: boolean;
  device: (typeof deviceChoices)[number];
  levelFrom: string;
  levelTo: string;
  partnerMode: (typeof partnerModes)[number];
  /** Login ids with commas between them. */
  partners: string;
};

type About = Pick<VisibilityRule, 'vendorKey' | 'gameCode'>;

/** What there is a rule about already, or that everybody sees it. */
export function draftOf(about: About, rules: readonly VisibilityRule[]): RuleDraft {
  const rule = rules.find(
    ({ vendorKey, gameCode }) => vendorKey === about.vendorKey && gameCode === about.gameCode,
  );
  const [device = 'all', ...others] = rule?.devices ?? [];
  return {
    ...about,
    isHidden: rule?.isHidden ?? false,
    device: others.length > 0 ? 'all' : device,
    levelFrom: rule?.levelFrom?.toString() ?? '',
    levelTo: rule?.levelTo?.toString() ?? '',
    partnerMode: rule?.partnerMode ?? 'all',
    partners: (rule?.partners ?? []).map(({ loginId }) => loginId).join(', '),
  };
}

export type RuleProblem = 'vendor' | 'levels' | 'partners';

/** What keeps a draft from being saved. */
export function problemOf(draft: RuleDraft): RuleProblem | null {
  const [from, to] = [levelOf(draft.levelFrom), levelOf(draft.levelTo)];
  if (draft.vendorKey === '') return 'vendor';
  if ([from, to].some((level) => level !== null && (level < 1 || level > LEVEL_MAX)))
    return 'levels';
  if (to !== null && to < (from ?? 1)) return 'levels';
  return draft.partnerMode !== 'all' && loginsOf(draft).length === 0 ? 'partners' : null;
}

export function wishOf(draft: RuleDraft): VisibilityWish {
  const { vendorKey, gameCode, isHidden, device, partnerMode } = draft;
  return {
    vendorKey,
    gameCode: gameCode.trim(),
    isHidden,
    devices: device === 'all' ? ['desktop', 'mobile'] : [device],
    levelFrom: levelOf(draft.levelFrom),
    levelTo: levelOf(draft.levelTo),
    partnerMode,
    partnerLogins: partnerMode === 'all' ? [] : loginsOf(draft),
  };
}

const LEVEL_MAX = 100;
const levelOf = (digits: string) => (digits === '' ? null : Number(digits));

function loginsOf({ partners }: RuleDraft): string[] {
  return [...new Set(partners.split(/[\s,]+/).filter((one) => one !== ''))];
}
