import type { BoardBase } from '../base.ts';
import type { PostsDeps } from './deps.ts';
import { adminModerationRoutes } from './http/admin-moderation.ts';
import { adminPostRoutes } from './http/admin-posts.ts';
import { commentRoutes } from './http/comments.ts';
import { postRoutes } from './http/posts.ts';
import { openPostViews } from './store/post-readers.ts';
import { openPostTotals } from './store/post-totals.ts';

/** The members' board: posts, comments, likes, reports, and what operators do about them. */
export const postsModule = {
  open: ({ pool }: Pick<BoardBase, 'pool'>) => ({
    postViews: openPostViews(pool),
    countPosts: openPostTotals(pool),
  }),
  close: ({ postViews }: Pick<PostsDeps, 'postViews'>) => postViews.close(),
  routes: [...postRoutes, ...commentRoutes, ...adminPostRoutes, ...adminModerationRoutes],
};
