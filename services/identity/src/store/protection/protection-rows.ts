import { z } from 'zod';
import { limitKinds, limitPeriods } from '../../domain/protection/protection-limit.ts';
import {
  limitSetters,
  type NamedLimit,
  realityCheckMinutes,
} from '../../domain/protection/protection-state.ts';

const wonOrNull = z
  .string()
  .nullable()
  .transform((text) => (text === null ? null : BigInt(text)));

const limitRow = z
  .object({
    kind: z.enum(limitKinds),
    period: z.enum(limitPeriods),
    setBy: z.enum(limitSetters),
    amount: wonOrNull,
    raiseAskedAt: z.coerce.date().nullable(),
    raiseAmount: wonOrNull,
  })
  .transform(({ raiseAskedAt, raiseAmount, ...limit }): NamedLimit => {
    const raise = raiseAskedAt === null ? null : { amount: raiseAmount, askedAt: raiseAskedAt };
    return { ...limit, raise };
  });

export const protectionRow = z.object({
  version: z.int(),
  realityCheck: z.literal(realityCheckMinutes).nullable(),
  timeOutUntil: z.date().nullable(),
  excludedAt: z.date().nullable(),
  excludedUntil: z.date().nullable(),
  limits: z.array(limitRow),
});
