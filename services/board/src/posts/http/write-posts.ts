import { idText } from '@noriter/kit/id-text';
import { defineRoute } from '@noriter/kit/route';
import { versionNumber } from '@noriter/kit/version-number';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { imageIds } from '../../images/http/image-shapes.ts';
import { idxNumber } from '../../vocabulary/shapes.ts';
import { deletePost } from '../actions/delete-own.ts';
import { savePost } from '../actions/save-post.ts';
import { postBody, postTitle } from './post-shapes.ts';

const route = defineRoute<BoardBase>();

const writeCodes = ['BD001', 'BD020', 'BD021', 'BD022', 'BD023', 'BD024', 'BD025', 'BD026'];

export const save = route({
  path: '/api/board/free/save',
  summary: 'Writes a post, new without a boardIdx; one’s own can be changed for a day',
  access: 'member',
  idempotent: true,
  body: z.object({
    boardIdx: idxNumber.optional(),
    version: versionNumber.default(0).describe('Of what was read; 0 for a new one'),
    title: postTitle,
    body: postBody,
    betId: idText.nullable().default(null).describe('A bet of one’s own to attach'),
    isStakeHidden: z.boolean().default(false),
    images: imageIds,
  }),
  data: z.object({ boardIdx: z.int() }),
  refuses: [...writeCodes, 'BD029', 'BD031', 'BD034', 'BD062', 'T999', 'C999'],
  async handle(deps, { body, caller, effectId }) {
    return { boardIdx: await savePost(deps, caller, { save: body, effectId }) };
  },
});

export const remove = route({
  path: '/api/board/free/delete',
  summary: 'Takes an own post away',
  access: 'member',
  body: z.object({ boardIdx: idxNumber }),
  data: z.object({}),
  refuses: ['BD001', 'BD020', 'BD022'],
  async handle(deps, { body: { boardIdx }, caller }) {
    await deletePost(deps, caller, boardIdx);
    return {};
  },
});
