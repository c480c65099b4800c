import { idText } from '@noriter/kit/id-text';
import { z } from 'zod';
import type { TreeDeps } from '../../tree/deps.ts';
import { forBoth } from '../../tree/http/both.ts';
import { readPeople } from '../../tree/store/people.ts';
import { reach } from '../../tree/store/reach.ts';
import { exportPage } from '../actions/export-page.ts';
import { isOfPeople, rangeOf, reportBy, rowShape, rowView, wish } from './report-shape.ts';

const isId = (text: string) => idText.safeParse(text).success;

/**
 * All of a report for a file, page after page in the order of its keys: each reads its own rows and no
 * others, so that a head office's members are read in as much memory as a store's.
 */
export const exportRoutes = forBoth<TreeDeps>()({
  path: '/report/export',
  summary: 'A report for a file, a page after a key',
  body: z
    .object({
      ...wish,
      by: reportBy,
      after: z
        .string()
        .regex(/^[\w-]{1,64}$/)
        .optional()
        .describe('`next` of the page before'),
    })
    .refine(
      ({ by, after = '' }) => after === '' || by !== 'member' || isId(after),
      'After a member is an id.',
    ),
  data: z.object({
    list: z.array(rowShape).describe('Members who did nothing are left out'),
    next: z.string().nullable().describe('Null on the last page'),
    looked: z.int().describe('Of how many this page is, members who did nothing among them'),
    total: z.int().nullable().describe('Of all pages; on the first one'),
  }),
  refuses: ['PT901'],
  takesAway: {
    permission: 'data.export',
    // A whole file of the most rows, a thousand a page.
    rateLimit: { max: 1_000, windowMs: 60_000 },
    // Of each page: who begins behind a key of their own making takes as much as from the first one.
    entry: ({ siteId, body }, { list }) => ({
      action: 'partner-report.export',
      subject: body.partnerId === undefined ? `site:${siteId}` : `member:${body.partnerId}`,
      before: null,
      after: { ...body, rows: list.length },
    }),
  },
  async handle({ pool }, { scope, body }) {
    const subject = await reach(pool, scope, body.partnerId);
    const { by, after = null } = body;
    const page = await exportPage(pool, subject, { ...rangeOf(scope, body), by, after });
    const isOf = isOfPeople(by);
    const ids = isOf ? page.rows.map(({ key }) => key) : [];
    const personOf = await readPeople(pool, ids, scope.at);
    const { next, looked, total } = page;
    const list = page.rows.map((one) => rowView(one, isOf ? personOf(one.key) : null));
    return { list, next, looked, total };
  },
});
