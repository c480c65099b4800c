import { idText } from '@noriter/kit/id-text';
import { koreaDay } from '@noriter/kit/korea-time';
import { listOf, pageInfo, pageQuery } from '@noriter/kit/paging';
import { z } from 'zod';
import { forBoth } from '../../tree/http/both.ts';
import { readPeople } from '../../tree/store/people.ts';
import { reach } from '../../tree/store/reach.ts';
import type { CloseDeps } from '../deps.ts';
import { listSettlements } from '../store/settlements.ts';
import { settlementShape, settlementView } from './settlement-shape.ts';

const both = forBoth<CloseDeps>();

const list = both({
  path: '/settlements',
  summary: 'What a partner was settled for, by the last day of each period',
  body: z.object({ partnerId: idText.optional(), periodId: idText.optional(), ...pageQuery }),
  data: listOf(settlementShape),
  async handle({ pool }, { scope, body: { partnerId, periodId = null, page, ...days } }) {
    const subject = await reach(pool, scope, partnerId);
    const today = koreaDay(scope.at);
    const fromDay = days.startDate ?? (periodId === null ? (days.endDate ?? today) : '2000-01-01');
    const untilDay = days.endDate ?? today;
    const wish = { periodId, page, fromDay, untilDay };
    const { rows, total } = await listSettlements(pool, subject, wish);
    const personOf = await readPeople(
      pool,
      rows.map(({ holderId }) => holderId),
      scope.at,
    );
    const shown = rows.map((row) => settlementView(row, personOf(row.holderId)));
    return { list: shown, pageInfo: pageInfo(page, total) };
  },
});

export const settlementRoutes = list;
