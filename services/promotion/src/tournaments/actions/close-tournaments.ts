import { withTransaction } from '@noriter/kit/postgres';
import { Refusal, refuse } from '@noriter/kit/result-codes';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { mayReceive } from '../../members/domain/standing.ts';
import { readStanding } from '../../members/store/members.ts';
import { hasReadUntil } from '../../plays/actions/has-read.ts';
import { giveReward } from '../../promotions/actions/steps/give-reward.ts';
import { readPromotion } from '../../promotions/store/promotions.ts';
import { dueAt, type Tournament, tournamentOf } from '../domain/course.ts';
import { causeOf, lastPrizePlace, prizeOf } from '../domain/prizes.ts';
import { decidePlace, duePlaces } from '../store/places.ts';
import { insertPlaces } from '../store/ranking.ts';
import { moveRun, readRun } from '../store/runs.ts';
import { unfinished } from '../store/tournaments.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock' | 'log' | 'backlog'>;
type Closing = { promotionId: string; siteId: string; tournament: Tournament };

/** Stopped while prizes are given: what is left waits until it runs again. */
const STOPPED = 'PR004';

/**
 * Closes tournaments whose wait is over and whose results are all read: the places are written at once,
 * and stand; then each prize is given in a transaction of its own with the note that it was. It goes on
 * where it was stopped, so that a kill at any moment gives nobody less or more.
 */
export async function closeTournaments(deps: Deps, signal: AbortSignal): Promise<void> {
  const { pool, clock } = deps;
  const now = clock.now();
  for (const { promotionId, siteId } of await unfinished(pool, { now, lacks: 'closed' })) {
    const promotion = await readPromotion(pool, { siteId, promotionId });
    const tournament = promotion === null ? null : tournamentOf(promotion.definition);
    if (tournament === null || !(await writePlaces(deps, { promotionId, tournament }))) continue;
    await givePrizes(deps, { promotionId, siteId, tournament }, signal);
  }
}

/** @returns false while results are waited for */
async function writePlaces(
  deps: Deps,
  { promotionId, tournament }: Omit<Closing, 'siteId'>,
): Promise<boolean> {
  const { pool, clock } = deps;
  const now = clock.now();
  const found = await readRun(pool, promotionId);
  if (found === null || now < dueAt(tournament, found)) return false;
  if (found.rankedAt !== null) return true;
  if (!(await hasReadUntil(deps, dueAt(tournament, found)))) return false;
  return withTransaction(pool, async (tx) => {
    const run = await readRun(tx, promotionId, { locks: true });
    if (run === null) return false;
    if (run.rankedAt !== null) return true;
    await insertPlaces(tx, { promotionId, now });
    await moveRun(tx, promotionId, { to: 'ranked', at: now });
    return true;
  });
}

async function givePrizes(deps: Deps, closing: Closing, signal: AbortSignal): Promise<void> {
  const { promotionId, tournament } = closing;
  const last = lastPrizePlace(tournament.rules);
  for (const place of await duePlaces(deps.pool, promotionId, last)) {
    if (signal.aborted || !(await givePrize(deps, closing, place))) return;
  }
  await moveRun(deps.pool, promotionId, { to: 'closed', at: deps.clock.now() });
}

/** @returns false where the rest has to wait */
async function givePrize(
  { pool, clock, log }: Deps,
  { promotionId, siteId, tournament }: Closing,
  { memberId, place }: { memberId: string; place: number },
): Promise<boolean> {
  const at = clock.now();
  const reward = prizeOf(tournament.rules, place);
  try {
    await withTransaction(pool, async (tx) => {
      const isDecided = { promotionId, memberId, refusal: '', at };
      if (!(await decidePlace(tx, isDecided)) || reward === null) return;
      const promotion = await readPromotion(tx, { siteId, promotionId });
      if (promotion === null) throw new Error(`The promotion ${promotionId} is gone.`);
      const member = { memberId, siteId, level: 1, isPartner: false };
      const standing = await readStanding(tx, member, { locks: true });
      if (!mayReceive(standing, at)) throw refuse(errors, 'PR002');
      const wish = { promotion, memberId, address: '', cause: causeOf(memberId), reward, at };
      await giveReward(tx, { ...wish, budget: 'amount', isCounted: true });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === STOPPED) return false;
    log.info({ memberId, promotionId, code: error.code }, 'a place of a tournament wins nothing');
    await decidePlace(pool, { promotionId, memberId, refusal: error.code, at });
  }
  return true;
}
