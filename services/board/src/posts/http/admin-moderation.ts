import { listOf, pageInfo, pageOnlyQuery, rowsQuery } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { idxNumber } from '../../vocabulary/shapes.ts';
import { hidePost } from '../actions/hide-post.ts';
import { findReport, listReports, type StoredReport } from '../store/moderation.ts';
import { mute, mutes } from './admin-mutes.ts';
import { hideReason } from './admin-posts.ts';
import { word, words } from './admin-words.ts';
import { reportReasons } from './comments.ts';

const route = defineRoute<BoardBase>();

const access = { permission: 'posts.moderate' } as const;

const reportRow = z.object({
  reportIdx: z.int(),
  boardIdx: z.int(),
  cmtIdx: z.int().nullable(),
  title: z.string(),
  body: z.string().describe('What was reported'),
  authorId: z.string(),
  author: z.string().describe('The login id'),
  reporter: z.string(),
  reason: z.enum(reportReasons),
  note: z.string(),
  isHidden: z.boolean(),
  madeAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
  outcome: z.enum(['hidden', 'kept']).nullable(),
});

nameSchemas({ PostReport: reportRow });

const reports = route({
  path: '/api/admin/board/reports/list',
  summary: 'Reports of members: open ones the oldest first, decided ones the newest',
  access,
  audits: false,
  body: z.object({ ...pageOnlyQuery, ...rowsQuery, isOpen: z.boolean().default(true) }),
  data: listOf(reportRow),
  async handle({ pool }, { body: { page, rows, isOpen }, caller: { siteId } }) {
    const found = await listReports(pool, { siteId, isOpen, page, rows });
    return { list: found.rows.map(reportOf), pageInfo: pageInfo(page, found.total, rows) };
  },
});

const decide = route({
  path: '/api/admin/board/reports/decide',
  summary: 'Hides what was reported with a reason for its author, or keeps it with null',
  access,
  audits: true,
  idempotent: true,
  body: z.object({ reportIdx: idxNumber, reason: hideReason }),
  data: z.object({}),
  refuses: ['BD001', 'BD033', 'C999'],
  async handle(deps, { body, caller: { siteId, loginId }, effectId, audit }) {
    const report = await findReport(deps.pool, { siteId, idx: body.reportIdx });
    if (report === null) throw refuse(errors, 'BD001');
    const { postIdx, commentIdx } = report;
    const by = { siteId, loginId, effectId, audit };
    await hidePost(deps, by, { postIdx, commentIdx, ...body });
    return {};
  },
});

function reportOf(report: StoredReport): z.input<typeof reportRow> {
  const { idx, postIdx, commentIdx, title, body, authorId, note, isHidden, outcome } = report;
  return {
    reportIdx: idx,
    boardIdx: postIdx,
    cmtIdx: commentIdx,
    title,
    body,
    authorId,
    author: report.authorLogin ?? '',
    reporter: report.reporterLogin ?? '',
    reason: reportReasons.find((known) => known === report.reason) ?? 'other',
    note,
    isHidden,
    madeAt: report.madeAt.toISOString(),
    decidedAt: report.decidedAt?.toISOString() ?? null,
    decidedBy: report.decidedBy,
    outcome,
  };
}

export const adminModerationRoutes = [reports, decide, words, word, mutes, mute];
