import { listOf, pageInfo, pageOnlyQuery, rowsQuery } from '@noriter/kit/paging';
import { z } from 'zod';
import { forBoth } from '../../tree/http/both.ts';
import { personShape } from '../../tree/http/person.ts';
import { pathTo, readPeople } from '../../tree/store/people.ts';
import { reach } from '../../tree/store/reach.ts';
import { listReport } from '../actions/list-report.ts';
import type { ReportsDeps } from '../deps.ts';
import { readTotals } from '../store/totals.ts';
import {
  isOfPeople,
  rangeOf,
  reportBy,
  rowShape,
  rowView,
  totalsShape,
  totalsView,
  wish,
} from './report-shape.ts';

const both = forBoth<ReportsDeps>();

const totals = both({
  path: '/report/totals',
  summary: 'What a subtree did in some days, and what its partner earned',
  body: z.object(wish),
  data: z.object({ path: z.array(personShape), totals: totalsShape }),
  async handle({ pool }, { scope, body }) {
    const subject = await reach(pool, scope, body.partnerId);
    const path = await pathTo(pool, subject, scope.rootId);
    return { path, totals: totalsView(await readTotals(pool, subject, rangeOf(scope, body))) };
  },
});

const list = both({
  path: '/report/list',
  summary: 'The same by day, category, partner right below or member',
  body: z.object({ ...wish, by: reportBy, ...pageOnlyQuery, ...rowsQuery }),
  data: listOf(rowShape),
  async handle(deps, { scope, body }) {
    const { pool } = deps;
    const subject = await reach(pool, scope, body.partnerId);
    const { by, page, rows: perPage } = body;
    const asked = { ...rangeOf(scope, body), by, page, rows: perPage };
    const { rows, total } = await listReport(deps, subject, asked);
    const isOf = isOfPeople(by);
    const personOf = await readPeople(pool, isOf ? rows.map(({ key }) => key) : [], scope.at);
    return {
      list: rows.map((one) => rowView(one, isOf ? personOf(one.key) : null)),
      pageInfo: pageInfo(page, total, perPage),
    };
  },
});

export const reportRoutes = [...totals, ...list];
