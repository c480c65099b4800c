import { idText } from '@noriter/kit/id-text';
import { listOf, pageInfo, pageOnlyQuery, rowsQuery } from '@noriter/kit/paging';
import { languages, refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { imageIds, imageView, imageViewOf } from '../../images/http/image-shapes.ts';
import { imagesOf } from '../../images/store/images.ts';
import { idxNumber, searchText } from '../../vocabulary/shapes.ts';
import { languageNames } from '../../vocabulary/texts.ts';
import { writeInInquiry } from '../actions/answer-inquiry.ts';
import { leaseInquiry } from '../actions/lease-inquiry.ts';
import { filledIn, holderOf, inquiryKinds, inquiryStates } from '../domain/inquiry-rules.ts';
import { listEntries } from '../store/entries.ts';
import { findInquiry, type StoredInquiry } from '../store/inquiries.ts';
import { countQueue, listInquiries } from '../store/list-inquiries.ts';
import { listMacros } from '../store/macros.ts';
import { inquiryText, subject } from './inquiries.ts';

const route = defineRoute<BoardBase>();
const access = { permission: 'inquiries.answer' } as const;

const row = z.object({
  boardIdx: z.int(),
  memberId: z.string(),
  loginId: z.string(),
  nickname: z.string(),
  kind: z.enum(inquiryKinds),
  language: languageNames.describe('What the member reads'),
  title: z.string(),
  subject,
  state: z.enum(inquiryStates),
  rating: z.int().nullable(),
  openedAt: z.iso.datetime(),
  waitingSince: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  writtenAt: z.iso.datetime(),
  holder: z.string().nullable().describe('The login id of the operator who works on it'),
});

nameSchemas({ BackOfficeInquiry: row });

const list = route({
  path: '/api/admin/board/inquiries/list',
  summary: 'Inquiries: waiting ones first, what is due first on top',
  access,
  audits: false,
  body: z.object({
    ...pageOnlyQuery,
    ...rowsQuery,
    state: z.enum(inquiryStates).optional(),
    kind: z.enum(inquiryKinds).optional(),
    memberId: idText.optional(),
    isMine: z.boolean().default(false).describe('Those that the operator works on'),
    isOverdue: z.boolean().default(false),
    search: searchText.describe('Part of the title or login id'),
  }),
  data: listOf(row),
  async handle({ pool, clock }, { body: { isMine, ...query }, caller: { siteId, loginId } }) {
    const now = clock.now();
    const { page, rows } = query;
    const holder = isMine ? loginId : undefined;
    const found = await listInquiries(pool, { siteId, now, holder, ...query });
    const shown = found.rows.map((inquiry) => rowOf(inquiry, now));
    return { list: shown, pageInfo: pageInfo(page, found.total, rows) };
  },
});

const counts = route({
  path: '/api/admin/board/inquiries/counts',
  summary: 'How many inquiries wait, how many too long, and how many are disputes',
  access,
  audits: false,
  body: z.object({}),
  data: z.object({ waiting: z.int(), overdue: z.int(), disputes: z.int() }),
  handle: ({ pool, clock }, { caller: { siteId } }) =>
    countQueue(pool, { siteId, now: clock.now() }),
});

const get = route({
  path: '/api/admin/board/inquiries/get',
  summary: 'One inquiry with its notes, and the macros filled in for its member',
  access,
  audits: false,
  body: z.object({ boardIdx: idxNumber }),
  data: row.extend({
    entries: z.array(
      z.object({
        entryIdx: z.int(),
        author: z.enum(['member', 'operator', 'note']),
        operator: z.string().nullable(),
        body: z.string(),
        at: z.iso.datetime(),
        images: z.array(imageView),
      }),
    ),
    macros: z.array(z.object({ name: z.string(), language: languageNames, text: z.string() })),
  }),
  refuses: ['BD001'],
  async handle(deps, { body: { boardIdx: idx }, caller: { siteId } }) {
    const { pool, clock } = deps;
    const found = await findInquiry(pool, { siteId, idx });
    if (found === null) throw refuse(errors, 'BD001');
    const [entries, macros] = await Promise.all([
      listEntries(pool, { inquiryIdx: idx, withNotes: true }),
      listMacros(pool, siteId),
    ]);
    const pictures = await imagesOf(
      pool,
      'entry',
      entries.map((entry) => entry.idx),
    );
    const { nickname, loginId, title } = found;
    return {
      ...rowOf(found, clock.now()),
      entries: entries.map(({ idx: entryIdx, author, operator, body, writtenAt }) => ({
        entryIdx,
        author,
        operator,
        body,
        at: writtenAt.toISOString(),
        images: (pictures.get(entryIdx) ?? []).map((image) => imageViewOf(deps, image)),
      })),
      macros: macros.flatMap(({ name, texts }) =>
        languages.flatMap((language) => {
          const text = texts[language];
          if (text === undefined) return [];
          return { name, language, text: filledIn(text, { nickname, loginId, title }) };
        }),
      ),
    };
  },
});

const lease = route({
  path: '/api/admin/board/inquiries/lease',
  summary: 'Takes an inquiry to work on it, or gives it back',
  access,
  audits: true,
  idempotent: true,
  body: z.object({ boardIdx: idxNumber, isTaken: z.boolean() }),
  data: z.object({}),
  refuses: ['BD001', 'BD041', 'C999'],
  async handle(deps, { body, caller: { siteId, loginId }, effectId, audit }) {
    const wish = { idx: body.boardIdx, isTaken: body.isTaken };
    await leaseInquiry(deps, { siteId, loginId, effectId, audit }, wish);
    return {};
  },
});

const write = route({
  path: '/api/admin/board/inquiries/write',
  summary: 'Answers an inquiry that was taken, or leaves a note for operators',
  access,
  audits: true,
  idempotent: true,
  body: z.object({
    boardIdx: idxNumber,
    body: inquiryText,
    isNote: z.boolean().default(false),
    seenEntryIdx: idxNumber.describe(
      'The newest entry of the member that was read: an answer past a newer one is refused',
    ),
    images: imageIds,
  }),
  data: z.object({}),
  refuses: ['BD001', 'BD041', 'BD044', 'BD045', 'BD062', 'T999', 'C999'],
  async handle(deps, { body: { boardIdx: idx, ...rest }, caller, effectId, audit }) {
    const { siteId, loginId } = caller;
    await writeInInquiry(deps, { siteId, loginId, effectId, audit }, { idx, ...rest });
    return {};
  },
});

function rowOf(found: StoredInquiry, now: Date): z.input<typeof row> {
  const { idx, leaseBy: _by, leaseUntil: _until, ...rest } = found;
  return {
    ...rest,
    boardIdx: idx,
    openedAt: found.openedAt.toISOString(),
    waitingSince: found.waitingSince.toISOString(),
    dueAt: found.dueAt.toISOString(),
    writtenAt: found.writtenAt.toISOString(),
    holder: holderOf(found, now),
  };
}

export const adminInquiryRoutes = [list, counts, get, lease, write];
