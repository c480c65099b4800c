import { listOf, pageInfo, pageOnlyQuery } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { versionNumber } from '@noriter/kit/version-number';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { shownText, slugText } from '../../vocabulary/shapes.ts';
import { articleTexts, textIn } from '../../vocabulary/texts.ts';
import { restoreTextPage, saveTextPage } from '../actions/save-text-page.ts';
import {
  listTextPages,
  listVersions,
  readTextPage,
  type StoredTextPage,
} from '../store/text-pages.ts';

const route = defineRoute<BoardBase>();
const access = { permission: 'content.manage' } as const;

const versionHead = z.object({
  slug: z.string(),
  version: z.int(),
  title: z.string().describe('In Korean'),
  savedAt: z.iso.datetime(),
  savedBy: z.string().describe("The operator's login id"),
  restoredFrom: z.int().nullable().describe('The older version whose words these are'),
});

nameSchemas({ TextPageVersion: versionHead });

const read = route({
  path: '/api/etc/textPage',
  summary: 'A text page in the language of the request',
  access: 'guest',
  body: z.object({ slug: slugText }),
  data: z.object({ slug: z.string(), ...shownText, version: z.int(), updatedAt: z.iso.datetime() }),
  refuses: ['BD001'],
  async handle(deps, { body: { slug }, caller: { siteId }, language }) {
    const page = await readTextPage(deps, { siteId, slug });
    if (page === null) throw refuse(errors, 'BD001');
    const updatedAt = page.savedAt.toISOString();
    return { slug, ...textIn(page.texts, language), version: page.version, updatedAt };
  },
});

const list = route({
  path: '/api/admin/board/textPages/list',
  summary: "The site's text pages, each in its present version",
  access,
  audits: false,
  body: z.object({}),
  data: z.object({ list: z.array(versionHead) }),
  handle: async (deps, { caller }) => ({
    list: (await listTextPages(deps, caller.siteId)).map(headOf),
  }),
});

const versions = route({
  path: '/api/admin/board/textPages/versions',
  summary: 'Who saved a text page and when, newest first',
  access,
  audits: false,
  body: z.object({ ...pageOnlyQuery, slug: slugText }),
  data: listOf(versionHead),
  async handle(deps, { body: { slug, page }, caller: { siteId } }) {
    const { rows, total } = await listVersions(deps, { siteId, slug, page });
    return { list: rows.map(headOf), pageInfo: pageInfo(page, total) };
  },
});

const get = route({
  path: '/api/admin/board/textPages/get',
  summary: 'A version of a text page in every language; the present one when none is named',
  access,
  audits: false,
  body: z.object({ slug: slugText, version: versionNumber.optional() }),
  data: versionHead.extend({ texts: articleTexts }),
  refuses: ['BD001'],
  async handle(deps, { body: { slug, version }, caller: { siteId } }) {
    const page = await readTextPage(deps, { siteId, slug, version });
    if (page === null) throw refuse(errors, 'BD001');
    return { ...headOf(page), texts: page.texts };
  },
});

const save = route({
  path: '/api/admin/board/textPages/save',
  summary: 'Saves a text page as its next version',
  access,
  audits: true,
  idempotent: true,
  body: z.object({
    slug: slugText,
    version: versionNumber.describe('Of what was read; 0 for a new page'),
    texts: articleTexts,
  }),
  data: z.object({ version: z.int() }),
  refuses: ['BD002', 'BD003', 'T999', 'C999'],
  handle: async (deps, { body, caller: { siteId, loginId }, effectId, audit }) => ({
    version: await saveTextPage(deps, { siteId, loginId, effectId, audit }, body),
  }),
});

const restore = route({
  path: '/api/admin/board/textPages/restore',
  summary: "Makes an earlier version's words the newest version",
  access,
  audits: true,
  idempotent: true,
  body: z.object({
    slug: slugText,
    version: versionNumber.describe('The present version, as it was read'),
    from: versionNumber.describe('The version to bring back'),
  }),
  data: z.object({ version: z.int() }),
  refuses: ['BD001', 'BD002', 'T999', 'C999'],
  handle: async (deps, { body, caller: { siteId, loginId }, effectId, audit }) => ({
    version: await restoreTextPage(deps, { siteId, loginId, effectId, audit }, body),
  }),
});

function headOf({ slug, version, texts, savedAt, savedBy, restoredFrom }: StoredTextPage) {
  const title = texts.ko.title;
  return { slug, version, title, savedAt: savedAt.toISOString(), savedBy, restoredFrom };
}

export const textPageRoutes = [read, list, versions, get, save, restore];
