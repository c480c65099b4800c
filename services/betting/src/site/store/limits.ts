import { wonText } from '@noriter/kit/money';
import { refuse } from '@noriter/kit/result-codes';
import { nameSchemas } from '@noriter/kit/schema-names';
import type { Settings } from '@noriter/versioned-settings/settings';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import {
  demoLimits,
  type LimitPolicy,
  products,
  type StakeLimits,
  withAllProducts,
} from '../domain/limits.ts';

export const stakeLimitsShape = z.object({
  minimum: wonText.describe('Of one bet'),
  maximum: wonText.describe('Of one bet'),
  winMaximum: wonText.describe('The most one bet may return, its stake included'),
  totalMaximum: wonText.describe('All stakes on what is decided together: a round, a match'),
});

/** What members of a site may stake and win, on the wire and in its table. */
export const limitPolicyShape = z.object({
  limits: z
    .array(
      stakeLimitsShape.extend({
        product: z.enum(products),
        level: z.int().min(1).max(99).describe('From this level on, up to the next one named'),
      }),
    )
    .min(1)
    .max(200),
});

nameSchemas({ StakeLimits: stakeLimitsShape, LimitPolicy: limitPolicyShape });

export function limitPolicyText({ limits }: LimitPolicy): z.input<typeof limitPolicyShape> {
  return {
    limits: limits.map((one) => ({
      ...stakeLimitsText(one),
      product: one.product,
      level: one.level,
    })),
  };
}

export function stakeLimitsText(limits: StakeLimits): z.input<typeof stakeLimitsShape> {
  return {
    minimum: limits.minimum.toString(),
    maximum: limits.maximum.toString(),
    winMaximum: limits.winMaximum.toString(),
    totalMaximum: limits.totalMaximum.toString(),
  };
}

/** What members of a site may stake and win, with its versions. */
export const limitSettings: Settings<LimitPolicy, z.input<typeof limitPolicyShape>> = {
  table: 'bet_limits',
  initial: demoLimits,
  parse: (stored) => withAllProducts(limitPolicyShape.parse(stored)),
  text: limitPolicyText,
  action: 'bet-limits.set',
  conflict: () => refuse(errors, 'B1023'),
};
