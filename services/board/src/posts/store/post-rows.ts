import { z } from 'zod';
import { categories } from '../domain/post-rules.ts';

/** A post as lists have it. */
export const listedPost = z.object({
  idx: z.number(),
  memberId: z.string(),
  nickname: z.string(),
  category: z.enum(categories),
  title: z.string(),
  pinned: z.boolean(),
  views: z.number(),
  likes: z.number(),
  comments: z.number(),
  hasBet: z.boolean(),
  madeAt: z.date(),
});

export type ListedPost = z.infer<typeof listedPost>;

export const LISTED = `post.idx, post.member_id as "memberId",
  coalesce(member.nickname, '') as nickname, post.category, post.title, post.pinned, post.views,
  post.likes, post.comments, post.bet_id is not null as "hasBet", post.made_at as "madeAt"`;

/** What operators and the author see, too. */
export const storedPost = listedPost.extend({
  siteId: z.string(),
  body: z.string(),
  betId: z.string().nullable(),
  isStakeHidden: z.boolean(),
  version: z.number(),
  editedAt: z.date().nullable(),
  hiddenAt: z.date().nullable(),
  hiddenBy: z.string().nullable(),
  hiddenReason: z.string().nullable(),
  deletedAt: z.date().nullable(),
  address: z.string(),
});

export type StoredPost = z.infer<typeof storedPost>;

export const STORED = `${LISTED}, post.site_id as "siteId", post.body, post.bet_id as "betId",
  post.is_stake_hidden as "isStakeHidden", post.version, post.edited_at as "editedAt",
  post.hidden_at as "hiddenAt", post.hidden_by as "hiddenBy", post.hidden_reason as "hiddenReason",
  post.deleted_at as "deletedAt", post.address`;

export const FROM_POST = 'from post left join member on member.member_id = post.member_id';

/** What members see: neither hidden nor taken away. */
export const IS_SHOWN = 'post.deleted_at is null and post.hidden_at is null';
