import { koreaDay } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import type { PromotionBase } from '../../base.ts';
import { readPromotion } from '../../promotions/store/promotions.ts';
import { keptPlays, type PlayCursor, playsSince } from '../store/plays.ts';
import { insertRun, moveRun, readRun } from '../store/runs.ts';
import { unfinished, unopened } from '../store/tournaments.ts';
import { countPlays } from './steps/count-plays.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock'>;
type Named = { promotionId: string; siteId: string };

const PLAYS_PER_PAGE = 1_000;

/**
 * Opens tournaments that have begun: from then on each play is counted as it is kept, and those that were
 * kept before are counted after it, a page at a time. A kill begins that again, which changes nothing.
 */
export async function openTournaments({ pool, clock }: Deps, signal: AbortSignal): Promise<void> {
  const now = clock.now();
  for (const { promotionId, siteId } of await unopened(pool, now)) {
    await withTransaction(pool, (tx) => insertRun(tx, { promotionId, siteId, at: now }));
  }
  for (const one of await unfinished(pool, { now, lacks: 'caught-up' })) {
    if (signal.aborted) return;
    await catchUp({ pool, clock }, one, signal);
  }
}

async function catchUp(
  { pool, clock }: Deps,
  { promotionId, siteId }: Named,
  signal: AbortSignal,
): Promise<void> {
  const promotion = await readPromotion(pool, { siteId, promotionId });
  if (promotion === null) return;
  const day = koreaDay(new Date(promotion.definition.startsAt));
  for (let after: PlayCursor | null = null; !signal.aborted; ) {
    const page: PlayCursor[] = await playsSince(pool, {
      siteId,
      day,
      after,
      limit: PLAYS_PER_PAGE,
    });
    after = page.at(-1) ?? null;
    if (after === null) {
      await moveRun(pool, promotionId, { to: 'caughtUp', at: clock.now() });
      return;
    }
    await countPage({ pool, clock }, promotionId, page);
  }
}

/** As the plays are when the run is locked: whoever kept them meanwhile has counted them. */
async function countPage(
  { pool, clock }: Deps,
  promotionId: string,
  page: readonly PlayCursor[],
): Promise<void> {
  await withTransaction(pool, async (tx) => {
    const run = await readRun(tx, promotionId, { locks: true });
    if (run === null || run.rankedAt !== null) return;
    const plays = await keptPlays(
      tx,
      page.map(({ playId }) => playId),
    );
    await countPlays(tx, run, plays, clock.now());
  });
}
