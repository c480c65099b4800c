import { together } from '@noriter/kit/postgres';
import type pg from 'pg';
import { type AcceptedTicket, legText } from '../domain/placement/sport/ask.ts';
import { ticketOdds } from '../domain/settlement/sport-ticket.ts';
import type { SlipToRecheck } from '../queries/slips-to-recheck.ts';
import { moveExposure } from './move-exposure.ts';
import { sharedLegs } from './sport-desk.ts';

const priceSql = `
  with of_legs as (
    update bet_leg set odds = one.odds
    from unnest($5::uuid[], $6::int[], $7::bigint[]) as one (bet_id, position, odds)
    where bet_leg.bet_id = one.bet_id and bet_leg.position = one.position
  )
  update bet set odds = one.odds, return_most = one.return_most, priced_at = $4
  from unnest($1::uuid[], $2::bigint[], $3::bigint[]) as one (bet_id, odds, return_most)
  where bet.bet_id = one.bet_id`;

/** Writes the prices of the second look, and what the house may lose at them. */
export async function repriceBets(
  tx: pg.ClientBase,
  { bets, at }: Pick<SlipToRecheck, 'bets' | 'at'>,
  tickets: readonly AcceptedTicket[],
): Promise<void> {
  const priced = tickets.map((ticket, place) => {
    const bet = bets[place];
    if (bet === undefined) throw new Error('Each ticket of a slip is a bet.');
    return { ...ticket, ...bet };
  });
  const legs = priced.flatMap((ticket) => {
    const shares = sharedLegs(ticket);
    return ticket.legs.map((leg, position) => {
      const share = shares.find((one) => legText(one) === legText(leg)) ?? null;
      return { betId: ticket.betId, position, odds: leg.odds, share };
    });
  });
  await together(tx, () => [
    tx.query(priceSql, [
      priced.map(({ betId }) => betId),
      priced.map((ticket) => ticketOdds(ticket.legs, ticket.linesOf)),
      priced.map(({ returnMost }) => returnMost),
      at,
      legs.map(({ betId }) => betId),
      legs.map(({ position }) => position),
      legs.map(({ odds }) => odds),
    ]),
    moveExposure(tx, legs),
  ]);
}
