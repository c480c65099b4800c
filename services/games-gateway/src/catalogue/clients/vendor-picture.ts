import type { Logger } from '@noriter/kit/logging';
import sharp from 'sharp';
import type { GamesConfig } from '../../config.ts';
import { askVendorServer } from '../../site/clients/vendor-http.ts';

const WIDTH = 480;
const HEIGHT = 320;

/**
 * Fetches a game's picture from the vendors' own address and makes it ours: small, WebP.
 *
 * @returns null for a picture from elsewhere, or one that is none
 */
export async function fetchPicture(
  { config, log }: { config: Pick<GamesConfig, 'GAME_VENDORS_URL'>; log: Logger },
  imageUrl: string,
): Promise<Buffer | null> {
  const base = config.GAME_VENDORS_URL;
  if (base === undefined || !URL.canParse(imageUrl, base)) return null;
  const url = new URL(imageUrl, base);
  if (url.origin !== new URL(base).origin) return null;
  try {
    const answer = await askVendorServer(url, { method: 'GET' });
    return await sharp(await answer.arrayBuffer(), { limitInputPixels: 40_000_000 })
      .resize(WIDTH, HEIGHT, { fit: 'cover' })
      .webp({ quality: 78 })
      .toBuffer();
  } catch (error) {
    log.warn({ err: error, imageUrl }, 'a picture of a game could not be fetched');
    return null;
  }
}
