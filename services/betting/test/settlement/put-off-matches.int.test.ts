// @module-tag money
import { randomUUID } from 'node:crypto';
import { results } from '@noriter/rules/leg-result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleTickets } from '../../src/settlement/actions/settle-tickets.ts';
import { voidPutOffLegs } from '../../src/settlement/actions/void-put-off-legs.ts';
import { openTickets } from '../world/open-tickets.ts';
import { type Leg, openSportWorld, type SportWorld } from '../world/sport-world.ts';

let world: SportWorld;

beforeAll(async () => {
  world = await openSportWorld('betting_put_off');
});
afterAll(() => world.close());

const never = new AbortController().signal;
const settle = () => settleTickets(world.deps, never);
const endWaiting = () => voidPutOffLegs(world.deps, never);
const { win, lose, push } = results;
const homeWins = { home: win, draw: lose, away: lose };

async function rich() {
  const member = world.member();
  await member.give(1_000_000n);
  return member;
}

type Member = Awaited<ReturnType<typeof rich>>;

async function placed(member: Member, legs: readonly Leg[]) {
  const { data, resultCode } = await world.slip(member, [{ legs }]);
  expect(resultCode).toBe('0');
  return { betId: String(data.bets[0].betId), slipId: String(data.slipId) };
}

/** What the feed reports of a match: nothing but its state, or its start. */
async function report({ fixtureId }: Leg, { state = 'planned', startsInHours = 1 }) {
  await world.pool.query(
    `update sport_fixture set state = $2, starts_at = now() + make_interval(hours => $3)
     where fixture_id = $1`,
    [fixtureId, state, startsInHours],
  );
}

/** Lets hours pass for a match and the tickets on it. */
async function pass({ fixtureId }: Leg, hours: number) {
  const values = [fixtureId, hours];
  await world.pool.query(
    `update sport_fixture set starts_at = starts_at - make_interval(hours => $2),
       earliest_starts_at = earliest_starts_at - make_interval(hours => $2)
     where fixture_id = $1`,
    values,
  );
  await world.pool.query(
    `update bet_leg set starts_at = starts_at - make_interval(hours => $2) where fixture_id = $1`,
    values,
  );
}

/** Counts tickets that were written into the tables as placing them would have. */
async function expose({ fixtureId }: Leg) {
  await world.pool.query(
    `with counted as (
       update bet_leg set exposed_tickets = 1 where fixture_id = $1 and exposed_tickets = 0
       returning bet_id
     )
     update sport_exposure set tickets = tickets + (select count(*) from counted)
     where fixture_id = $1`,
    [fixtureId],
  );
}

async function ticketOf(member: Member, slipId: string) {
  const { data } = await member.call('/api/bet/detail', { slipId });
  return data.bets[0];
}

