import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { namesShape } from '../../site/http/vendor-rows.ts';
import type { CatalogueDeps } from '../deps.ts';
import { isNew, type OwnGames } from '../domain/find-games.ts';
import type { Game } from '../domain/game.ts';

/** Why a game cannot be opened at the moment. */
const offers = ['open', 'maintenance', 'blocked', 'catalogue-only'] as const;

/** A game as members see it. */
export const gameShape = z.object({
  id: idText,
  key: z.string().describe('gameKey of getGame'),
  vendorKey: z.string(),
  vendorCode: z.string(),
  groupCode: z.string(),
  names: namesShape,
  image: z.string().describe('An address of ours; empty without a picture'),
  rtp: z.string().nullable().describe('Percent, e.g. 95.50'),
  volatility: z.string(),
  features: z.array(z.string()),
  tags: z.array(z.string()),
  kind: z.string(),
  maxBet: wonText.nullable(),
  isNew: z.boolean(),
  isPopular: z.boolean(),
  isPinned: z.boolean(),
  isFavourite: z.boolean(),
  hasDemo: z.boolean(),
  offer: z
    .enum(offers)
    .describe('catalogue-only: the demonstration lists it, and it cannot be played'),
});

/** What a row needs that names a game. */
export const gameNameShape = gameShape.pick({
  id: true,
  key: true,
  vendorKey: true,
  vendorCode: true,
  groupCode: true,
  names: true,
  image: true,
});

nameSchemas({ GameView: gameShape, GameName: gameNameShape });

export function gameNameOf(game: Game): z.input<typeof gameNameShape> {
  const { gameId, gameCode, vendorKey, vendorCode, groupCode, nameKo, nameEn, nameVi } = game;
  return {
    id: gameId,
    key: gameCode,
    vendorKey,
    vendorCode,
    groupCode,
    names: { ko: nameKo, en: nameEn, vi: nameVi },
    image: imageOf(game),
  };
}

/** `95.50` for 9550 hundredths of a percent. */
export function rtpText(rtpBp: number | null): string | null {
  return rtpBp === null ? null : (rtpBp / 100).toFixed(2);
}

export function gameRowOf(
  { vendors }: Pick<CatalogueDeps, 'vendors'>,
  game: Game,
  { own, popular, now }: { own: OwnGames; popular: ReadonlySet<string>; now: Date },
): z.input<typeof gameShape> {
  const { gameId, vendorKey } = game;
  return {
    ...gameNameOf(game),
    rtp: rtpText(game.rtpBp),
    volatility: game.volatility,
    features: [...game.features],
    tags: [...game.tags],
    kind: game.kind,
    maxBet: game.maxBet?.toString() ?? null,
    isNew: isNew(game, now),
    isPopular: popular.has(gameId),
    isPinned: game.isPinned,
    isFavourite: own.favourites.has(gameId),
    hasDemo: game.hasDemo,
    offer: offerOf(vendors.get(vendorKey)?.state ?? 'blocked', game),
  };
}

/** Where the web gets a game's picture from; empty without one. */
export function imageOf({ imageKey }: Pick<Game, 'imageKey'>): string {
  return imageKey === '' ? '' : `/game-images/${imageKey}.webp`;
}

function offerOf(vendorState: 'open' | 'maintenance' | 'blocked', game: Game) {
  if (vendorState !== 'open') return vendorState;
  if (game.state === 'maintenance') return 'maintenance';
  return game.isPlayable ? 'open' : 'catalogue-only';
}
