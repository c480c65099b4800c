import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';

const REASON_LENGTH_MAX = 200;

/** Why an operator changes what every bet is placed by: no version is without. */
export const changeReason = {
  reason: z
    .string()
    .trim()
    .min(1)
    .max(REASON_LENGTH_MAX)
    .refine(isPlainBlock, 'Has control characters.')
    .describe('Why; other operators read it'),
};
