import { cachedReader } from '@noriter/kit/cached-reader';
import type pg from 'pg';
import type { Category } from '../domain/post-rules.ts';
import { countPosts, type PostConditions } from './list-posts.ts';

/** So old the number of a whole board may be: it only says how many pages there are. */
const TTL_MS = 1_000;

export type CountPosts = (conditions: PostConditions) => Promise<number>;

/** Counts posts: those of a whole board or category once a second, what somebody searches at once. */
export function openPostTotals(pool: pg.Pool): CountPosts {
  const kept = { nowMs: () => performance.now(), ttlMs: TTL_MS };
  const whole = cachedReader(kept, (key) => {
    const { siteId, category } = JSON.parse(key) as { siteId: string; category?: Category };
    return countPosts(pool, { siteId, category, search: '' });
  });
  return (conditions) => {
    const { siteId, category, search, memberId } = conditions;
    if (search !== '' || memberId !== undefined) return countPosts(pool, conditions);
    return whole(JSON.stringify({ siteId, category }));
  };
}
