import { z } from 'zod';

/** All that a protocol's answer may hold. */
export const pragmaticAnswer = z.strictObject({
  transactionId: z.uuid().optional(),
  userId: z.string().optional(),
  currency: z.literal('KRW'),
  cash: z.number().min(0).optional(),
  bonus: z.literal(0).optional(),
  usedPromo: z.literal(0).optional(),
  error: z.int(),
  description: z.string(),
});

const balance = z.string().regex(/^\d+$/).optional();
export const vortexAnswer = z.union([
  z.strictObject({
    ok: z.literal(true),
    session: z.string().optional(),
    playerId: z.string().optional(),
    currency: z.literal('KRW').optional(),
    balance,
    transactionId: z.uuid().optional(),
    version: z.literal(1),
  }),
  z.strictObject({
    ok: z.literal(false),
    code: z.string().regex(/^[a-z_]+$/),
    retry: z.enum(['same', 'later', 'never']),
    balance,
  }),
]);
