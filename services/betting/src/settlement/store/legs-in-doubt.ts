import type pg from 'pg';
import { putOffOf } from '../../placement/domain/sport/put-off.ts';
import type { FixtureState } from '../../sportsbook/domain/override.ts';

type Row = {
  startsAt: Date;
  putOffHours: number;
  state: FixtureState;
  nextStart: Date;
  isOpen: boolean;
  isCalled: boolean;
};

/**
 * Whether a leg of a ticket comes to something else than is written of it: its market has a result, or another one,
 * that the ticket was not looked at for yet; or its match is put off for so long that it will be void.
 */
export async function isInDoubt(tx: pg.ClientBase, betId: string): Promise<boolean> {
  const { rows } = await tx.query<Row>(
    `select leg.starts_at as "startsAt", put_off_hours as "putOffHours", fixture.state,
       fixture.starts_at as "nextStart",
       leg.result is null and leg.put_off_void_at is null as "isOpen",
       exists (select from market_due as due where due.fixture_id = leg.fixture_id
         and due.market_key = leg.market_key and due.call > leg.due_seen) as "isCalled"
     from bet_leg as leg join sport_fixture as fixture using (fixture_id)
     where leg.bet_id = $1`,
    [betId],
  );
  return rows.some(({ isOpen, isCalled, state, nextStart, ...leg }) => {
    const fixture = { state, startsAt: nextStart };
    return isCalled || (isOpen && (putOffOf({ ...leg, fixture })?.voidAt ?? null) !== null);
  });
}
