import { listOf, pageInfo, pageOnlyQuery } from '@noriter/kit/paging';
import { type Language, refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { noticeCategories } from '@noriter/rules/lists/content-choices';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { idxNumber, searchText } from '../../vocabulary/shapes.ts';
import { countView } from '../actions/count-view.ts';
import { listNotices, type NoticeRow } from '../store/list-notices.ts';
import { readNotice } from '../store/read-notice.ts';

const route = defineRoute<BoardBase>();
const MAIN_PAGE_NOTICES = 5;

export const noticeRow = z.object({
  boardIdx: z.int(),
  title: z.string(),
  category: z.enum(noticeCategories),
  pinned: z.boolean(),
  views: z.int(),
  publishedAt: z.iso.datetime(),
});

nameSchemas({ NoticeRow: noticeRow });

const neighbour = z.object({ boardIdx: z.int(), title: z.string() }).nullable();

const list = route({
  path: '/api/board/notice/list',
  summary: 'The notices, pinned ones first, then the newest',
  access: 'guest',
  body: z.object({ ...pageOnlyQuery, search: searchText.describe('Part of the title or text') }),
  data: listOf(noticeRow).extend({
    idxList: z.array(z.int()).describe("The boardIdx of the page's notices, in their order"),
  }),
  async handle(deps, { body: { page, search }, caller: { siteId }, language }) {
    const { rows, total } = await listNotices(deps, { siteId, language, search, page });
    const idxList = rows.map(({ boardIdx }) => boardIdx);
    return { list: rows.map(rowOf), pageInfo: pageInfo(page, total), idxList };
  },
});

const newest = route({
  path: '/api/main/nt/list',
  summary: `The first ${MAIN_PAGE_NOTICES} notices, for the main page`,
  access: 'guest',
  body: z.object({}),
  data: z.object({ list: z.array(noticeRow) }),
  handle: async (deps, { caller: { siteId }, language }) => ({
    list: await newestNotices(deps, siteId, language),
  }),
});

const detail = route({
  path: '/api/board/notice/datail',
  summary: 'A notice, and the ones published before and after it',
  access: 'guest',
  body: z.object({ boardIdx: idxNumber }),
  data: z.object({
    board: noticeRow.extend({
      body: z.string().describe('Markdown; see the calls that save it'),
      views: z.int().describe('Readers, each counted once a day'),
      updatedAt: z.iso.datetime(),
    }),
    previous: neighbour.describe('The one published before'),
    next: neighbour.describe('The one published after'),
  }),
  refuses: ['BD001'],
  async handle(deps, { body: { boardIdx }, caller, language }) {
    const found = await readNotice(deps, { siteId: caller.siteId, boardIdx, language });
    if (found === null) throw refuse(errors, 'BD001');
    const { board, previous, next } = found;
    const views = await countView(deps, caller, board);
    const { body, updatedAt } = board;
    return {
      board: { ...rowOf(board), body, views, updatedAt: updatedAt.toISOString() },
      previous,
      next,
    };
  },
});

/** The first few notices: pinned ones, then the newest. */
export async function newestNotices(
  deps: Parameters<typeof listNotices>[0],
  siteId: string,
  language: Language,
) {
  const query = { siteId, language, search: '', page: 1, rowsPerPage: MAIN_PAGE_NOTICES };
  return (await listNotices(deps, query)).rows.map(rowOf);
}

function rowOf({ boardIdx, title, category, pinned, views, publishedAt }: NoticeRow) {
  return { boardIdx, title, category, pinned, views, publishedAt: publishedAt.toISOString() };
}

export const noticeRoutes = [list, newest, detail];
