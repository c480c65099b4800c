import { listOf, pageInfo, pageOnlyQuery, rowsQuery } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { imageView, imageViewOf } from '../../images/http/image-shapes.ts';
import { imagesOf } from '../../images/store/images.ts';
import { idxNumber, searchText } from '../../vocabulary/shapes.ts';
import { plainLine } from '../../vocabulary/texts.ts';
import { hidePost } from '../actions/hide-post.ts';
import { arrange } from '../actions/moderate.ts';
import { categories } from '../domain/post-rules.ts';
import { findPostForBackOffice, listAllPosts, listVersions } from '../store/back-office-posts.ts';
import { listComments } from '../store/comments.ts';
import { backOfficePost, commentOf, states, viewOf } from './back-office-post-views.ts';

const route = defineRoute<BoardBase>();

const access = { permission: 'posts.moderate' } as const;

export const hideReason = plainLine(200).nullable().describe('For its author; null shows it again');

const list = route({
  path: '/api/admin/board/posts/list',
  summary: 'Every post, also hidden and deleted ones, the newest first',
  access,
  audits: false,
  body: z.object({
    ...pageOnlyQuery,
    ...rowsQuery,
    state: z.enum(states).optional(),
    search: searchText.describe('Title, text or author'),
  }),
  data: listOf(backOfficePost),
  async handle({ pool }, { body: { page, rows, state, search }, caller: { siteId } }) {
    const found = await listAllPosts(pool, { siteId, state, search, page, rows });
    return { list: found.rows.map(viewOf), pageInfo: pageInfo(page, found.total, rows) };
  },
});

const get = route({
  path: '/api/admin/board/posts/get',
  summary: 'One post with its comments and every earlier wording',
  access,
  audits: false,
  body: z.object({ boardIdx: idxNumber }),
  data: backOfficePost.extend({
    body: z.string(),
    address: z.string(),
    hiddenReason: z.string().nullable(),
    hiddenBy: z.string().nullable(),
    images: z.array(imageView),
    versions: z.array(
      z.object({ version: z.int(), title: z.string(), body: z.string(), at: z.iso.datetime() }),
    ),
    commentList: z.array(
      z.object({
        cmtIdx: z.int(),
        parentIdx: z.int().nullable(),
        memberId: z.string(),
        nickname: z.string(),
        body: z.string(),
        state: z.enum(states),
        hiddenReason: z.string().nullable(),
        madeAt: z.iso.datetime(),
      }),
    ),
  }),
  refuses: ['BD001'],
  async handle(deps, { body: { boardIdx: idx }, caller: { siteId } }) {
    const { pool } = deps;
    const post = await findPostForBackOffice(pool, { siteId, idx });
    if (post === null) throw refuse(errors, 'BD001');
    const [comments, versions, pictures] = await Promise.all([
      listComments(pool, idx),
      listVersions(pool, idx),
      imagesOf(pool, 'post', [idx]),
    ]);
    const { body, address, hiddenReason, hiddenBy } = post;
    return {
      ...viewOf(post),
      body,
      address,
      hiddenReason,
      hiddenBy,
      images: (pictures.get(idx) ?? []).map((image) => imageViewOf(deps, image)),
      versions: versions.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
      commentList: comments.map(commentOf),
    };
  },
});

const arrangement = route({
  path: '/api/admin/board/posts/arrange',
  summary: 'Pins a post, or puts it into another category',
  access,
  audits: true,
  idempotent: true,
  body: z.object({ boardIdx: idxNumber, category: z.enum(categories), pinned: z.boolean() }),
  data: z.object({}),
  refuses: ['BD001', 'C999'],
  async handle(deps, { body, caller: { siteId, loginId }, effectId, audit }) {
    await arrange(deps, { siteId, loginId, effectId, audit }, body);
    return {};
  },
});

const hide = route({
  path: '/api/admin/board/posts/hide',
  summary: 'Hides a post or comment with a reason that its author is written, or shows it again',
  access,
  audits: true,
  idempotent: true,
  body: z.object({
    boardIdx: idxNumber,
    cmtIdx: idxNumber.nullable().default(null),
    reason: hideReason,
  }),
  data: z.object({}),
  refuses: ['BD001', 'C999'],
  async handle(deps, { body, caller: { siteId, loginId }, effectId, audit }) {
    const { boardIdx: postIdx, cmtIdx: commentIdx, reason } = body;
    const by = { siteId, loginId, effectId, audit };
    await hidePost(deps, by, { postIdx, commentIdx, reason, reportIdx: null });
    return {};
  },
});

export const adminPostRoutes = [list, get, arrangement, hide];
