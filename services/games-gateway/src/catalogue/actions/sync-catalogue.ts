import { deriveId } from '@noriter/kit/ids';
import { type OfferedGame, readCataloguePage } from '../clients/vendor-catalogue.ts';
import type { CatalogueDeps } from '../deps.ts';
import { choseongOf } from '../domain/choseong.ts';
import { imageKeyOf } from '../domain/image-key.ts';
import { type CatalogueRow, noteSynced, writeGames } from '../store/catalogue-rows.ts';

const PAGES_MAX = 200;

/**
 * Reads a vendor's whole catalogue, page by page: new games are added, what is described otherwise is
 * changed, and what operators have set stays.
 *
 * @throws VendorUnreachable; the pages before it are written
 */
export async function syncCatalogue(
  deps: CatalogueDeps,
  vendorKey: string,
  signal: AbortSignal,
): Promise<void> {
  let cursor: string | null = null;
  for (let pages = 0; pages < PAGES_MAX && !signal.aborted; pages += 1) {
    const read: Awaited<ReturnType<typeof readCataloguePage>> = await readCataloguePage(
      deps,
      vendorKey,
      cursor,
    );
    const rows = read.games.map((game) => rowOf(vendorKey, game));
    await writeGames(deps.pool, rows, deps.clock.now());
    cursor = read.cursor;
    if (cursor === null) break;
  }
  await noteSynced(deps.pool, vendorKey, deps.clock.now());
}

function rowOf(vendorKey: string, game: OfferedGame): CatalogueRow {
  const { gameCode, vendorCode, group, names, rtp, maxBet } = game;
  const [percent = '', hundredths = ''] = rtp?.split('.') ?? [];
  return {
    gameId: deriveId('game', `${vendorKey}\n${gameCode}`),
    vendorKey,
    gameCode,
    vendorCode,
    groupCode: group,
    nameKo: names.ko,
    nameEn: names.en,
    nameVi: names.vi,
    choseong: choseongOf(names.ko),
    imageUrl: game.imageUrl,
    imageKey: imageKeyOf(game.imageUrl),
    rtpBp: rtp === null ? null : Number(percent + hundredths),
    volatility: game.volatility,
    features: game.features,
    tags: game.tags,
    hasDemo: game.hasDemo,
    isPlayable: game.isPlayable,
    maxBet: maxBet === null ? null : BigInt(maxBet),
    kind: game.kind,
  };
}
