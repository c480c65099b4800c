import { defineRoute } from '@noriter/kit/route';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { idxNumber } from '../../vocabulary/shapes.ts';
import { deleteComment } from '../actions/delete-own.ts';
import { likePost, reportPost } from '../actions/react-to-post.ts';
import { saveComment } from '../actions/save-comment.ts';

const route = defineRoute<BoardBase>();

const commentText = z
  .string()
  .overwrite((text) => text.replaceAll('\r\n', '\n').trim())
  .min(1)
  .max(1_000)
  .refine(isPlainBlock, 'Has control characters.')
  .describe('Plain text');

export const reportReasons = ['abuse', 'advert', 'fraud', 'obscene', 'other'] as const;

const comment = route({
  path: '/api/board/cmtSave',
  summary: 'Writes a comment on a post, or an answer to a comment',
  access: 'member',
  idempotent: true,
  body: z.object({
    boardIdx: idxNumber,
    parentIdx: idxNumber.nullable().default(null).describe('The comment that is answered'),
    body: commentText,
  }),
  data: z.object({ cmtIdx: z.int() }),
  refuses: ['BD001', 'BD023', 'BD024', 'BD025', 'BD026', 'BD027', 'BD028', 'T999', 'C999'],
  async handle(deps, { body, caller, effectId }) {
    return { cmtIdx: await saveComment(deps, caller, { save: body, effectId }) };
  },
});

const remove = route({
  path: '/api/board/cmtDelete',
  summary: 'Takes an own comment away; answers to it stay',
  access: 'member',
  body: z.object({ cmtIdx: idxNumber }),
  data: z.object({}),
  refuses: ['BD001', 'BD020', 'BD022'],
  async handle(deps, { body: { cmtIdx }, caller }) {
    await deleteComment(deps, caller, cmtIdx);
    return {};
  },
});

const like = route({
  path: '/api/board/free/like',
  summary: 'Likes a post, or takes that back',
  access: 'member',
  body: z.object({ boardIdx: idxNumber, isLiked: z.boolean() }),
  data: z.object({ likes: z.int() }),
  refuses: ['BD001'],
  handle: async (deps, { body: { boardIdx: idx, isLiked }, caller }) => ({
    likes: await likePost(deps, caller, { idx, isLiked }),
  }),
});

const report = route({
  path: '/api/board/free/report',
  summary: 'Reports a post or a comment to the operators',
  access: 'member',
  rateLimit: { max: 20, windowMs: 600_000 },
  body: z.object({
    boardIdx: idxNumber,
    cmtIdx: idxNumber.nullable().default(null),
    reason: z.enum(reportReasons),
    note: z.string().trim().max(300).refine(isPlainBlock, 'Has control characters.').default(''),
  }),
  data: z.object({}),
  refuses: ['BD001', 'BD030'],
  async handle(deps, { body: { boardIdx, cmtIdx, reason, note }, caller }) {
    await reportPost(deps, caller, { postIdx: boardIdx, commentIdx: cmtIdx, reason, note });
    return {};
  },
});

export const commentRoutes = [comment, remove, like, report];
