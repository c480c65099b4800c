import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import type { SiteDeps } from '../../site/deps.ts';
import { fetchPicture } from '../clients/vendor-picture.ts';
import { findImageUrl, readImage, saveImage } from '../store/images.ts';

/** Games' pictures: fetched when somebody first looks at one, and kept for everybody after. */
export type Pictures = {
  /** @returns WebP; null for a key of no game, or when the vendor's picture cannot be had now */
  find(imageKey: string): Promise<Buffer | null>;
};

type Deps = Pick<SiteDeps, 'pool' | 'clock' | 'config' | 'log'>;

/** To make one takes a processor some 30 ms, and vendors' calls are answered on the same ones. */
const AT_ONCE_MAX = 2;
const WAITING_MAX = 500;
/** One that could not be had is asked for again after so long. */
const MISSED_MS = 60_000;

export function openPictures(deps: Deps): Pictures {
  const line = bulkhead(AT_ONCE_MAX, WAITING_MAX);
  const coming = new Map<string, Promise<Buffer | null>>();
  const missedAt = new Map<string, number>();
  return {
    find(imageKey) {
      const underWay = coming.get(imageKey);
      if (underWay !== undefined) return underWay;
      const found = look(imageKey).finally(() => coming.delete(imageKey));
      coming.set(imageKey, found);
      return found;
    },
  };

  async function look(imageKey: string): Promise<Buffer | null> {
    const kept = await readImage(deps.pool, imageKey);
    if (kept !== null || isMissed(imageKey)) return kept;
    const imageUrl = await findImageUrl(deps.pool, imageKey);
    if (imageUrl === null) return null;
    return line.execute(() => make(imageKey, imageUrl)).catch(nullWhereFull);
  }

  async function make(imageKey: string, imageUrl: string): Promise<Buffer | null> {
    const webp = await fetchPicture(deps, imageUrl);
    const at = deps.clock.now();
    if (webp === null) {
      missedAt.set(imageKey, at.getTime());
      return null;
    }
    missedAt.delete(imageKey);
    await saveImage(deps.pool, { imageKey, webp, at });
    return webp;
  }

  function isMissed(imageKey: string): boolean {
    const missed = missedAt.get(imageKey);
    return missed !== undefined && deps.clock.now().getTime() - missed < MISSED_MS;
  }
}

function nullWhereFull(error: unknown): null {
  if (isBulkheadRejectedError(error)) return null;
  throw error;
}
