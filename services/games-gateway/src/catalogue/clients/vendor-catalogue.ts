import sharp from 'sharp';
import { z } from 'zod';
import type { CatalogueDeps } from '../deps.ts';

const text = z.string().max(200);

/** A game as a vendor's catalogue describes it. */
const offered = z.object({
  gameCode: z.string().min(1).max(100),
  vendorCode: z.string().min(1).max(40),
  group: z.string().min(1).max(40),
  names: z.object({ ko: text, en: text, vi: text }),
  imageUrl: z.string().max(500).default(''),
  rtp: z
    .string()
    .regex(/^\d{1,3}\.\d{2}$/)
    .nullable()
    .default(null),
  volatility: text.default(''),
  features: z.array(text).max(30).default([]),
  tags: z.array(text).max(30).default([]),
  hasDemo: z.boolean().default(false),
  isPlayable: z.boolean().default(false),
  maxBet: z
    .string()
    .regex(/^\d{1,12}$/)
    .nullable()
    .default(null),
  kind: text.default(''),
});

export type OfferedGame = z.output<typeof offered>;

const page = z.object({
  games: z.array(offered).max(1_000),
  cursor: z.string().min(1).max(200).nullable(),
});

const GAMES_PER_PAGE = 500;

/** @throws VendorUnreachable */
export function readCataloguePage(
  { vendorClient }: Pick<CatalogueDeps, 'vendorClient'>,
  vendorKey: string,
  cursor: string | null,
) {
  return vendorClient.call(vendorKey, '/catalogue', { cursor, limit: GAMES_PER_PAGE }, page);
}

const IMAGE_MS_MAX = 5_000;
const IMAGE_BYTES_MAX = 5_000_000;
const WIDTH = 480;
const HEIGHT = 320;

/**
 * Fetches a game's picture from the vendors' own address and makes it ours: small, WebP.
 *
 * @returns null for a picture from elsewhere, or one that is none
 */
export async function fetchImage(
  { config, log }: Pick<CatalogueDeps, 'config' | 'log'>,
  imageUrl: string,
): Promise<Buffer | null> {
  const base = config.GAME_VENDORS_URL;
  if (base === undefined || !URL.canParse(imageUrl, base)) return null;
  const url = new URL(imageUrl, base);
  if (url.origin !== new URL(base).origin) return null;
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(IMAGE_MS_MAX),
    });
    const length = Number(response.headers.get('content-length') ?? 0);
    if (!response.ok || length > IMAGE_BYTES_MAX) return null;
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
