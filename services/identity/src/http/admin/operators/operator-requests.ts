import { refusalCodes } from '@noriter/four-eyes/decide-request';
import { decisionShape, requestShape, requestView } from '@noriter/four-eyes/request-shape';
import { listOf, pageInfo, pageOnlyQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { handOutCode, handOutLink } from '../../../actions/enrolment/hand-out.ts';
import { decideOperatorAct } from '../../../actions/operators/decide-operator-act.ts';
import type { IdentityDeps } from '../../../deps.ts';
import { operatorActShape, subjectOf } from '../../../domain/operators/operator-act.ts';
import { requestRefusals } from '../../../request-refusals.ts';
import { openEnrolments } from '../../../store/operators/enrolments.ts';
import { listOperatorRequests } from '../../../store/operators/operator-requests.ts';
import { uuidText } from '../../shapes.ts';

const route = defineRoute<IdentityDeps>();
const access = { permission: 'operators.manage' } as const;

nameSchemas({ OperatorAct: operatorActShape });

const list = route({
  path: '/api/admin/operators/requests/list',
  summary: 'What is asked to be done about operators and roles, the newest first',
  access,
  audits: false,
  body: z.object({ ...pageOnlyQuery }),
  data: listOf(
    z.object({
      requestId: z.string(),
      ...requestShape,
      act: operatorActShape,
      mayTake: z
        .enum(['link', 'code'])
        .nullable()
        .describe('What the caller passes on to the operator, who has not enrolled yet'),
    }),
  ),
  async handle({ pool, clock }, { body: { page }, caller: { siteId, operatorId } }) {
    const { rows, total } = await listOperatorRequests(pool, siteId, page);
    const ids = rows.flatMap(({ act }) => subjectOf(act) ?? []);
    const open = await openEnrolments(pool, siteId, ids, clock.now());
    const list = rows.map((row) => {
      const enrolment = open.find((one) => one.operatorId === subjectOf(row.act));
      const isOfIt = row.status === 'approved' && ['create', 'reset'].includes(row.act.kind);
      const mayTake =
        enrolment === undefined || !isOfIt
          ? null
          : enrolment.linkFor === operatorId
            ? ('link' as const)
            : enrolment.codeFor === operatorId
              ? ('code' as const)
              : null;
      return { requestId: row.requestId, ...requestView(row, operatorId), act: row.act, mayTake };
    });
    return { list, pageInfo: pageInfo(page, total) };
  },
});

const decide = route({
  path: '/api/admin/operators/requests/decide',
  summary: 'Approves or refuses what another operator asked, or takes back what one asked',
  access,
  audits: true,
  approves: ({ move }) => move === 'approve',
  idempotent: true,
  body: z.object({ requestId: uuidText, ...decisionShape }),
  data: z.object({}),
  refuses: [
    'A101',
    'A102',
    'A103',
    'A104',
    'A105',
    'A106',
    'A108',
    'A123',
    'S006',
    'C999',
    ...refusalCodes(requestRefusals),
  ],
  async handle(deps, { body, caller: operator, audit }) {
    await decideOperatorAct(deps, { operator, audit }, body);
    return {};
  },
});

/** Not idempotent, as the next: a kept answer would keep the secret. */
const link = route({
  path: '/api/admin/operators/enrolment/link',
  summary: 'The link for an operator who has to enrol, for who asked; the one before it ends',
  access,
  audits: true,
  body: z.object({ operatorId: uuidText }),
  data: z.object({ token: z.string(), until: z.iso.datetime() }),
  refuses: ['A113', 'A118'],
  handle: (deps, { body, caller: operator, audit }) =>
    handOutLink(deps, { operator, audit }, body.operatorId),
});

const code = route({
  path: '/api/admin/operators/enrolment/code',
  summary: 'The code that goes with the link, for who approved; the one before it ends',
  access,
  audits: true,
  body: z.object({ operatorId: uuidText }),
  data: z.object({ code: z.string() }),
  refuses: ['A113', 'A118'],
  handle: (deps, { body, caller: operator, audit }) =>
    handOutCode(deps, { operator, audit }, body.operatorId),
});

export const adminOperatorRequestRoutes = [list, decide, link, code];
