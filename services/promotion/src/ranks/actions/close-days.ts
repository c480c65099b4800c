import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import { addAllToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { promotionEvents } from '@noriter/proto/topics';
import type { PromotionBase } from '../../base.ts';
import { hasReadUntil } from '../../plays/actions/has-read.ts';
import { dayAfter, type Ladder, rankAfter, windowOf } from '../domain/ladder.ts';
import { rankEvent } from '../events/rank-event.ts';
import { insertChanges } from '../store/changes.ts';
import { ladderAt, sitesWithLadder } from '../store/ladder.ts';
import { type Candidate, candidatesAfter, writeRanks } from '../store/ranks.ts';
import { isClosed, moveRun, openRun } from '../store/runs.ts';
import { giveRankRewards } from './give-rank-rewards.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock' | 'log' | 'backlog'>;
type Closing = { siteId: string; day: string; version: number; ladder: Ladder };

/** Results of a day arrive a moment later. */
const GRACE_MS = 10 * 60_000;
const MEMBERS_PER_PAGE = 1_000;

/**
 * Closes the last Korean day that is over, for each site with a ladder: ranks rise and fall by what was
 * staked in the window, and what they give is given. It goes on where it was stopped; what was decided
 * is found as it is, so a kill at any moment changes nothing. Days before the last are not made up for:
 * their stakes are in the window anyway. It waits until the results of the day are read.
 */
export async function closeDays(deps: Deps, signal: AbortSignal): Promise<void> {
  const { pool, clock } = deps;
  const now = clock.now();
  const day = dayAfter(koreaDay(new Date(now.getTime() - GRACE_MS)), -1);
  for (const { siteId, version } of await sitesWithLadder(pool)) {
    if (signal.aborted) return;
    await closeDay(deps, { siteId, day, newest: version }, signal);
  }
}

async function closeDay(
  deps: Deps,
  { siteId, day, newest }: { siteId: string; day: string; newest: number },
  signal: AbortSignal,
): Promise<void> {
  const { pool, clock } = deps;
  const key = { siteId, day };
  if (await isClosed(pool, key)) return;
  // As of when its results have had time to come: a tournament that is due at its end asks for those of then.
  const published = new Date(koreaDayStart(dayAfter(day, 1)).getTime() + GRACE_MS);
  if (!(await hasReadUntil(deps, published))) return;
  const run = await openRun(pool, key, { version: newest, at: clock.now() });
  if (run.isClosed) return;
  const { version } = run;
  const ladder = await ladderAt(pool, siteId, version);
  const span = { siteId, ladder, ...windowOf(ladder, day), limit: MEMBERS_PER_PAGE };
  for (let after = run.cursor; !signal.aborted; ) {
    const page = await candidatesAfter(pool, { ...span, after });
    const ranks = await moveRanks(deps, { siteId, day, version, ladder }, page);
    await giveRankRewards(deps, siteId, ranks, signal);
    if (signal.aborted) return;
    after = page.at(-1)?.memberId ?? null;
    if (after === null) return moveRun(pool, key, { closedAt: clock.now() });
    await moveRun(pool, key, { cursor: after });
  }
}

/**
 * The ranks of a page's members, what changed of them, and the word of it, in one transaction.
 *
 * @returns who holds what
 */
async function moveRanks(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  { siteId, day, version, ladder }: Closing,
  page: readonly Candidate[],
): Promise<{ memberId: string; rank: number }[]> {
  const at = clock.now();
  const ranks = page.map(({ memberId, turnover, before }) => ({
    memberId,
    ...rankAfter(ladder, before, { turnover, day }),
  }));
  const changes = page.flatMap(({ memberId, turnover, before }, place) => {
    const fromRank = before?.rank ?? 0;
    const toRank = ranks[place]?.rank ?? fromRank;
    return fromRank === toRank ? [] : [{ memberId, day, fromRank, toRank, turnover, at }];
  });
  await withTransaction(pool, async (tx) => {
    await writeRanks(tx, siteId, ranks);
    const kept = await insertChanges(tx, { siteId, version }, changes);
    const events = kept.map((change) => rankEvent(siteId, change));
    await addAllToOutbox(tx, promotionEvents, events);
  });
  return ranks.filter(({ rank }) => rank > 0);
}
