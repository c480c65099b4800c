import { koreaDayText } from '@noriter/kit/korea-time';
import { listOf, pageOnlyQuery, rowsQuery } from '@noriter/kit/paging';
import { withTransaction } from '@noriter/kit/postgres';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';

import type { IdentityDeps } from '../../../deps.ts';
import { shownStatuses } from '../../../domain/members/member-status.ts';
import { exportMembers, listMembers, memberOrders } from '../../../store/members/list-members.ts';
import { listedMember } from '../../shapes.ts';

const route = defineRoute<IdentityDeps>();

/** More than this is no list for a person any more, and too much to let go at once. */
const EXPORT_ROWS_MAX = 5_000;

const memberFilter = {
  status: z.enum(shownStatuses).optional(),
  search: z
    .string()
    .max(64)
    .optional()
    .describe('Part of an id or nickname; a whole phone, account number or member id'),
  level: z.coerce.number().int().min(1).max(99).optional(),
  recommenderId: z.string().max(64).optional().describe('Login id of who recommended them'),
  isPartner: z.boolean().optional(),
  startDate: koreaDayText.optional().describe('First day of signing up, in Korea'),
  endDate: koreaDayText.optional().describe('Last day of signing up, in Korea'),
  order: z.enum(memberOrders).optional(),
};

const list = route({
  path: '/api/admin/members/list',
  summary: 'Members by status; search by id, nickname, whole phone or account number',
  access: { permission: 'members.read' },
  audits: false,
  body: z.object({ ...pageOnlyQuery, ...rowsQuery, ...memberFilter }),
  data: listOf(listedMember),
  handle: (deps, { body: { page, rows, ...filter }, caller }) =>
    listMembers(deps, { siteId: caller.siteId, ...filter }, { page, rows }),
});

const takeAway = route({
  path: '/api/admin/members/export',
  summary: 'All members a filter finds, up to 5,000; who took them is kept in the audit',
  access: { permission: 'data.export' },
  audits: true,
  rateLimit: { max: 10, windowMs: 60_000 },
  body: z.object(memberFilter),
  data: z.object({ list: z.array(listedMember), total: z.int() }),
  async handle(deps, { body, caller: { siteId }, audit }) {
    const found = await exportMembers(deps, { siteId, ...body }, EXPORT_ROWS_MAX);
    await withTransaction(deps.pool, (tx) =>
      audit(tx, {
        action: 'member.export',
        subject: `site:${siteId}`,
        before: null,
        after: { ...shownFilter(body), rows: found.list.length },
      }),
    );
    return found;
  },
});

/** A whole phone or account number that was searched for does not go into the audit log. */
function shownFilter({ search = '', ...filter }: { search?: string | undefined }) {
  return search === '' ? filter : { ...filter, search: search.replaceAll(/\d(?=\d{4})/g, '*') };
}

export const adminMemberListRoutes = [list, takeAway];
