import { wonText } from '@noriter/kit/money';
import { refuse } from '@noriter/kit/result-codes';
import { betCategories } from '@noriter/rules/lists/bet-categories';
import { loosenedPartner, SHARE_ALONE_PPM } from '@noriter/rules/settings/partner-policy';
import type { GuardedSettings } from '@noriter/versioned-settings/settings';
import { z } from 'zod';
import { errors, requestRefusals } from '../../errors.ts';
import { WHOLE_PPM } from '../../vocabulary/ppm.ts';
import { tiers } from '../../vocabulary/tiers.ts';
import { demoPolicy, type PartnerPolicy } from '../domain/policy.ts';

const NAMES_MAX = 1_000;
const NAME_LENGTH_MAX = 100;

const names = z.array(z.string().min(1).max(NAME_LENGTH_MAX)).max(NAMES_MAX).readonly();

/** On the wire and in its table. */
export const policyShape = z.object({
  transferLimits: z
    .array(
      z.object({
        tier: z.literal([...tiers]),
        amountMin: wonText,
        amountMax: wonText,
        dayMax: wonText.describe('Of one Korean day, giving and taking back together'),
      }),
    )
    .max(tiers.length)
    .readonly(),
  membersGive: z.boolean(),
  // Policies of before it do not say.
  transfersNeedCode: z.boolean().default(false),
  holds: z
    .array(
      z.object({
        category: z.enum(betCategories),
        holdPpm: z.int().min(0).max(WHOLE_PPM).describe('Millionths of the turnover'),
      }),
    )
    .max(betCategories.length)
    .readonly(),
  rollingStakeMin: wonText.describe('Bets on mini games below it earn no rolling'),
  excludedGames: names,
  testLogins: names,
  moveAloneMax: z.int().min(0).max(1_000_000),
  approveAloneMax: wonText,
  // Policies of before it do not say.
  shareAlonePpm: z
    .int()
    .min(0)
    .max(WHOLE_PPM)
    .default(SHARE_ALONE_PPM)
    .describe('Millionths of losing or cash; a rise above it takes a second operator'),
});

/** A site's policy for partners, with its versions. */
export const policySettings: GuardedSettings<PartnerPolicy, z.input<typeof policyShape>> = {
  table: 'partner_settings',
  initial: demoPolicy,
  parse: (stored) => policyShape.parse(stored),
  text: textOf,
  action: 'partner-policy.set',
  conflict: () => refuse(errors, 'PT001'),
  guard: {
    loosens: (before, after) => loosenedPartner(textOf(before), textOf(after)),
    editor: 'operatorId',
    audited: 'partner-policy',
    refusals: requestRefusals,
    pending: () => refuse(errors, 'PT006'),
  },
};

function textOf(policy: PartnerPolicy): z.input<typeof policyShape> & object {
  return policyShape.encode(policy);
}
