import { wonText } from '@noriter/kit/money';
import type pg from 'pg';
import { z } from 'zod';
import {
  demoLimits,
  type LimitPolicy,
  products,
  type StakeLimits,
  withAllProducts,
} from '../domain/limits.ts';
import { readDocument, type Versioned } from './versioned-document.ts';

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

/** A stored document; a site without one has the demonstration's. */
export function limitsOfDocument(document: unknown): LimitPolicy {
  return document === null ? demoLimits : withAllProducts(limitPolicyShape.parse(document));
}

export async function readLimits(
  { pool }: { pool: pg.Pool },
  siteId: string,
): Promise<Versioned<LimitPolicy>> {
  const row = await readDocument(pool, 'bet_limits', siteId);
  if (row === null) return { version: 0, document: demoLimits, changedAt: null, changedBy: null };
  return { ...row, document: limitsOfDocument(row.document) };
}
