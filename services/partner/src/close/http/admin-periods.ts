import { refusalCodes } from '@noriter/four-eyes/decide-request';
import { requestStatuses } from '@noriter/four-eyes/request';
import { decisionShape, requestShape, requestView } from '@noriter/four-eyes/request-shape';
import { idText } from '@noriter/kit/id-text';
import { koreaDayText } from '@noriter/kit/korea-time';
import { signedWonText, wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { requestRefusals } from '../../errors.ts';
import { personShape } from '../../tree/http/person.ts';
import { readPeople } from '../../tree/store/people.ts';
import { cycles } from '../../vocabulary/cycles.ts';
import { settlementKinds } from '../../vocabulary/kinds.ts';
import { approvePeriod, decidePeriod } from '../actions/approve-period.ts';
import { checkDays, freezePeriod } from '../actions/freeze-period.ts';
import { reverseSettlement } from '../actions/reverse-settlement.ts';
import { reckonPeriod } from '../actions/steps/reckon-period.ts';
import type { CloseDeps } from '../deps.ts';
import { previousPeriod } from '../domain/period.ts';
import { earnedBefore } from '../store/earned-before.ts';
import { waitingApprovals } from '../store/period-approvals.ts';
import { listPeriods } from '../store/periods.ts';

const REASON_LENGTH_MAX = 200;

const route = defineRoute<CloseDeps>();
const reason = z
  .string()
  .trim()
  .min(1)
  .max(REASON_LENGTH_MAX)
  .refine(isPlainBlock, 'Has control characters.')
  .describe('Why; operators read it');
const days = { cycle: z.enum(cycles), fromDay: koreaDayText, untilDay: koreaDayText };
const alone = {
  partnerId: idText.optional().describe('One partner alone; else all of the cycle'),
};
const read = { access: { permission: 'partners.read' }, audits: false } as const;
const settle = {
  access: { permission: 'partners.settle' },
  audits: true,
  idempotent: true,
} as const;

const periods = route({
  ...read,
  path: '/api/admin/partner/periods',
  summary: 'Periods of the site, the newest first',
  body: z.object({ ...pageOnlyQuery }),
  data: listOf(
    z.object({
      periodId: z.string(),
      ...days,
      partner: personShape.nullable().describe('The partner it is of alone'),
      state: z.enum(['frozen', 'payable', 'approved', 'paid']),
      partners: z.int(),
      payable: wonText,
      paid: wonText,
      frozenAt: z.iso.datetime(),
      frozenBy: z.string(),
      waiting: z.object({ approvalId: z.string(), ...requestShape }).nullable(),
    }),
  ),
  async handle({ pool, clock }, { body: { page }, caller: { siteId, operatorId } }) {
    const { rows, total } = await listPeriods(pool, siteId, page);
    const waiting = await waitingApprovals(
      pool,
      rows.map(({ periodId }) => periodId),
    );
    const personOf = await readPeople(
      pool,
      rows.map(({ holderId }) => holderId),
      clock.now(),
    );
    const list = rows.map(({ holderId, ...row }) => {
      const asked = waiting.get(row.periodId);
      return {
        ...row,
        partner: holderId === null ? null : personOf(holderId),
        payable: row.payable.toString(),
        paid: row.paid.toString(),
        frozenAt: row.frozenAt.toISOString(),
        waiting:
          asked === undefined
            ? null
            : { approvalId: asked.requestId, ...requestView(asked, operatorId) },
      };
    });
    return { list, pageInfo: pageInfo(page, total) };
  },
});

const preview = route({
  ...read,
  path: '/api/admin/partner/periods/preview',
  summary: 'What a period would come to, beside the one before',
  body: z.object({ ...days, ...alone, ...pageOnlyQuery }),
  data: listOf(
    z.object({
      holder: personShape,
      kind: z.enum(settlementKinds),
      fromDay: z.string().describe('Days that were settled before are left out'),
      untilDay: z.string(),
      earned: signedWonText,
      payable: wonText,
      previous: signedWonText.describe('What was earned in the period before'),
      difference: signedWonText,
    }),
  ).extend({ totals: z.object({ earned: signedWonText, payable: wonText }) }),
  refuses: ['PT401', 'PT403'],
  async handle({ pool, clock }, { body: { page, cycle, fromDay, untilDay, partnerId }, caller }) {
    const asked = { fromDay, untilDay };
    checkDays(cycle, asked, clock.now());
    const of = { siteId: caller.siteId, cycle, holderId: partnerId ?? null };
    const all = await reckonPeriod(pool, { ...of, ...asked });
    const { limit, offset } = pageSlice(page);
    const shown = all.slice(offset, offset + limit);
    const holders = shown.map(({ holderId }) => holderId);
    const before = await earnedBefore(pool, holders, previousPeriod(cycle, asked));
    const personOf = await readPeople(pool, holders, clock.now());
    const sum = (of: (one: (typeof all)[number]) => bigint) =>
      all.reduce((sums, one) => sums + of(one), 0n).toString();
    return {
      totals: { earned: sum(({ earned }) => earned), payable: sum(({ payable }) => payable) },
      list: shown.map(({ holderId, kind, earned, payable, ...own }) => {
        const previous = before.get(`${holderId} ${kind}`) ?? 0n;
        return {
          holder: personOf(holderId),
          kind,
          fromDay: own.fromDay,
          untilDay: own.untilDay,
          earned: earned.toString(),
          payable: payable.toString(),
          previous: previous.toString(),
          difference: (earned - previous).toString(),
        };
      }),
      pageInfo: pageInfo(page, all.length),
    };
  },
});

const freeze = route({
  ...settle,
  path: '/api/admin/partner/periods/freeze',
  summary: 'Freezes the days of a period, of a cycle or of one partner; it is settled then',
  body: z.object({ ...days, ...alone }),
  data: z.object({ periodId: z.string() }),
  refuses: ['PT102', 'PT401', 'PT402', 'PT403', 'C999'],
  async handle(deps, { body: { partnerId, ...asked }, caller, audit, effectId: periodId }) {
    const wish = { ...asked, holderId: partnerId ?? null, periodId };
    await freezePeriod(deps, { ...caller, audit }, wish);
    return { periodId };
  },
});

const approve = route({
  ...settle,
  path: '/api/admin/partner/periods/approve',
  summary: 'Approves the payments of a period, or asks a second operator',
  movesMoney: true,
  body: z.object({ periodId: idText, reason }),
  data: z.object({ approvalId: z.string(), status: z.enum(['approved', 'waiting']) }),
  refuses: ['PT404', 'C999'],
  async handle(deps, { body, caller, audit, effectId: approvalId }) {
    const status = await approvePeriod(deps, { ...caller, audit }, { ...body, approvalId });
    return { approvalId, status };
  },
});

const decide = route({
  ...settle,
  path: '/api/admin/partner/periods/decide',
  summary: 'A second operator agrees to payments or refuses them; who asked may take it back',
  approves: ({ move }) => move === 'approve',
  body: z.object({ approvalId: idText, ...decisionShape }),
  data: z.object({ status: z.enum(requestStatuses) }),
  refuses: [...refusalCodes(requestRefusals), 'PT404', 'C999'],
  handle: async (deps, { body, caller, audit }) => ({
    status: await decidePeriod(deps, { ...caller, audit }, body),
  }),
});

const reverse = route({
  ...settle,
  path: '/api/admin/partner/periods/reverse',
  summary: 'Takes a paid commission back by a counter-entry',
  movesMoney: true,
  body: z.object({ settlementId: idText, reason }),
  data: z.object({ state: z.literal('reversing') }),
  refuses: ['PT405', 'C999'],
  async handle(deps, { body, caller, audit }) {
    await reverseSettlement(deps, { siteId: caller.siteId, audit }, body);
    return { state: 'reversing' as const };
  },
});

export const adminPeriodRoutes = [periods, preview, freeze, approve, decide, reverse];
