import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { markdownBody, plainLine } from '../../vocabulary/texts.ts';
import { categories, maskedName } from '../domain/post-rules.ts';
import { ticket } from '../domain/ticket.ts';
import type { StoredComment } from '../store/comments.ts';
import type { ListedPost } from '../store/post-rows.ts';

export const postTitle = plainLine(100).refine((text) => text.length >= 2, 'Is too short.');
export const postBody = markdownBody.refine((text) => text.length <= 10_000, 'Is too long.');

export const postRow = z.object({
  boardIdx: z.int(),
  category: z.enum(categories),
  title: z.string(),
  author: z.string().describe('The nickname, masked but for one’s own'),
  isMine: z.boolean(),
  pinned: z.boolean(),
  views: z.int(),
  likes: z.int(),
  comments: z.int(),
  hasBet: z.boolean(),
  madeAt: z.iso.datetime(),
});

export const commentRow = z.object({
  cmtIdx: z.int(),
  parentIdx: z.int().nullable().describe('The comment that this one answers'),
  author: z.string(),
  isMine: z.boolean(),
  state: z.enum(['shown', 'hidden', 'deleted']),
  body: z.string().describe('Plain text; empty where it is not shown'),
  madeAt: z.iso.datetime(),
});

nameSchemas({ PostRow: postRow, PostComment: commentRow, PostTicket: ticket });

export function postRowOf(post: ListedPost, readerId: string): z.input<typeof postRow> {
  const { idx, memberId, nickname, category, title, pinned, views, likes, comments, hasBet } = post;
  const isMine = memberId === readerId;
  return {
    boardIdx: idx,
    category,
    title,
    author: isMine ? nickname : maskedName(nickname),
    isMine,
    pinned,
    views,
    likes,
    comments,
    hasBet,
    madeAt: post.madeAt.toISOString(),
  };
}

export function commentRowOf(comment: StoredComment, readerId: string): z.input<typeof commentRow> {
  const { idx, parentIdx, memberId, nickname, hiddenAt, deletedAt, body, madeAt } = comment;
  const isMine = memberId === readerId;
  const gone = deletedAt === null ? 'hidden' : 'deleted';
  const state = hiddenAt === null && deletedAt === null ? 'shown' : gone;
  return {
    cmtIdx: idx,
    parentIdx,
    author: isMine ? nickname : maskedName(nickname),
    isMine,
    state,
    body: state === 'shown' ? body : '',
    madeAt: madeAt.toISOString(),
  };
}
