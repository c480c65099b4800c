import { together } from '@noriter/kit/postgres';
import { legText } from '@noriter/rules/leg-name';
import { ticketOdds } from '@noriter/rules/sport-ticket';
import type pg from 'pg';
import { moveExposure } from '../../sportsbook/store/move-exposure.ts';
import type { AcceptedTicket } from '../domain/sport/ask.ts';
import { sharedLegs } from '../domain/sport/shared-legs.ts';
import type { SlipToRevalidate } from './slips-to-revalidate.ts';

const priceSql = `
  with of_legs as (
    update bet_leg set odds = one.odds
    from unnest($5::uuid[], $6::int[], $7::bigint[]) as one (bet_id, position, odds)
    where bet_leg.bet_id = one.bet_id and bet_leg.position = one.position
  )
  update bet set odds = one.odds, return_most = one.return_most, priced_at = $4
  from unnest($1::uuid[], $2::bigint[], $3::bigint[]) as one (bet_id, odds, return_most)
  where bet.bet_id = one.bet_id`;

/** Writes the prices at revalidation, and what the house may lose at them. */
export async function repriceBets(
  tx: pg.ClientBase,
  { bets, at }: Pick<SlipToRevalidate, 'bets' | 'at'>,
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
