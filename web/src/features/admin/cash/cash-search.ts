import { z } from 'zod';

/** What the address of a cash queue says: the page, the status, the words searched for. */
export const cashSearch = z.object({
  page: z.number().int().min(1).catch(1).default(1),
  status: z.literal([0, 2, 1, -1]).optional().catch(undefined),
  search: z.string().max(50).optional().catch(undefined),
});
