import { wouldNeedFourEyes } from '@noriter/four-eyes/book';
import { refusalCodes } from '@noriter/four-eyes/decide-request';
import { decisionShape } from '@noriter/four-eyes/request-shape';
import { idText } from '@noriter/kit/id-text';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { requestRefusals } from '../../errors.ts';
import { aloneLimit } from '../../site/domain/alone-limit.ts';
import { changeReason } from '../../site/http/change-reason.ts';
import { ticketVoidAct } from '../actions/ticket-void.ts';
import { askTicketVoid, decideTicketVoid } from '../actions/void-tickets.ts';
import type { SettlementDeps } from '../deps.ts';
import { ticketVoidsOf, voidEffect } from '../store/ticket-voids.ts';
import {
  effectShape,
  effectText,
  request,
  requestOf,
  shownShape,
  subject,
} from './ticket-void-views.ts';

const route = defineRoute<SettlementDeps>();

const look = route({
  path: '/api/admin/sport/void/get',
  summary: 'What declaring a ticket or a market void would move at this moment',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({ subject }),
  data: z.object({
    ...effectShape,
    takesTwo: z.boolean().describe('A second operator has to agree'),
    requests: z.array(request).describe('The newest first'),
  }),
  async handle({ pool, clock }, { body, caller }) {
    const { siteId, operatorId } = caller;
    const { effect: found, weight } = await voidEffect(pool, siteId, body.subject);
    const act = ticketVoidAct(body.subject, weight, clock.now());
    const requests = await ticketVoidsOf(pool, siteId, body.subject);
    return {
      ...effectText(found),
      takesTwo: await wouldNeedFourEyes(pool, caller, act, aloneLimit),
      requests: requests.map((row) => requestOf(row, operatorId)),
    };
  },
});

const ask = route({
  path: '/api/admin/sport/void/ask',
  summary: 'Declares a ticket or a market void, or asks a second operator for it',
  access: { permission: 'betting.manage' },
  audits: true,
  movesMoney: true,
  idempotent: true,
  body: z.object({ subject, ...shownShape, ...changeReason }),
  data: z.object({ outcome: z.enum(['approved', 'waiting']) }),
  refuses: ['B1033', 'B1038', 'B1039', 'C999'],
  async handle(deps, { body, caller, audit, effectId: voidId }) {
    const { siteId, operatorId, loginId } = caller;
    const asked = { voidId, subject: body.subject, reason: body.reason, shown: body };
    return { outcome: await askTicketVoid(deps, { siteId, operatorId, loginId, audit }, asked) };
  },
});

const decide = route({
  path: '/api/admin/sport/void/decide',
  summary: 'A second operator agrees to a void or refuses it; who asked may take it back',
  access: { permission: 'betting.manage' },
  audits: true,
  approves: ({ move }) => move === 'approve',
  idempotent: true,
  body: z.object({
    voidId: idText,
    ...decisionShape,
    ...shownShape,
  }),
  data: z.object({}),
  refuses: [...refusalCodes(requestRefusals), 'B1033', 'B1039', 'C999'],
  async handle(deps, { body, caller, audit }) {
    const { siteId, operatorId, loginId } = caller;
    const asked = { ...body, shown: body };
    await decideTicketVoid(deps, { siteId, operatorId, loginId, audit }, asked);
    return {};
  },
});

export const adminTicketVoidRoutes = [look, ask, decide] as const;
