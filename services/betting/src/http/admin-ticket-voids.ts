import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { askTicketVoid, decideTicketVoid } from '../actions/void-tickets.ts';
import type { BettingDeps } from '../deps.ts';
import { requestMoves, requestStatuses, takesTwo } from '../domain/two-operators.ts';
import type { TicketSubject } from '../queries/ticket-effect.ts';
import { type TicketVoidRow, ticketVoidsOf, voidEffect } from '../queries/ticket-voids.ts';
import { movedAlone } from '../queries/two-operators.ts';
import { changeReason } from './change-reason.ts';

const route = defineRoute<BettingDeps>();

const market = { fixtureId: z.string().min(1).max(80), marketKey: z.string().min(1).max(400) };

const subject = z
  .union([z.object({ betId: z.uuid() }), z.object(market)])
  .describe('A ticket, or a market with all of the site’s tickets on it')
  .transform((one): TicketSubject => one);

/** What a decision of an operator moves. */
export const effectShape = {
  bets: z.int().describe('Whose money would move'),
  paid: wonText.describe('Given to members'),
  taken: wonText.describe('Taken back from members; where one has less, it is owed'),
};

/** What the operator was shown of it. */
export const shownShape = { paid: effectShape.paid, taken: effectShape.taken };

const request = z.object({
  voidId: z.string(),
  reason: z.string(),
  status: z.enum(requestStatuses),
  isOwn: z.boolean().describe('The caller asked for it'),
  askedByName: z.string(),
  askedAt: z.iso.datetime(),
  decidedByName: z.string(),
  decidedAt: z.iso.datetime().nullable(),
  refusal: z.string().describe('Why the second operator refused'),
  ...effectShape,
});

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
  async handle({ pool, clock }, { body, caller: { siteId, operatorId } }) {
    const found = await voidEffect(pool, siteId, body.subject);
    const since = koreaDayStart(koreaDay(clock.now()));
    const aloneToday = await movedAlone(pool, 'ticket_void', { siteId, operatorId, since });
    const requests = await ticketVoidsOf(pool, siteId, body.subject);
    return {
      ...effectText(found),
      takesTwo: takesTwo(found.paid + found.taken, aloneToday),
      requests: requests.map((row) => requestOf(row, operatorId)),
    };
  },
});

const ask = route({
  path: '/api/admin/sport/void/ask',
  summary: 'Declares a ticket or a market void, or asks a second operator for it',
  access: { permission: 'betting.manage' },
  audits: true,
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
  idempotent: true,
  body: z.object({
    voidId: z.uuid(),
    move: z.enum(requestMoves),
    reason: z.string().trim().max(200).default('').describe('Needed to refuse'),
    ...shownShape,
  }),
  data: z.object({}),
  refuses: ['B1030', 'B1033', 'B1034', 'B1035', 'B1039', 'C999'],
  async handle(deps, { body, caller, audit }) {
    const { siteId, operatorId, loginId } = caller;
    const asked = { ...body, shown: body };
    await decideTicketVoid(deps, { siteId, operatorId, loginId, audit }, asked);
    return {};
  },
});

export function effectText({ bets, paid, taken }: { bets: number; paid: bigint; taken: bigint }) {
  return { bets, paid: paid.toString(), taken: taken.toString() };
}

function requestOf(row: TicketVoidRow, operatorId: string): z.input<typeof request> {
  const { voidId, reason, status, askedByName, decidedByName, refusal } = row;
  return {
    voidId,
    reason,
    status,
    askedByName,
    decidedByName,
    refusal,
    isOwn: row.askedBy === operatorId,
    askedAt: row.askedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    ...effectText(row),
  };
}

export const adminTicketVoidRoutes = [look, ask, decide] as const;
