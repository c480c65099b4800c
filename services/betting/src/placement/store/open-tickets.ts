import { sports } from '@noriter/rules/sports';
import type pg from 'pg';
import { z } from 'zod';
import { marketShape } from '../../vocabulary/market.ts';
import type { OpenSportTicket } from '../domain/sport/ask.ts';
import { storedResult } from './ticket-columns.ts';

const openTicketRow = z.object({
  memberId: z.string(),
  siteId: z.string(),
  linesOf: z.int(),
  lineStake: z.bigint(),
  returnMost: z.bigint(),
  isRecent: z.boolean(),
  legs: z.array(
    z.object({
      fixtureId: z.string(),
      marketKey: z.string(),
      selectionId: z.string(),
      sport: z.enum(sports),
      leagueId: z.string(),
      market: marketShape,
      result: storedResult,
    }),
  ),
});

export type OpenTicketOfMember = OpenSportTicket & { readonly memberId: string };

/** Tickets of some members that are open yet. What was bought back of one is open no more. */
export async function readOpenTickets(
  tx: pg.ClientBase,
  memberIds: readonly string[],
): Promise<OpenTicketOfMember[]> {
  const { rows } = await tx.query({
    name: 'placement-open-tickets',
    text: `
      select bet.member_id as "memberId", bet.site_id as "siteId", bet.lines_of as "linesOf",
        bet.open_line_stake as "lineStake", bet.return_most as "returnMost",
        bet.placed_at > clock_timestamp() - interval '10 seconds' as "isRecent",
        jsonb_agg(jsonb_build_object('fixtureId', leg.fixture_id, 'marketKey', leg.market_key,
          'selectionId', leg.selection_id, 'sport', leg.sport, 'leagueId', leg.league_id,
          'market', leg.market, 'result', leg.result) order by leg.position) as legs
      from bet join bet_leg as leg using (bet_id)
      where bet.member_id = any($1::uuid[]) and bet.is_open and bet.game_day is null
      group by bet.bet_id`,
    values: [memberIds],
  });
  return openTicketRow.array().parse(rows);
}

/** How many tickets of the Korean day combine markets of one match, by member and league. */
export async function readCrossTickets(
  tx: pg.ClientBase,
  memberIds: readonly string[],
  since: Date,
): Promise<{ memberId: string; leagueId: string; tickets: number }[]> {
  const { rows } = await tx.query<{ memberId: string; leagueId: string; tickets: number }>({
    name: 'placement-crossings',
    text: `
      select member_id as "memberId", league_id as "leagueId",
        count(distinct bet_id)::int as tickets
      from (
        select bet.member_id, bet.bet_id, leg.league_id
        from bet join bet_leg as leg using (bet_id)
        where bet.member_id = any($1::uuid[]) and bet.placed_at >= $2 and bet.round_id is null
          and bet.state <> 'refused' and bet.void_reason is distinct from 'cancelled'
        group by bet.member_id, bet.bet_id, leg.league_id, leg.fixture_id
        having count(*) > 1
      ) as crossed
      group by member_id, league_id`,
    values: [memberIds, since],
  });
  return rows;
}
