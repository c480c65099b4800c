import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { categories } from '../domain/post-rules.ts';
import type { BackOfficePost } from '../store/back-office-posts.ts';
import type { StoredComment } from '../store/comments.ts';

export const states = ['shown', 'hidden', 'deleted'] as const;

export const backOfficePost = z.object({
  boardIdx: z.int(),
  memberId: z.string(),
  loginId: z.string(),
  nickname: z.string(),
  category: z.enum(categories),
  title: z.string(),
  pinned: z.boolean(),
  state: z.enum(states),
  views: z.int(),
  likes: z.int(),
  comments: z.int(),
  reports: z.int().describe('Open ones'),
  madeAt: z.iso.datetime(),
});

nameSchemas({ BackOfficePost: backOfficePost });

function stateOf({ hiddenAt, deletedAt }: Pick<StoredComment, 'hiddenAt' | 'deletedAt'>) {
  if (deletedAt !== null) return 'deleted';
  return hiddenAt === null ? 'shown' : 'hidden';
}

export function viewOf(post: BackOfficePost): z.input<typeof backOfficePost> {
  const { idx, memberId, loginId, nickname, category, title, pinned, views, likes } = post;
  return {
    boardIdx: idx,
    memberId,
    loginId,
    nickname,
    category,
    title,
    pinned,
    state: stateOf(post),
    views,
    likes,
    comments: post.comments,
    reports: post.reports,
    madeAt: post.madeAt.toISOString(),
  };
}

export function commentOf(comment: StoredComment) {
  const { idx, parentIdx, memberId, nickname, body, hiddenReason, madeAt } = comment;
  const state = stateOf(comment);
  return {
    cmtIdx: idx,
    parentIdx,
    memberId,
    nickname,
    body,
    state,
    hiddenReason,
    madeAt: madeAt.toISOString(),
  } as const;
}
