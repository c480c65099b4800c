import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';

/** Somebody as partners and operators see them. */
export const personShape = z.object({
  memberId: z.string(),
  loginId: z.string(),
  nickname: z.string(),
  tier: z.int().min(0).max(5).describe('0 for who is no partner'),
  suspended: z.boolean(),
});

nameSchemas({ Person: personShape });
