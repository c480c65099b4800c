import { z } from 'zod';
import { id, legResultShape, markets, moment, numbered } from './message-parts.ts';

export const settlement = z.object({
  type: z.literal('settlement'),
  ...numbered,
  markets: z
    .array(z.object({ marketKey: id, results: z.record(z.string().max(80), legResultShape) }))
    .max(500)
    .readonly(),
});

export const rollbackSettlement = z.object({
  type: z.literal('rollback-settlement'),
  ...numbered,
  markets,
});

/** Bets taken from `from` on and before `to`; null is without bound, and both null is all of it. */
const cancelWindow = { from: moment.nullable(), to: moment.nullable() };

export const cancelWindowShape = z.object(cancelWindow);

export const cancel = z.object({
  type: z.literal('cancel'),
  ...numbered,
  markets,
  ...cancelWindow,
  reason: z.string().max(200),
});

export const rollbackCancel = z.object({
  type: z.literal('rollback-cancel'),
  ...numbered,
  markets,
  ...cancelWindow,
});
