import { betEvents, gameEvents } from '@noriter/proto/topics';
import type { PromotionBase } from '../../base.ts';
import { askAfter, keepEnds, noteRead } from '../store/backlogs.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock' | 'log' | 'backlog'>;

/**
 * Whether the results of before a moment are kept here: what is closed by the clock is closed then, for
 * what it pays stands. Asked once the moment is over, and what it decided has had time to be published.
 * False while they are not, or nobody can say; it is asked again with the job's next run.
 */
export async function hasReadUntil(deps: Deps, until: Date): Promise<boolean> {
  const { pool, clock, log, backlog } = deps;
  const at = clock.now();
  const kept = await askAfter(pool, { until, at });
  if (kept === undefined) return true;
  const ends = kept ?? (await keptEnds(deps, until));
  if (ends !== null && (await backlog.isRead(ends))) {
    await noteRead(pool, { until, at });
    return true;
  }
  const reason = ends === null ? 'brokers' : 'results';
  log.info({ until, reason }, 'a close waits until what came before it is read');
  return false;
}

async function keptEnds({ pool, backlog }: Deps, until: Date) {
  const ends = await backlog.endsOf([betEvents, gameEvents]);
  return ends === null ? null : keepEnds(pool, until, ends);
}
