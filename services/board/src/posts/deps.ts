import type { BoardBase } from '../base.ts';
import type { PostViews } from './store/post-readers.ts';
import type { CountPosts } from './store/post-totals.ts';

/** What the members' board needs besides. */
export type PostsDeps = BoardBase & { postViews: PostViews; countPosts: CountPosts };
