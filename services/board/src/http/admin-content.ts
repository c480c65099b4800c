import { listOf, pageInfo, pageOnlyQuery } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute, type Route } from '@noriter/kit/route';
import { z } from 'zod';
import { deleteContent } from '../actions/delete-content.ts';
import { saveContent } from '../actions/save-content.ts';
import type { BoardDeps } from '../deps.ts';
import { documentOf } from '../domain/content.ts';
import { type ContentKind, countMax, documentOfKind } from '../domain/documents.ts';
import { errors } from '../errors.ts';
import { findContent } from '../queries/find-content.ts';
import { listContent } from '../queries/list-content.ts';
import type { StoredContent } from '../queries/stored-content.ts';
import { idxNumber, versionNumber } from './shapes.ts';

const route = defineRoute<BoardDeps>();
const access = { permission: 'content.manage' } as const;

type Room = {
  /** The folder in the path: `/api/admin/board/notices/list`. */
  name: string;
  /** In the summaries. */
  one: string;
  kind: ContentKind;
};

/** The four calls by which operators keep a kind of content. */
function roomOf({ name, one, kind }: Room): Route<BoardDeps>[] {
  const document = documentOfKind[kind];
  const path = `/api/admin/board/${name}` as const;
  const version = versionNumber.describe('Of what was read; 0 for a new one');
  const item = z.object({
    idx: z.int(),
    version: z.int(),
    views: z.int(),
    savedAt: z.iso.datetime(),
    savedBy: z.string().describe("The operator's login id"),
    document,
  });
  return [
    route({
      path: `${path}/list`,
      summary: `Every ${one}, shown or not`,
      access,
      audits: false,
      body: z.object(pageOnlyQuery),
      data: listOf(item),
      async handle(deps, { body: { page }, caller: { siteId } }) {
        const { rows, total } = await listContent(deps, { siteId, kind, page });
        return { list: rows.map(itemOf), pageInfo: pageInfo(page, total) };
      },
    }),
    route({
      path: `${path}/get`,
      summary: `One ${one}, with its texts in every language`,
      access,
      audits: false,
      body: z.object({ idx: idxNumber }),
      data: item,
      refuses: ['BD001'],
      async handle(deps, { body: { idx }, caller: { siteId } }) {
        const found = await findContent(deps, { siteId, kind, idx });
        if (found === null) throw refuse(errors, 'BD001');
        return itemOf(found);
      },
    }),
    route({
      path: `${path}/save`,
      summary: `Saves a ${one} whole, new without an idx; at most ${countMax[kind]} on a site`,
      access,
      audits: true,
      idempotent: true,
      body: z.object({ idx: idxNumber.optional(), version, document }),
      data: z.object({ idx: z.int(), version: z.int() }),
      refuses: ['BD001', 'BD002', 'BD003', 'T999', 'C999'],
      handle: (deps, { body, caller: { siteId, loginId }, effectId, audit }) =>
        saveContent(deps, { siteId, loginId, effectId, audit }, { kind, ...body }),
    }),
    route({
      path: `${path}/delete`,
      summary: `Removes a ${one} for good`,
      access,
      audits: true,
      idempotent: true,
      body: z.object({ idx: idxNumber, version: versionNumber }),
      data: z.object({}),
      refuses: ['BD001', 'BD002', 'C999'],
      async handle(deps, { body, caller: { siteId, loginId }, effectId, audit }) {
        await deleteContent(deps, { siteId, loginId, effectId, audit }, { kind, ...body });
        return {};
      },
    }),
  ];
}

function itemOf(content: StoredContent) {
  const { idx, version, views, savedAt, savedBy } = content;
  const document = documentOf(content);
  return { idx, version, views, savedAt: savedAt.toISOString(), savedBy, document };
}

export const adminContentRoutes = [
  ...roomOf({ name: 'notices', one: 'notice', kind: 'notice' }),
  ...roomOf({ name: 'faq', one: 'question', kind: 'faq' }),
  ...roomOf({ name: 'popups', one: 'popup', kind: 'popup' }),
  ...roomOf({ name: 'banners', one: 'banner', kind: 'banner' }),
];
