/** What can be asked of the world by hand; README.md explains each. */
import { z } from 'zod';

import { marketGroups } from '../markets.ts';
import { sportNames } from '../world/sports.ts';

const product = z.union([z.literal(1), z.literal(3), z.literal(6)]);
const eventId = z.string();
const count = z.int().min(1).max(1000).default(1);
const side = z.enum(['home', 'away']);
const points = z.int().min(0).max(300);
const moment = z.int().min(0);
const name = z.string().min(1).max(80);

export const controlRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('outage'), product, seconds: z.number().min(0).max(3600) }),
  z.object({ action: z.literal('gap'), product, count }),
  z.object({ action: z.literal('duplicate'), product, count }),
  z.object({ action: z.literal('reorder'), product }),
  z.object({ action: z.literal('restart'), product: product.optional() }),
  z.object({
    action: z.literal('fixture'),
    sport: z.enum(sportNames),
    startsInSeconds: z.number().min(0).default(60),
    homeKo: name.optional(),
    homeEn: name.optional(),
    awayKo: name.optional(),
    awayEn: name.optional(),
    inPlay: z.boolean().default(true),
    quiet: z.boolean().default(true),
    lines: z.int().min(1).max(30).optional(),
  }),
  z.object({ action: z.literal('goal'), eventId, side, points: points.min(1).default(1) }),
  z.object({
    action: z.literal('odds'),
    eventId,
    marketId: z.int(),
    specifiers: z.string().default(''),
    outcomes: z.record(z.string(), z.string().regex(/^\d{1,6}(\.\d{1,3})?$/)),
    status: z.union([z.literal(1), z.literal(0), z.literal(-1)]).default(1),
  }),
  z.object({
    action: z.literal('stop'),
    eventId,
    groups: z.array(z.enum(marketGroups)).min(1).optional(),
  }),
  z.object({
    action: z.literal('finish'),
    eventId,
    home: points.optional(),
    away: points.optional(),
  }),
  z.object({
    action: z.literal('correct'),
    eventId,
    home: points.optional(),
    away: points.optional(),
  }),
  z.object({
    action: z.literal('cancel'),
    eventId,
    marketId: z.int().optional(),
    specifiers: z.string().default(''),
    from: moment.optional(),
    to: moment.optional(),
  }),
  z.object({
    action: z.literal('rollback'),
    eventId,
    of: z.enum(['settlement', 'cancel']).optional(),
  }),
]);

export type ControlRequest = z.infer<typeof controlRequest>;
export type Asking<Action extends ControlRequest['action']> = Extract<
  ControlRequest,
  { action: Action }
>;

/** It can't be done; the message is the answer. */
export class ControlError extends Error {}
