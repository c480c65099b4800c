import { listOf, pageInfo, pageOnlyQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { searchText } from '../../vocabulary/shapes.ts';
import type { PostsDeps } from '../deps.ts';
import { categories } from '../domain/post-rules.ts';
import { listPosts, postOrders } from '../store/list-posts.ts';
import { detail } from './post-detail.ts';
import { postRow, postRowOf } from './post-shapes.ts';
import { remove, save } from './write-posts.ts';

const route = defineRoute<PostsDeps>();

const list = route({
  path: '/api/board/free/list',
  summary: 'What members wrote, pinned posts first, then the newest; or by likes or comments',
  access: 'member',
  body: z.object({
    ...pageOnlyQuery,
    category: z.enum(categories).optional(),
    search: searchText.describe('Two or more characters of title, text, author or 초성'),
    order: z.enum(postOrders).default('newest'),
    isMine: z.boolean().default(false),
  }),
  data: listOf(postRow).extend({
    idxList: z.array(z.int()).describe("The boardIdx of the page's posts, in their order"),
  }),
  async handle({ pool, countPosts }, { body, caller: { siteId, memberId } }) {
    const { page, isMine, order, ...asked } = body;
    const conditions = { siteId, ...asked, memberId: isMine ? memberId : undefined };
    const [rows, total] = await Promise.all([
      listPosts(pool, { ...conditions, order, page }),
      countPosts(conditions),
    ]);
    const idxList = rows.map(({ idx }) => idx);
    const shown = rows.map((post) => postRowOf(post, memberId));
    return { list: shown, pageInfo: pageInfo(page, total), idxList };
  },
});

export const postRoutes = [list, detail, save, remove];
