import { wonText } from '@noriter/kit/money';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import {
  definitionShape,
  definitionText,
  type StoredDefinition,
  triggers,
} from '../domain/definition.ts';
import type { PromotionFigures } from '../store/figures.ts';
import type { Promotion } from '../store/promotions.ts';

export const REASON_LENGTH_MAX = 200;

/** Why an operator changes what a site gives. */
export const changeReason = z
  .string()
  .trim()
  .min(1)
  .max(REASON_LENGTH_MAX)
  .refine(isPlainBlock, 'Has control characters.')
  .describe('Why');

export const promotionView = z.object({
  promotionId: z.string(),
  trigger: z.enum(triggers),
  version: z.int().describe('0: nobody has agreed to it yet'),
  state: z.enum(['draft', 'running', 'stopped']),
  budget: wonText,
  committed: wonText.describe('Given, and what coupons that are out may still ask for'),
  madeAt: z.iso.datetime(),
  document: definitionShape,
  grants: z.int(),
  members: z.int(),
  points: wonText.describe('Points that were given'),
  cash: wonText.describe('Won that were given'),
  freeBets: wonText.describe('Stakes of free bets that were given'),
  freeBetsWon: wonText.describe('What was won with them, which is what they cost'),
  held: z.int().describe('Grants beyond the cap of a device, which wait for an operator'),
  waiting: z.int().describe('Grants whose money is on its way'),
  refused: z.int().describe('Grants the wallet refused'),
  changes: z.int().describe('Versions that wait for a second operator'),
});

/** A promotion as operators see it. */
export function viewOf(
  promotion: Promotion,
  figures: PromotionFigures | undefined,
  changes: number,
): Omit<z.input<typeof promotionView>, 'document'> & { document: StoredDefinition } {
  const { promotionId, trigger, version, state, budget, committed, madeAt } = promotion;
  return {
    promotionId,
    trigger,
    version,
    state,
    budget: budget.toString(),
    committed: committed.toString(),
    madeAt: madeAt.toISOString(),
    document: definitionText(promotion.definition),
    grants: figures?.grants ?? 0,
    members: figures?.members ?? 0,
    points: (figures?.points ?? 0n).toString(),
    cash: (figures?.cash ?? 0n).toString(),
    freeBets: (figures?.freeBets ?? 0n).toString(),
    freeBetsWon: (figures?.freeBetsWon ?? 0n).toString(),
    held: figures?.held ?? 0,
    waiting: figures?.waiting ?? 0,
    refused: figures?.refused ?? 0,
    changes,
  };
}
