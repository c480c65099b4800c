import { idText } from '@noriter/kit/id-text';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { betRowOf } from '../../placement/http/bet-rows.ts';
import { betShape } from '../../placement/http/bet-shapes.ts';
import type { BetHistoryDeps } from '../deps.ts';
import { findAcceptedBet } from '../store/accepted-bet.ts';

/** The board shows it to others where its owner attached it to a post. */
const sharedTicket = defineRoute<BetHistoryDeps>()({
  path: '/internal/bet/ticket',
  summary: "A member's bet as it stands now, once it was accepted",
  access: 'internal',
  callers: ['board'],
  body: z.object({ site: z.string().max(64), memberId: idText, betId: idText }),
  data: z.object({ ticket: betShape.nullable() }),
  async handle(deps, { body: { site: siteId, memberId, betId } }) {
    const bet = await findAcceptedBet(deps, { siteId, memberId, betId });
    return { ticket: bet === null ? null : betRowOf(bet) };
  },
});

export const sharedTicketRoutes = [sharedTicket] as const;