describe('a match that is put off', () => {
  it('attack: is bought back at a profit, or goes back whole, as it pleases', async () => {
    const member = await rich();
    const leg = await world.leg({ odds: '2.50' });
    const { betId } = await placed(member, [leg]);
    const offer = async () => (await member.call('/api/bet/cashOut/offer', { betId })).resultCode;
    await world.price({ fixtureId: leg.fixtureId, odds: '1.60' });
    expect(await offer()).toBe('0');
    await report(leg, { state: 'planned', startsInHours: 100 });
    expect(await offer()).toBe('B1060');
    // Not so one that is played within the hours of its ticket, which waits for it.
    await report(leg, { state: 'planned', startsInHours: 20 });
    expect(await offer()).toBe('0');
  });

  it('is waited for until its hour, and then each stake goes back once', async () => {
    const before = await world.exposure();
    const member = await rich();
    const leg = await world.leg();
    const { betId, slipId } = await placed(member, [leg]);
    expect((await ticketOf(member, slipId)).legs[0]).toMatchObject({ putOff: null });
    await report(leg, { state: 'postponed' });
    const { legs } = await ticketOf(member, slipId);
    const voidAt = new Date(Date.parse(legs[0].startsAt) + 48 * 3_600_000).toISOString();
    expect(legs[0].putOff).toEqual({ state: 'postponed', startsAt: null, voidAt });
    const { data } = await member.call('/api/bet/betlist', {});
    expect(data.list[0].legs[0].putOff).toEqual(legs[0].putOff);

    await pass(leg, 48);
    await endWaiting();
    expect(await world.bet(betId)).toMatchObject({ state: 'accepted' });
    await pass(leg, 1);
    await Promise.all([endWaiting(), endWaiting(), endWaiting()]);
    await endWaiting();
    expect(await world.bet(betId)).toEqual({ state: 'void', returned: 10_000n, version: 1 });
    await member.cashIs(1_000_000n);
    expect(await world.exposure()).toEqual(before);
    expect(await ticketOf(member, slipId)).toMatchObject({
      state: 'void',
      isCancelled: false,
      legs: [{ result: push, putOff: null }],
    });
  });

  it('leaves the other legs to run, and stays void whenever it is played', async () => {
    const member = await rich();
    const [off, on] = [await world.leg(), await world.leg()];
    const { betId } = await placed(member, [off, on]);
    await report(off, { state: 'postponed' });
    await pass(off, 49);
    await endWaiting();
    expect(await world.bet(betId)).toMatchObject({ state: 'accepted', version: 0 });
    await report(off, { state: 'running', startsInHours: -1 });
    await world.result(off, { home: lose, draw: lose, away: win });
    await settle();
    await endWaiting();
    expect(await world.bet(betId)).toMatchObject({ state: 'accepted', version: 0 });
    await world.result(on, homeWins);
    await settle();
    expect(await world.bet(betId)).toEqual({ state: 'won', returned: 20_000n, version: 1 });
    await world.result(off, null);
    await settle();
    expect(await world.bet(betId)).toEqual({ state: 'won', returned: 20_000n, version: 1 });
  });

  it('goes by what the feed reports: begun, to begin in time, or silent, it is waited for', async () => {
    const member = await rich();
    const cases = [
      [{ state: 'abandoned' }, 'void'],
      [{ state: 'cancelled' }, 'void'],
      [{ startsInHours: 1 }, 'void'],
      [{ startsInHours: -1 }, 'accepted'],
      [{ state: 'running' }, 'accepted'],
      [{ state: 'finished' }, 'accepted'],
    ] as const;
    const given: [object, string][] = [];
    for (const [reported] of cases) {
      const leg = await world.leg();
      const { betId } = await placed(member, [leg]);
      await pass(leg, 49);
      await report(leg, reported);
      given.push([reported, betId]);
    }
    await endWaiting();
    const found: [object, string | undefined][] = [];
    for (const [reported, betId] of given) found.push([reported, (await world.bet(betId))?.state]);
    expect(found).toEqual(cases);
  });

  it('is waited for by the rules of the day a ticket is placed', async () => {
    const backOffice = world.operator('betting.read', 'betting.manage');
    const member = await rich();
    const leg = await world.leg();
    const early = await placed(member, [leg]);
    const { data } = await backOffice('/api/admin/sport/rules/get');
    expect(data.rules.putOffVoidHours).toBe(48);
    const setHours = async (putOffVoidHours: number, version: number) => {
      const rules = { ...data.rules, putOffVoidHours };
      const set = { version, rules, reason: 'shorter' };
      const key = { idempotencyKey: randomUUID() };
      return (await backOffice('/api/admin/sport/rules/set', set, key)).resultCode;
    };
    expect(await setHours(0, data.version)).toBe('H400');
    expect(await setHours(24, data.version)).toBe('0');
    const late = await placed(await rich(), [leg]);
    await report(leg, { state: 'postponed' });
    await pass(leg, 26);
    await endWaiting();
    expect(await world.bet(early.betId)).toMatchObject({ state: 'accepted' });
    expect(await world.bet(late.betId)).toMatchObject({ state: 'void' });
    await pass(leg, 24);
    await endWaiting();
    expect(await world.bet(early.betId)).toMatchObject({ state: 'void', version: 1 });
    expect(await world.bet(late.betId)).toMatchObject({ state: 'void', version: 1 });
  });

  it('settles many pages, and goes on where a run was cut off', async () => {
    const leg = await world.leg();
    await placed(await rich(), [leg]);
    await openTickets(world.pool, leg, 1_100);
    await expose(leg);
    await report(leg, { state: 'postponed' });
    await pass(leg, 49);
    // The run ends with the transaction that it cannot write.
    await world.pool.query(
      `create function cut_off() returns trigger language plpgsql as $$
       begin
         if (select count(*) from bet_settlement) >= 600 then
           raise exception 'cut off' using errcode = 'admin_shutdown';
         end if;
         return new;
       end $$`,
    );
    await world.pool.query(
      `create trigger cut_off before insert on bet_settlement
       for each row execute function cut_off()`,
    );
    const open = async () => {
      const { rows } = await world.pool.query<{ open: number }>(
        `select count(*)::int as open from bet join bet_leg using (bet_id)
         where fixture_id = $1 and state = 'accepted'`,
        [leg.fixtureId],
      );
      return rows[0]?.open;
    };
    await expect(endWaiting()).rejects.toThrow('cut off');
    expect(await open()).toBe(601);
    await world.pool.query('drop function cut_off cascade');
    await Promise.all([endWaiting(), endWaiting()]);
    expect(await open()).toBe(0);
    const { rows } = await world.pool.query(
      `select distinct state, returned = stake as whole, bet.settlement_version as version
       from bet join bet_leg using (bet_id) where fixture_id = $1`,
      [leg.fixtureId],
    );
    expect(rows).toEqual([{ state: 'void', whole: true, version: 1 }]);
  });
});
