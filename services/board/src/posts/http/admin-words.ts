import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { plainLine } from '../../vocabulary/texts.ts';
import { changeWord } from '../actions/moderate.ts';
import { listWords } from '../store/words.ts';

const route = defineRoute<BoardBase>();
const access = { permission: 'posts.moderate' } as const;

export const words = route({
  path: '/api/admin/board/words/list',
  summary: 'Words and hosts that members may not write',
  access,
  audits: false,
  body: z.object({}),
  data: z.object({
    list: z.array(
      z.object({
        kind: z.enum(['word', 'host']),
        written: z.string(),
        normal: z.string().describe('The form in which texts are compared'),
        addedAt: z.iso.datetime(),
        addedBy: z.string(),
      }),
    ),
  }),
  async handle({ pool }, { caller: { siteId } }) {
    const found = await listWords(pool, siteId);
    return { list: found.map((word) => ({ ...word, addedAt: word.addedAt.toISOString() })) };
  },
});

export const word = route({
  path: '/api/admin/board/words/set',
  summary: 'Bans a word or host, however it will be spelt, or allows it again',
  access,
  audits: true,
  idempotent: true,
  body: z.object({
    kind: z.enum(['word', 'host']),
    written: plainLine(100),
    isBanned: z.boolean(),
  }),
  data: z.object({}),
  refuses: ['BD032', 'C999'],
  async handle(deps, { body, caller: { siteId, loginId }, effectId, audit }) {
    await changeWord(deps, { siteId, loginId, effectId, audit }, body);
    return {};
  },
});
