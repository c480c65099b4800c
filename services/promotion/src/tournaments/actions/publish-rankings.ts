import { addAllToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { promotionEvents } from '@noriter/proto/topics';
import type { PromotionBase } from '../../base.ts';
import { rankingEvent } from '../events/ranking-event.ts';
import { changedRuns, notePublished, type Watched, watchersOf } from '../store/watches.ts';
import { shownRanking } from './show-ranking.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock'>;

/** Of one tournament to so many at most in one run: who is left over has the next turn. */
const WATCHERS_PER_RUN = 500;

/**
 * Publishes how tournaments stand to members who watch, where it has changed: however many bets a second
 * are counted, that is one event for each of them and each run. An event says the whole of what a page
 * shows, so that one which gets lost is made good by the next.
 */
export async function publishRankings(deps: Deps, signal: AbortSignal): Promise<void> {
  for (const run of await changedRuns(deps.pool, deps.clock.now())) {
    if (signal.aborted) return;
    await publishRanking(deps, run);
  }
}

async function publishRanking({ pool, clock }: Deps, run: Watched): Promise<void> {
  const now = clock.now();
  const { promotionId, siteId, revision } = run;
  const of = { promotionId, revision, now, limit: WATCHERS_PER_RUN };
  const memberIds = await watchersOf(pool, of);
  const { first, members, ownOf } = await shownRanking(pool, { promotionId, now, memberIds });
  await withTransaction(pool, async (tx) => {
    const events = memberIds.map((memberId) =>
      rankingEvent(
        { siteId, promotionId, revision, members, first, own: ownOf(memberId) },
        { memberId, at: now },
      ),
    );
    await addAllToOutbox(tx, promotionEvents, events);
    await notePublished(tx, { promotionId, memberIds, revision });
  });
}
