import { idText } from '@noriter/kit/id-text';
import { listOf, pageInfo, pageOnlyQuery } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { imageIds, imageView, imageViewOf } from '../../images/http/image-shapes.ts';
import { imagesOf } from '../../images/store/images.ts';
import { idxNumber } from '../../vocabulary/shapes.ts';
import { plainLine } from '../../vocabulary/texts.ts';
import { continueInquiry, openInquiry } from '../actions/ask.ts';
import { rateAnswer } from '../actions/rate-answer.ts';
import { inquiryKinds, inquiryStates, subjectKinds } from '../domain/inquiry-rules.ts';
import { listEntries } from '../store/entries.ts';
import { findInquiry, type StoredInquiry } from '../store/inquiries.ts';
import { listOwnInquiries } from '../store/list-inquiries.ts';

const route = defineRoute<BoardBase>();

export const inquiryText = z
  .string()
  .overwrite((text) => text.replaceAll('\r\n', '\n').trim())
  .min(1)
  .max(5_000)
  .refine(isPlainBlock, 'Has control characters.')
  .describe('Plain text');

export const subject = z
  .object({ kind: z.enum(subjectKinds), id: idText })
  .nullable()
  .describe('The bet (betId) or the request (requestId) it is about');

const row = z.object({
  boardIdx: z.int(),
  kind: z.enum(inquiryKinds),
  title: z.string(),
  subject,
  state: z.enum(inquiryStates),
  rating: z.int().nullable().describe('1 to 5, of the last answer'),
  openedAt: z.iso.datetime(),
  writtenAt: z.iso.datetime().describe('The newest entry'),
  dueAt: z.iso.datetime().describe('By when a waiting one is answered'),
});

nameSchemas({ InquiryRow: row });

const list = route({
  path: '/api/board/qna/list',
  summary: "The member's inquiries, the newest first",
  access: 'member',
  body: z.object({ ...pageOnlyQuery, state: z.enum(inquiryStates).optional() }),
  data: listOf(row).extend({ idxList: z.array(z.int()) }),
  async handle({ pool }, { body: { page, state }, caller: { siteId, memberId } }) {
    const found = await listOwnInquiries(pool, { siteId, memberId, state, page });
    const idxList = found.rows.map(({ idx }) => idx);
    return { list: found.rows.map(rowOf), pageInfo: pageInfo(page, found.total), idxList };
  },
});

const detail = route({
  path: '/api/board/qna/datail',
  summary: 'One of the member’s inquiries with what was written in it',
  access: 'member',
  body: z.object({ boardIdx: idxNumber }),
  data: z.object({
    board: row,
    entries: z.array(
      z.object({
        entryIdx: z.int(),
        author: z.enum(['member', 'operator']),
        body: z.string(),
        at: z.iso.datetime(),
        images: z.array(imageView),
      }),
    ),
  }),
  refuses: ['BD001'],
  async handle(deps, { body: { boardIdx: idx }, caller: { siteId, memberId } }) {
    const { pool } = deps;
    const found = await findInquiry(pool, { siteId, idx });
    if (found?.memberId !== memberId) throw refuse(errors, 'BD001');
    const entries = await listEntries(pool, { inquiryIdx: idx, withNotes: false });
    const pictures = await imagesOf(
      pool,
      'entry',
      entries.map((entry) => entry.idx),
    );
    return {
      board: rowOf(found),
      entries: entries.map(({ idx: entryIdx, author, body, writtenAt }) => ({
        entryIdx,
        author: author === 'member' ? ('member' as const) : ('operator' as const),
        body,
        at: writtenAt.toISOString(),
        images: (pictures.get(entryIdx) ?? []).map((image) => imageViewOf(deps, image)),
      })),
    };
  },
});

const save = route({
  path: '/api/board/qna/save',
  summary: 'Opens an inquiry; a dispute is decided within a fixed time',
  access: 'member',
  idempotent: true,
  rateLimit: { max: 20, windowMs: 600_000 },
  body: z.object({
    kind: z.enum(inquiryKinds).default('other'),
    title: plainLine(100),
    body: inquiryText,
    subject: subject.default(null),
    images: imageIds,
  }),
  data: z.object({ boardIdx: z.int() }),
  refuses: ['BD040', 'BD062', 'T999', 'C999'],
  async handle(deps, { body, caller, effectId, language }) {
    const ask = { ...body, language };
    return { boardIdx: await openInquiry(deps, caller, { ask, effectId }) };
  },
});

const write = route({
  path: '/api/board/qna/write',
  summary: 'Goes on with an inquiry: it waits for an answer again',
  access: 'member',
  idempotent: true,
  rateLimit: { max: 40, windowMs: 600_000 },
  body: z.object({ boardIdx: idxNumber, body: inquiryText, images: imageIds }),
  data: z.object({}),
  refuses: ['BD001', 'BD043', 'BD062', 'T999', 'C999'],
  async handle(deps, { body: { boardIdx: idx, ...written }, caller, effectId }) {
    await continueInquiry(deps, caller, { idx, ...written, effectId });
    return {};
  },
});

const rate = route({
  path: '/api/board/qna/rate',
  summary: 'Rates the answer from 1 to 5',
  access: 'member',
  body: z.object({ boardIdx: idxNumber, rating: z.int().min(1).max(5) }),
  data: z.object({}),
  refuses: ['BD001', 'BD042'],
  async handle(deps, { body: { boardIdx: idx, rating }, caller }) {
    await rateAnswer(deps, caller, { idx, rating });
    return {};
  },
});

function rowOf(found: StoredInquiry): z.input<typeof row> {
  const { idx, kind, title, subject: about, state, rating } = found;
  return {
    boardIdx: idx,
    kind,
    title,
    subject: about,
    state,
    rating,
    openedAt: found.openedAt.toISOString(),
    writtenAt: found.writtenAt.toISOString(),
    dueAt: found.dueAt.toISOString(),
  };
}

export const inquiryRoutes = [list, detail, save, write, rate];
