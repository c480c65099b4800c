import { cachedReader } from '@noriter/kit/cached-reader';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { wordingOf } from '../domain/variants.ts';
import { shownContent } from './content.ts';

/** What of a popup or banner decides whom it is shown as what, and what that counts for. */
export type Trial = { wording: string; shares: readonly { share: number }[] };

/** The popups and banners of a site that are shown now, by their numbers. */
export type ReadTrials = (siteId: string) => Promise<ReadonlyMap<number, Trial>>;

/** What a reader reports was shown a moment ago: it may be judged by words that old. */
const TTL_MS = 2_000;

/** A process of before saves none. */
const details = z.object({ variants: z.array(z.object({ share: z.int() })).default([]) });

export function openTrials(deps: Pick<BoardBase, 'prisma' | 'clock'>): ReadTrials {
  const kept = { nowMs: () => performance.now(), ttlMs: TTL_MS };
  return cachedReader(kept, async (siteId) => {
    const kinds = ['popup', 'banner'] as const;
    const shown = await Promise.all(kinds.map((kind) => shownContent(deps, { siteId, kind })));
    return new Map(
      shown.flat().map((content) => {
        const { variants: shares } = details.parse(content.details);
        return [content.idx, { wording: wordingOf(content), shares }];
      }),
    );
  });
}
