import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { plainLine } from '../../vocabulary/texts.ts';
import { changeMacro } from '../actions/change-macro.ts';
import { listMacros } from '../store/macros.ts';
import { inquiryText } from './inquiries.ts';

const route = defineRoute<BoardBase>();
const access = { permission: 'inquiries.answer' } as const;

const macroTexts = z
  .object({ ko: inquiryText, en: inquiryText.optional(), vi: inquiryText.optional() })
  .describe('With {nickname}, {loginId} and {title} of the inquiry');

nameSchemas({ MacroTexts: macroTexts });

const list = route({
  path: '/api/admin/board/macros/list',
  summary: 'Answers that are given often',
  access,
  audits: false,
  body: z.object({}),
  data: z.object({
    list: z.array(z.object({ name: z.string(), texts: macroTexts })),
  }),
  async handle({ pool }, { caller: { siteId } }) {
    return { list: await listMacros(pool, siteId) };
  },
});

const save = route({
  path: '/api/admin/board/macros/save',
  summary: 'Saves an answer that is given often under its name, or without texts removes it',
  access,
  audits: true,
  idempotent: true,
  body: z.object({ name: plainLine(60), texts: macroTexts.nullable() }),
  data: z.object({}),
  refuses: ['C999'],
  async handle(deps, { body, caller: { siteId, loginId }, effectId, audit }) {
    await changeMacro(deps, { siteId, loginId, effectId, audit }, body);
    return {};
  },
});

export const macroRoutes = [list, save];
