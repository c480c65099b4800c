import { betCategories } from '@noriter/rules/lists/bet-categories';
import { SHARE_ALONE_PPM } from '@noriter/rules/settings/partner-policy';
import type { BodyOf } from '../../../shared/api/calls.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { isRate, ppmOf } from '../../../shared/partner/rates/rate-draft.ts';

export type PartnerPolicy = BodyOf<ServicePaths, '/api/admin/partner/policy/set'>['policy'];
type Tier = PartnerPolicy['transferLimits'][number]['tier'];

export const tiers = [1, 2, 3, 4, 5] as const satisfies readonly Tier[];

export const limitNames = ['amountMin', 'amountMax', 'dayMax'] as const;
export type LimitName = (typeof limitNames)[number];

/** What a tier may move, as it is typed; a tier with nothing in its fields moves nothing. */
export type LimitFields = { tier: Tier } & Record<LimitName, string>;

/** The policy as it is typed. */
export type PolicyFields = {
  limits: readonly LimitFields[];
  /** Percent with up to four decimals; an empty one holds nothing. */
  holds: Readonly<Record<string, string>>;
  membersGive: boolean;
  transfersNeedCode: boolean;
  rollingStakeMin: string;
  moveAloneMax: string;
  approveAloneMax: string;
  /** Percent, as a hold is. */
  shareAlonePpm: string;
  /** One in each line. */
  excludedGames: string;
  testLogins: string;
};

export const listNames = ['excludedGames', 'testLogins'] as const;

export function fieldsOf(policy: PartnerPolicy): PolicyFields {
  return {
    limits: tiers.map((tier) => limitFields(policy, tier)),
    holds: Object.fromEntries(
      policy.holds.map(({ category, holdPpm }) => [category, percentText(holdPpm)]),
    ),
    membersGive: policy.membersGive,
    transfersNeedCode: policy.transfersNeedCode ?? false,
    rollingStakeMin: policy.rollingStakeMin,
    moveAloneMax: String(policy.moveAloneMax),
    approveAloneMax: policy.approveAloneMax,
    shareAlonePpm: percentText(policy.shareAlonePpm ?? SHARE_ALONE_PPM),
    excludedGames: policy.excludedGames.join('\n'),
    testLogins: policy.testLogins.join('\n'),
  };
}

export function policyOf(fields: PolicyFields): PartnerPolicy {
  return {
    transferLimits: fields.limits.filter((one) => !isEmpty(one)),
    holds: betCategories.flatMap((category) => {
      const text = fields.holds[category] ?? '';
      return isRate(text) ? [{ category, holdPpm: ppmOf(text) }] : [];
    }),
    membersGive: fields.membersGive,
    transfersNeedCode: fields.transfersNeedCode,
    rollingStakeMin: fields.rollingStakeMin,
    moveAloneMax: Number(fields.moveAloneMax),
    approveAloneMax: fields.approveAloneMax,
    shareAlonePpm: ppmOf(fields.shareAlonePpm),
    excludedGames: linesOf(fields.excludedGames),
    testLogins: linesOf(fields.testLogins),
  };
}

export function isEmpty(limits: LimitFields): boolean {
  return limitNames.every((name) => limits[name] === '');
}

/** Each line once, without the blanks around it. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** 12400 millionths are '1.24'; at least two decimals, as rates are written. */
export function percentText(ppm: number): string {
  const decimals = String(ppm % 10_000).padStart(4, '0');
  return `${Math.trunc(ppm / 10_000)}.${decimals.replace(/0{1,2}$/, '')}`;
}

function limitFields({ transferLimits }: PartnerPolicy, tier: Tier): LimitFields {
  const own = transferLimits.find((one) => one.tier === tier);
  return own ?? { tier, amountMin: '', amountMax: '', dayMax: '' };
}
