import { idText } from '@noriter/kit/id-text';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { imageView, imageViewOf } from '../../images/http/image-shapes.ts';
import { imagesOf } from '../../images/store/images.ts';
import { idxNumber } from '../../vocabulary/shapes.ts';
import { countReader } from '../actions/count-reader.ts';
import { shownTicket } from '../clients/tickets.ts';
import type { PostsDeps } from '../deps.ts';
import { mayStillEdit } from '../domain/post-rules.ts';
import { forOthers, ticket } from '../domain/ticket.ts';
import { listComments } from '../store/comments.ts';
import type { StoredPost } from '../store/post-rows.ts';
import { readSurroundings } from '../store/post-surroundings.ts';
import { findPost } from '../store/posts.ts';
import { commentRow, commentRowOf, postRow, postRowOf } from './post-shapes.ts';

const route = defineRoute<PostsDeps>();

const neighbour = z.object({ boardIdx: z.int(), title: z.string() }).nullable();

export const detail = route({
  path: '/api/board/free/datail',
  summary: 'A post with its comments and its ticket; each member is counted once as a reader',
  access: 'member',
  body: z.object({ boardIdx: idxNumber }),
  data: z.object({
    board: postRow.extend({
      body: z.string().describe('Markdown; see the calls that save it'),
      version: z.int(),
      editedAt: z.iso.datetime().nullable(),
      hiddenReason: z.string().nullable().describe('Only its author reads a hidden post'),
      isLiked: z.boolean(),
      isEditable: z.boolean(),
      betId: idText.nullable().describe('Of one’s own post; else null'),
      isStakeHidden: z.boolean(),
      ticket: ticket.nullable().describe('The attached bet as it stands now'),
      images: z.array(imageView),
    }),
    comments: z.array(commentRow),
    previous: neighbour,
    next: neighbour,
  }),
  refuses: ['BD001'],
  async handle(deps, { body: { boardIdx: idx }, caller: { siteId, memberId } }) {
    const { pool, clock } = deps;
    const post = await findPost(pool, { siteId, idx });
    if (post === null || !isReadableBy(post, memberId)) throw refuse(errors, 'BD001');
    const isMine = post.memberId === memberId;
    const [views, around, comments, attached, pictures] = await Promise.all([
      countReader(deps, { idx, memberId, views: post.views }),
      readSurroundings(pool, { siteId, idx, memberId }),
      listComments(pool, idx),
      ticketOf(deps, post, memberId),
      imagesOf(pool, 'post', [idx]),
    ]);
    const isEditable = isMine && post.hiddenAt === null && mayStillEdit(post.madeAt, clock.now());
    return {
      board: {
        ...postRowOf({ ...post, views }, memberId),
        body: post.body,
        version: post.version,
        editedAt: post.editedAt?.toISOString() ?? null,
        hiddenReason: post.hiddenReason,
        isLiked: around.isLiked,
        isEditable,
        betId: isMine ? post.betId : null,
        isStakeHidden: post.isStakeHidden,
        ticket: attached,
        images: (pictures.get(idx) ?? []).map((image) => imageViewOf(deps, image)),
      },
      comments: comments.map((comment) => commentRowOf(comment, memberId)),
      previous: around.previous,
      next: around.next,
    };
  },
});

function isReadableBy(post: StoredPost, memberId: string): boolean {
  if (post.deletedAt !== null) return false;
  return post.hiddenAt === null || post.memberId === memberId;
}

async function ticketOf(deps: BoardBase, post: StoredPost, readerId: string) {
  const { siteId: site, memberId, betId, isStakeHidden } = post;
  if (betId === null) return null;
  const found = await shownTicket(deps, { site, memberId, betId });
  if (found === null || readerId === memberId) return found;
  return forOthers(found, isStakeHidden);
}
