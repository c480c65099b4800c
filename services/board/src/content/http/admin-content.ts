import { listOf, pageInfo, pageOnlyQuery } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute, type Route } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { versionNumber } from '@noriter/kit/version-number';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { idxNumber } from '../../vocabulary/shapes.ts';
import { deleteContent } from '../actions/delete-content.ts';
import { saveContent } from '../actions/save-content.ts';
import { documentOf } from '../domain/content.ts';
import { type ContentKind, countMax, documentOfKind } from '../domain/documents.ts';
import { findContent, listContent } from '../store/content.ts';
import type { StoredContent } from '../store/stored-content.ts';

const route = defineRoute<BoardBase>();
const access = { permission: 'content.manage' } as const;

type Resource = {
  /** Its name in the path: `/api/admin/board/notices/list`. */
  name: string;
  /** In the summaries. */
  one: string;
  kind: ContentKind;
};

/** The four calls by which operators keep a kind of content. */
function crudRoutes({ name, one, kind }: Resource): Route<BoardBase>[] {
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
  nameSchemas({ [`Stored${kind[0]?.toUpperCase()}${kind.slice(1)}`]: item });
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
  ...crudRoutes({ name: 'notices', one: 'notice', kind: 'notice' }),
  ...crudRoutes({ name: 'faq', one: 'question', kind: 'faq' }),
  ...crudRoutes({ name: 'popups', one: 'popup', kind: 'popup' }),
  ...crudRoutes({ name: 'banners', one: 'banner', kind: 'banner' }),
];
