import sharp from 'sharp';
import type { SiteDeps } from '../../site/deps.ts';

const MS_MAX = 5_000;
const BYTES_MAX = 5_000_000;
const WIDTH = 480;
const HEIGHT = 320;

/**
 * Fetches a game's picture from the vendors' own address and makes it ours: small, WebP.
 *
 * @returns null for a picture from elsewhere, or one that is none
 */
export async function fetchPicture(
  { config, log }: Pick<SiteDeps, 'config' | 'log'>,
  imageUrl: string,
): Promise<Buffer | null> {
  const base = config.GAME_VENDORS_URL;
  if (base === undefined || !URL.canParse(imageUrl, base)) return null;
  const url = new URL(imageUrl, base);
  if (url.origin !== new URL(base).origin) return null;
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(MS_MAX) });
    const length = Number(response.headers.get('content-length') ?? 0);
    if (!response.ok || length > BYTES_MAX) return null;
    const bytes = Buffer.from(await response.arrayBuffer());
    return await sharp(bytes, { limitInputPixels: 40_000_000 })
      .resize(WIDTH, HEIGHT, { fit: 'cover' })
      .webp({ quality: 78 })
      .toBuffer();
  } catch (error) {
    log.warn({ err: error, imageUrl }, 'a picture of a game could not be fetched');
    return null;
  }
}
