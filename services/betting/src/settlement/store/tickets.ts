import { results } from '@noriter/rules/leg-result';
import {
  type JudgedTicket,
  judgeTicket,
  stillReturns,
  type TicketJudgement,
} from '@noriter/rules/sport-ticket';
import type pg from 'pg';
import { z } from 'zod';
import { storedBonus, storedResult } from '../../placement/store/ticket-columns.ts';
import { marketShape } from '../../vocabulary/market.ts';
import { winningsAlone } from '../domain/free-bet.ts';

/** Which tickets a page has: how many behind a given one, without those that are parked. */
export type PageOfTickets = {
  after: string | null;
  limit: number;
  parked: readonly string[];
  /** Of the page this one alone. */
  only: string | null;
};

const leg = z.object({
  position: z.int(),
  fixtureId: z.string(),
  marketKey: z.string(),
  selectionId: z.string(),
  market: marketShape,
  odds: z.coerce.bigint(),
  isLive: z.boolean(),
  startsAt: z.coerce.date(),
  result: storedResult,
  /** The ticket's site declared its market void, or it has waited too long for its match. */
  isVoid: z.boolean(),
});

const ticketRow = z.object({
  betId: z.string(),
  slipId: z.string(),
  siteId: z.string(),
  memberId: z.string(),
  product: z.string(),
  state: z.string(),
  stake: z.bigint(),
  odds: z.bigint(),
  linesOf: z.int(),
  /** What of each line was not bought back. */
  lineStake: z.bigint(),
  bonus: storedBonus,
  returnMax: z.bigint().nullable(),
  returned: z.bigint(),
  cashedOut: z.bigint(),
  settlementVersion: z.int(),
  voidReason: z.string().nullable(),
  /** The wallet took its stake when it could buy no part any more. */
  isLate: z.boolean(),
  /** What staked it; null where its member did. */
  freeBetId: z.string().nullable(),
  placedAt: z.date(),
  pricedAt: z.date(),
  legs: z.array(leg),
  at: z.date(),
});

export type TicketRow = z.output<typeof ticketRow>;
type TicketLeg = TicketRow['legs'][number];

/** Tickets with their legs, by id. Whoever changes them has locked them before. */
export async function readTickets(
  db: pg.Pool | pg.ClientBase,
  betIds: readonly string[],
): Promise<TicketRow[]> {
  const { rows } = await db.query({
    name: 'read-tickets',
    text: `
      select bet_id as "betId", slip_id as "slipId", bet.site_id as "siteId",
        bet.member_id as "memberId", bet.product, bet.state, bet.stake, bet.odds, lines_of as "linesOf",
        open_line_stake as "lineStake", bonus, return_max as "returnMax", returned,
        cashed_out as "cashedOut", settlement_version as "settlementVersion",
        void_reason as "voidReason", bet.free_bet_id as "freeBetId", bet.placed_at as "placedAt", priced_at as "pricedAt",
        coalesce(slip.staked_at >= slip.stake_before, false) as "isLate",
        (select jsonb_agg(jsonb_build_object('position', leg.position,
            'fixtureId', leg.fixture_id, 'marketKey', leg.market_key,
            'selectionId', leg.selection_id, 'market', leg.market, 'odds', leg.odds::text,
            'isLive', leg.is_live, 'startsAt', leg.starts_at, 'result', leg.result,
            'isVoid', leg.put_off_void_at is not null or exists (select from ticket_void as void
              where void.site_id = bet.site_id and void.fixture_id = leg.fixture_id
                and void.market_key = leg.market_key and void.status = 'approved'))
          order by leg.position) from bet_leg as leg where leg.bet_id = bet.bet_id) as legs,
        clock_timestamp() as at
      from bet join bet_slip as slip using (slip_id)
      where bet_id = any($1::uuid[]) order by bet_id`,
    values: [betIds],
  });
  return ticketRow.array().parse(rows);
}

/** The legs as they count: that one is void stands above what became of its market. */
export function countedLegs({ legs }: TicketRow): TicketLeg[] {
  return legs.map((one) => (one.isVoid ? { ...one, result: results.push } : one));
}

/** What a ticket comes to by what is written of it. */
export function judgementOf(ticket: TicketRow): TicketJudgement {
  const judgement = judgeTicket(judged(ticket));
  return ticket.freeBetId === null ? judgement : winningsAlone(judgement, ticket.stake);
}

/** The most that it may return in the end: its open legs count as won. */
export function mostReturned(ticket: TicketRow): bigint {
  const most = stillReturns(judged(ticket));
  if (ticket.freeBetId === null) return most;
  return most > ticket.stake ? most - ticket.stake : 0n;
}

function judged(ticket: TicketRow): JudgedTicket {
  const isVoid = ticket.voidReason !== null || ticket.isLate;
  return { ...ticket, legs: countedLegs(ticket), isVoid };
}
