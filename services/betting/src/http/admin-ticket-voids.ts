import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { askTicketVoid, decideTicketVoid } from '../actions/void-tickets.ts';
import type { BettingDeps } from '../deps.ts';
import { legResultShape } from '../domain/feed/messages.ts';
import { voidMoves, voidStatuses } from '../domain/round-void.ts';
import { takesTwo } from '../domain/ticket-void.ts';
import { effectOf, type TicketSubject } from '../queries/ticket-effect.ts';
import {
  type TicketVoidRow,
  ticketsVoidedAlone,
  ticketVoidsOf,
  voidEffect,
} from '../queries/ticket-voids.ts';
import { changeReason } from './change-reason.ts';

const route = defineRoute<BettingDeps>();

const market = { fixtureId: z.string().min(1).max(80), marketKey: z.string().min(1).max(400) };

const subject = z
  .union([z.object({ betId: z.uuid() }), z.object(market)])
  .describe('A ticket, or a market with all of the site’s tickets on it')
  .transform((one): TicketSubject => one);

const effect = {
  bets: z.int().describe('Whose money would move'),
  paid: wonText.describe('Given to members'),
  taken: wonText.describe('Taken back from members; where one has less, it is owed'),
};
const shown = { paid: effect.paid, taken: effect.taken };

const request = z.object({
  voidId: z.string(),
  reason: z.string(),
  status: z.enum(voidStatuses),
  isOwn: z.boolean().describe('The caller asked for it'),
  askedByName: z.string(),
  askedAt: z.iso.datetime(),
  decidedByName: z.string(),
  decidedAt: z.iso.datetime().nullable(),
  refusal: z.string().describe('Why the second operator refused'),
  ...effect,
});

const look = route({
  path: '/api/admin/sport/void/get',
  summary: 'What declaring a ticket or a market void would move at this moment',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({ subject }),
  data: z.object({
    ...effect,
    takesTwo: z.boolean().describe('A second operator has to agree'),
    requests: z.array(request).describe('The newest first'),
  }),
  async handle({ pool, clock }, { body, caller: { siteId, operatorId } }) {
    const found = await voidEffect(pool, siteId, body.subject);
    const since = koreaDayStart(koreaDay(clock.now()));
    const aloneToday = await ticketsVoidedAlone(pool, { siteId, operatorId, since });
    const requests = await ticketVoidsOf(pool, siteId, body.subject);
    return {
      ...effectText(found),
      takesTwo: takesTwo(found, aloneToday),
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
  body: z.object({ subject, ...shown, ...changeReason }),
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
    move: z.enum(voidMoves),
    reason: z.string().trim().max(200).default('').describe('Needed to refuse'),
    ...shown,
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

const resettle = route({
  path: '/api/admin/sport/result/effect',
  summary: 'What other results of a market would move at this moment',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({ ...market, results: z.record(z.string().max(80), legResultShape) }),
  data: z.object(effect),
  async handle({ pool }, { body: { fixtureId, marketKey, results }, caller: { siteId } }) {
    const of = { siteId, subject: { fixtureId, marketKey } };
    const found = await effectOf(pool, of, (ticket) => {
      const legs = ticket.legs.map((leg) => {
        const isOfMarket = leg.fixtureId === fixtureId && leg.marketKey === marketKey;
        return isOfMarket ? { ...leg, result: results[leg.selectionId] ?? null } : leg;
      });
      return { ...ticket, legs };
    });
    return effectText(found);
  },
});

function effectText({ bets, paid, taken }: { bets: number; paid: bigint; taken: bigint }) {
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

export const adminTicketVoidRoutes = [look, ask, decide, resettle] as const;
