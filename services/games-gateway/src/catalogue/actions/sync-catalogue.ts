import { hash } from 'node:crypto';
import { deriveId } from '@noriter/kit/ids';
import { fetchImage, type OfferedGame, readCataloguePage } from '../clients/vendor-catalogue.ts';
import type { CatalogueDeps } from '../deps.ts';
import { choseongOf } from '../domain/choseong.ts';
import {
  type CatalogueRow,
  noteSynced,
  readWithoutImage,
  saveImage,
  writeGames,
} from '../store/catalogue-rows.ts';

const PAGES_MAX = 200;
const IMAGES_PER_RUN = 100;

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

/** Fetches pictures that are not there yet; one that cannot be had is asked for again next time. */
export async function fetchImages(deps: CatalogueDeps, signal: AbortSignal): Promise<void> {
  for (const { gameId, imageUrl } of await readWithoutImage(deps.pool, IMAGES_PER_RUN)) {
    if (signal.aborted) return;
    const webp = await fetchImage(deps, imageUrl);
    if (webp === null) continue;
    const imageKey = hash('sha256', webp, 'hex').slice(0, 32);
    await saveImage(deps.pool, { gameId, imageKey, webp, at: deps.clock.now() });
  }
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
