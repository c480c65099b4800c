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
