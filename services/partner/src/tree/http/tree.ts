import { idText } from '@noriter/kit/id-text';
import { listOf, pageInfo, pageOnlyQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { currentPolicy } from '../../policy/store/current-policy.ts';
import { entryOf } from '../../vocabulary/back-offices.ts';
import type { TreeDeps } from '../deps.ts';
import { countBelow, listChildren, listMembers } from '../store/list-people.ts';
import { pathTo, readPeople } from '../store/people.ts';
import { reach, type Subject } from '../store/reach.ts';
import { readTerms } from '../store/terms.ts';
import { forBoth } from './both.ts';
import { personShape } from './person.ts';

const SEARCH_LENGTH_MAX = 40;

const search = z
  .string()
  .max(SEARCH_LENGTH_MAX)
  .default('')
  .describe('Begins a login id or nickname');
const wish = z.object({ partnerId: idText.optional(), search, ...pageOnlyQuery });
const both = forBoth<TreeDeps>();

const children = both({
  path: '/children',
  summary: 'Partners and members right below a partner, with how many stand below each',
  body: wish,
  data: listOf(
    personShape.extend({ partners: z.int(), members: z.int(), mayTransfer: z.boolean() }),
  ).extend({ path: z.array(personShape).describe('From the top of what the caller sees down') }),
  async handle({ pool }, { scope, body: { partnerId, ...asked } }) {
    const subject = await reach(pool, scope, partnerId);
    const path = await pathTo(pool, subject, scope.rootId);
    const { rows, total } = await listChildren(pool, subject, asked);
    return { path, list: rows, pageInfo: pageInfo(asked.page, total) };
  },
});

const members = both({
  path: '/members',
  summary: 'All members of a subtree',
  body: wish,
  data: listOf(personShape.extend({ parent: personShape })),
  async handle({ pool }, { scope, body: { partnerId, ...asked } }) {
    const subject = await reach(pool, scope, partnerId);
    const { rows, total } = await listMembers(pool, subject, asked);
    const parentIds = rows.map(({ parentId }) => parentId);
    const personOf = await readPeople(pool, parentIds, scope.at);
    const list = rows.map(({ parentId, ...row }) => ({ ...row, parent: personOf(parentId) }));
    return { list, pageInfo: pageInfo(asked.page, total) };
  },
});

const status = defineRoute<TreeDeps>()({
  path: '/api/partner/status',
  summary: 'Who the caller is among partners, and whom they stand below',
  access: 'member',
  body: z.object({}),
  data: personShape.extend({
    isPartner: z.boolean(),
    mayTransfer: z.boolean(),
    membersGive: z.boolean().describe('Members of the site may give each other money'),
    parent: personShape.nullable(),
    below: z.object({ partners: z.int(), members: z.int() }),
    externalUrl: z
      .url()
      .nullable()
      .describe('Where partners enter the external back office; null where there is none'),
  }),
  async handle(deps, { caller: { siteId, memberId } }) {
    const { pool, clock, config } = deps;
    const external = config.EXTERNAL_BACK_OFFICES[siteId];
    const own = await reach(pool, { siteId, rootId: memberId, at: clock.now() });
    const [terms, path, below, policy] = await Promise.all([
      readTerms(pool, { siteId, partnerId: memberId }),
      pathTo(pool, own, null),
      countBelow(pool, own),
      policyOf(deps, own),
    ]);
    const person = (await readPeople(pool, [memberId], own.at))(memberId);
    return {
      ...person,
      isPartner: terms !== null,
      mayTransfer: terms?.mayTransfer === true && !person.suspended,
      membersGive: policy.membersGive,
      parent: path.at(-2) ?? null,
      below,
      externalUrl: terms === null || external === undefined ? null : entryOf(external),
    };
  },
});

async function policyOf(deps: TreeDeps, { siteId }: Subject) {
  const client = await deps.pool.connect();
  try {
    return await currentPolicy(deps, client, siteId);
  } finally {
    client.release();
  }
}

export const treeRoutes = [...children, ...members, status];
