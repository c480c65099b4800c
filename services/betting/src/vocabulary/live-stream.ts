import { z } from 'zod';

/** A live video beside the sports book, from a supplier of videos. */
export const liveStreamShape = z.object({
  streamId: z.string().regex(/^[\w-]{1,40}$/),
  titles: z.object({ ko: z.string().min(1), en: z.string().min(1), vi: z.string().min(1) }),
  url: z.url({ protocol: /^https?$/ }),
  isDemonstration: z.boolean(),
});

export const liveStreamsShape = z
  .array(liveStreamShape)
  .max(50)
  .refine(
    (all) => new Set(all.map(({ streamId }) => streamId)).size === all.length,
    'names a stream twice',
  );
