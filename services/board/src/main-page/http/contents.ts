import { cachedReader } from '@noriter/kit/cached-reader';
import type { Clock } from '@noriter/kit/clock';
import type { Language } from '@noriter/kit/result-codes';
import type { BoardBase } from '../../base.ts';
import { bannersFor } from '../../content/http/banners.ts';
import { newestNotices } from '../../content/http/notices.ts';
import { popupsFor } from '../../content/http/popups.ts';
import { postRowOf } from '../../posts/http/post-shapes.ts';
import { listPosts } from '../../posts/store/list-posts.ts';

const POSTS = 5;

type Reader = { siteId: string; language: Language; isMember: boolean };

type Deps = Pick<BoardBase, 'pool' | 'prisma'> & { clock: Clock };

/**
 * Reads what the board itself has for the main page; visitors of one language who come together share a
 * reading. What an operator changes is there at once.
 */
export function createContents(deps: Deps) {
  const shared = { nowMs: () => deps.clock.now().getTime(), ttlMs: 0 };
  const read = cachedReader(shared, (key) => readContents(deps, JSON.parse(key)));
  return ({ siteId, language, isMember }: Reader) =>
    read(JSON.stringify({ siteId, language, isMember }));
}

async function readContents(deps: Deps, reader: Reader) {
  const { siteId, language, isMember } = reader;
  const [banners, popups, notices, posts] = await Promise.all([
    bannersFor(deps, siteId, language),
    popupsFor(deps, reader),
    newestNotices(deps, siteId, language),
    isMember ? newestPosts(deps, siteId) : null,
  ]);
  return { banners, popups, notices, posts };
}

async function newestPosts({ pool }: Deps, siteId: string) {
  const rows = await listPosts(pool, { siteId, search: '', order: 'newest', page: 1 });
  // They are kept for all: nobody's own name is shown.
  return rows.slice(0, POSTS).map((post) => postRowOf(post, ''));
}
