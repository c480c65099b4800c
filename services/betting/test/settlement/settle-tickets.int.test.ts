// @module-tag money
import { eventually } from '@noriter/kit/testing';
import { deadHeat, type LegResult, results } from '@noriter/rules/leg-result';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { settleTickets } from '../../src/settlement/actions/settle-tickets.ts';
import { listenToBets } from '../world/listen-to-bets.ts';
import { openTickets } from '../world/open-tickets.ts';
import { total } from '../world/sport-tables.ts';
import { type Leg, nothingExposed, openSportWorld, type SportWorld } from '../world/sport-world.ts';

let world: SportWorld;

beforeAll(async () => {
  world = await openSportWorld('betting_sport_settle');
});
afterAll(() => world.close());
afterEach(async () => {
  // Whatever a test settled, nothing of it is still counted as a risk.
  const open = await world.pool.query(`select 1 from bet where state in ('pending', 'accepted')`);
  if (open.rowCount === 0) expect(await world.exposure()).toEqual(nothingExposed);
});

const never = new AbortController().signal;
const settle = () => settleTickets(world.deps, never);
const { win, lose, push, halfWin, halfLose } = results;

async function rich(amount = 1_000_000n) {
  const member = world.member();
  await member.give(amount);
  return member;
}

/** A ticket of legs at these odds, accepted; its slip has no other. */
async function ticketOf(
  odds: readonly string[],
  wish: { linesOf?: number; lineStake?: string } = {},
) {
  const member = await rich();
  const legs: Leg[] = [];
  for (const one of odds) legs.push(await world.leg({ odds: one }));
  const { data, resultCode } = await world.slip(member, [{ legs, ...wish }]);
  expect(resultCode).toBe('0');
  const [bet] = data.bets;
  const cash = BigInt(await member.cash());
  return { member, legs, betId: String(bet.betId), cash, slipId: String(data.slipId) };
}

/** What the feed reports of the legs, one after the other; a text is a result of the whole market. */
async function report(legs: readonly Leg[], given: readonly (LegResult | null)[]) {
  for (const [at, leg] of legs.entries()) {
    const result = given[at];
    if (result === undefined) continue;
    const others = { home: lose, draw: lose, away: lose };
    await world.result(leg, result && { ...others, [leg.selectionId]: result });
  }
}

const ledgerOf = async (memberId: string) => {
  const { rows } = await world.walletPool.query<{ kind: number; amount: bigint }>(
    `select kind, amount from ledger where member_id = $1 and subject_type <> 'test' and refusal is null
     order by version`,
    [memberId],
  );
  return rows.map(({ kind, amount }) => [kind, amount]);
};

const STAKE = 1;
const PAYOUT = 2;
const REFUND = 3;
const CLAWBACK = 13;
const DEBT_PAYMENT = 14;

describe('a ticket settles to the examples of the rules', () => {
  const three = ['1.85', '2.10', '1.72'];
  it.each<
    [
      string,
      string[],
      (LegResult | null)[],
      { linesOf?: number; lineStake?: string },
      string,
      bigint,
    ]
  >([
    ['three folds with their bonus', three, [win, win, win], {}, 'won', 68_826n],
    ['a void leg drops the bonus', three, [win, push, win], {}, 'won', 31_820n],
    ['a half win', ['1.95'], [halfWin], { lineStake: '100000' }, 'won', 147_500n],
    ['a half loss', ['1.95'], [halfLose], { lineStake: '100000' }, 'lost', 50_000n],
    ['a push', ['1.95'], [push], {}, 'void', 10_000n],
    ['a dead heat of two', ['4.00'], [deadHeat(1, 2)], {}, 'won', 20_000n],
    [
      'two of three, one line left',
      three,
      [win, lose, win],
      { linesOf: 2, lineStake: '1000' },
      'won',
      3_182n,
    ],
    ['all void', three, [push, push, push], {}, 'void', 10_000n],
    ['a lost leg', three, [lose, null, null], {}, 'lost', 0n],
  ])('%s', async (_case, odds, given, wish, state, returned) => {
    const { member, legs, betId, cash } = await ticketOf(odds, wish);
    await report(
      legs,
      given.map((one) => one ?? null).filter((one) => one !== null),
    );
    await settle();
    await settle();
    expect(await world.bet(betId)).toEqual({ state, returned, version: 1 });
    await member.cashIs(cash + returned);
  });

  it('a system is open while a line can still win, and then settles', async () => {
    const { legs, betId } = await ticketOf(three, { linesOf: 2, lineStake: '1000' });
    await report(legs, [lose]);
    await settle();
    expect(await world.bet(betId)).toMatchObject({ state: 'accepted', version: 0 });
    await report(legs.slice(1), [win, win]);
    await settle();
    expect(await world.bet(betId)).toMatchObject({ state: 'won', returned: 3_612n, version: 1 });
  });
});

describe('a result that changes', () => {
  it('pays the difference upwards, once for each version', async () => {
    const received = await listenToBets(world.space);
    const { member, legs, betId, cash, slipId } = await ticketOf(['2.00']);
    await report(legs, [lose]);
    await settle();
    await report(legs, [win]);
    await Promise.all([settle(), settle()]);
    expect(await world.bet(betId)).toEqual({ state: 'won', returned: 20_000n, version: 2 });
    await member.cashIs(cash + 20_000n);
    expect(await ledgerOf(member.memberId)).toEqual([
      [STAKE, 10_000n],
      [PAYOUT, 20_000n],
    ]);
    const reported = () => received.events.filter(({ value }) => value.slipId === slipId);
    await eventually(() =>
      expect(reported().map(({ value }) => [value.event.case, value.version])).toEqual([
        ['accepted', 2],
        ['settled', 3],
        ['settled', 4],
      ]),
    );
    await received.stop();
  });

  it('takes the difference back downwards', async () => {
    const { member, legs, betId, cash } = await ticketOf(['2.00']);
    await report(legs, [win]);
    await settle();
    await member.cashIs(cash + 20_000n);
    await report(legs, [halfWin]);
    await settle();
    expect(await world.bet(betId)).toEqual({ state: 'won', returned: 15_000n, version: 2 });
    await member.cashIs(cash + 15_000n);
    await report(legs, [lose]);
    await settle();
    await member.cashIs(cash);
    expect(await world.debtsOf(member.memberId)).toEqual([]);
  });

  it('takes what there is, and the rest of every later credit, a part at a time', async () => {
    const { member, legs, betId, slipId, cash } = await ticketOf(['2.00']);
    await report(legs, [win]);
    await settle();
    await member.cashIs(cash + 20_000n);
    const gone = await ticketOfAll(member, 4_000n);
    await report(legs, [lose]);
    await Promise.all([settle(), settle()]);
    expect(await world.bet(betId)).toMatchObject({ state: 'lost', returned: 0n, version: 2 });
    const debt = (collected: bigint) => [
      { subjectId: slipId, amount: 20_000n, collected, isOpen: collected < 20_000n },
    ];
    const debtIs = (collected: bigint) =>
      eventually(async () => expect(await world.debtsOf(member.memberId)).toEqual(debt(collected)));
    await debtIs(4_000n);
    await member.cashIs(0n);
    const { resultCode } = await world.slip(member, [{ legs: [await world.leg({})] }]);
    expect(resultCode).toBe('B6000');
    await member.credit(1_000n);
    await debtIs(5_000n);
    await world.result(gone, { home: push, draw: push, away: push });
    await settle();
    await debtIs(20_000n);
    await member.cashIs(cash + 1_000n);
    expect((await ledgerOf(member.memberId)).slice(-5)).toEqual([
      [CLAWBACK, 20_000n],
      [DEBT_PAYMENT, 4_000n],
      [DEBT_PAYMENT, 1_000n],
      [REFUND, cash + 16_000n],
      [DEBT_PAYMENT, 15_000n],
    ]);
    await world.expectWholeBooks();
  });

  /** Puts all of a member's money but so much on another match. */
  async function ticketOfAll(member: Awaited<ReturnType<typeof rich>>, but: bigint) {
    const leg = await world.leg({ odds: '2.00' });
    const lineStake = (BigInt(await member.cash()) - but).toString();
    await world.pool.query(
      `insert into bet_limits values ('noriter', 1, $1, now(), gen_random_uuid())
       on conflict do nothing`,
      [JSON.stringify({ limits: highLimits })],
    );
    const answer = await world.slip(member, [{ legs: [leg], lineStake }]);
    expect(answer.resultCode).toBe('0');
    return leg;
  }
  const highLimits = ['mini', 'sport'].map((product) => ({
    product,
    level: 1,
    minimum: '1000',
    maximum: '5000000',
    winMaximum: '10000000',
    totalMaximum: '10000000',
  }));

  it('is taken back: the bet is open again, and what it paid goes with the result', async () => {
    const { member, legs, betId, cash } = await ticketOf(['2.00', '1.50']);
    await report(legs, [win, win]);
    await settle();
    await member.cashIs(cash + 30_000n);
    await report(legs.slice(1), [null]);
    await settle();
    expect(await world.bet(betId)).toEqual({ state: 'accepted', returned: 0n, version: 2 });
    await member.cashIs(cash);
    expect(await world.exposure()).not.toEqual(nothingExposed);
    await report(legs.slice(1), [lose]);
    await settle();
    expect(await world.bet(betId)).toEqual({ state: 'lost', returned: 0n, version: 3 });
    expect(await ledgerOf(member.memberId)).toEqual([
      [STAKE, 10_000n],
      [PAYOUT, 30_000n],
      [CLAWBACK, 30_000n],
    ]);
  });
});

describe('a cancellation', () => {
  const from = () => new Date(Date.now() - 60_000);
  const to = () => new Date(Date.now() + 60_000);

  it('of a span of time is of bets that were priced in it', async () => {
    const inside = await ticketOf(['2.00']);
    const [leg] = inside.legs;
    if (!leg) throw new Error('A ticket has a leg.');
    const outside = await rich();
    const late = await world.slip(outside, [{ legs: [leg] }]);
    const lateId = String(late.data.bets[0].betId);
    await world.pool.query(
      `update bet set priced_at = priced_at + interval '10 minutes' where bet_id = $1`,
      [lateId],
    );
    await world.result(leg, null, [{ from: from(), to: to() }]);
    await settle();
    expect(await world.bet(inside.betId)).toMatchObject({ state: 'void', returned: 10_000n });
    expect(await world.bet(lateId)).toMatchObject({ state: 'accepted' });
    await inside.member.cashIs(inside.cash + 10_000n);
    expect((await ledgerOf(inside.member.memberId)).at(-1)).toEqual([REFUND, 10_000n]);
    await world.result(leg, { home: win, draw: lose, away: lose }, [{ from: from(), to: to() }]);
    await settle();
    expect(await world.bet(inside.betId)).toMatchObject({ state: 'void', version: 1 });
    expect(await world.bet(lateId)).toMatchObject({ state: 'won', returned: 20_000n });
  });

  it('is taken back: the bet settles as if it had never been', async () => {
    const { member, legs, betId, cash } = await ticketOf(['2.00']);
    const [leg] = legs;
    if (!leg) throw new Error('A ticket has a leg.');
    const results = { home: win, draw: lose, away: lose };
    await world.result(leg, results, [{ from: null, to: null }]);
    await settle();
    await member.cashIs(cash + 10_000n);
    await world.result(leg, results, []);
    await settle();
    expect(await world.bet(betId)).toEqual({ state: 'won', returned: 20_000n, version: 2 });
    await member.cashIs(cash + 20_000n);
    await world.result(leg, null, []);
    await settle();
    expect(await world.bet(betId)).toEqual({ state: 'accepted', returned: 0n, version: 3 });
    await member.cashIs(cash);
    await world.result(leg, { home: lose, draw: lose, away: win });
    await settle();
    expect(await world.bet(betId)).toMatchObject({ state: 'lost', version: 4 });
  });

  it('of one market leaves the other legs of a combination to decide', async () => {
    const { member, legs, betId, cash } = await ticketOf(['2.00', '1.50']);
    const [first] = legs;
    if (!first) throw new Error('A ticket has a leg.');
    await world.result(first, null, [{ from: null, to: null }]);
    await settle();
    expect(await world.bet(betId)).toMatchObject({ state: 'accepted', version: 0 });
    await report(legs.slice(1), [win]);
    await settle();
    expect(await world.bet(betId)).toMatchObject({ state: 'won', returned: 15_000n });
    await member.cashIs(cash + 15_000n);
  });
});

describe('a run that ends in the middle', () => {
  /** A signal that ends the run when so many pages were begun. */
  const after = (pages: number) => {
    let asked = 0;
    return new Proxy(new AbortController().signal, {
      get(target, name) {
        if (name !== 'aborted') return Reflect.get(target, name);
        asked += 1;
        return asked > pages;
      },
    });
  };
  const settled = async (leg: Leg) => {
    const { rows } = await world.pool.query<{ won: number; versions: number; paid: bigint }>(
      `select count(*) filter (where state = 'won')::int as won,
         (select count(*)::int from bet_settlement join bet_leg using (bet_id)
           where fixture_id = $1) as versions,
         coalesce(sum(returned), 0)::bigint as paid
       from bet join bet_leg using (bet_id) where fixture_id = $1`,
      [leg.fixtureId],
    );
    return rows[0];
  };
  const paidFor = async (leg: Leg) => {
    const { rows: slips } = await world.pool.query<{ slip_id: string }>(
      'select slip_id from bet join bet_leg using (bet_id) where fixture_id = $1',
      [leg.fixtureId],
    );
    const { rows } = await world.walletPool.query<{ commands: number; won: bigint }>(
      `select count(*)::int as commands, coalesce(sum(amount), 0)::bigint as won
       from ledger where kind = 2 and refusal is null and subject_id = any($1)`,
      [slips.map(({ slip_id }) => slip_id)],
    );
    return rows[0];
  };

  it('has settled whole pages, and the next one goes on behind them', async () => {
    const leg = await world.leg({ market: total, selectionId: 'over' });
    await openTickets(world.pool, leg, 1_300);
    await world.result(leg, { over: win, under: lose });
    await settleTickets(world.deps, after(1));
    expect(await settled(leg)).toMatchObject({ won: 500, versions: 500 });
    await settleTickets(world.deps, after(1));
    expect(await settled(leg)).toMatchObject({ won: 1_000, versions: 1_000 });
    await Promise.all([settle(), settle()]);
    await settle();
    expect(await settled(leg)).toEqual({ won: 1_300, versions: 1_300, paid: 2_535_000n });
    const paid = { commands: 1_300, won: 2_535_000n };
    await eventually(async () => expect(await paidFor(leg)).toEqual(paid));
    const due = await world.pool.query('select 1 from market_due where fixture_id = $1', [
      leg.fixtureId,
    ]);
    expect(due.rowCount).toBe(0);
  });

  it('in the middle of a page has settled nothing of it', async () => {
    const leg = await world.leg({ market: total, selectionId: 'over' });
    await openTickets(world.pool, leg, 400);
    await world.result(leg, { over: win, under: lose });
    const other = await world.pool.connect();
    await other.query('begin');
    // The page's last settlement waits for this one: by then all its tickets are written.
    await other.query(
      `insert into bet_settlement (bet_id, version, result, returned, moved, command_id, settled_at)
       select bet_id, 1, 'won', 1950, 1950, gen_random_uuid(), now() from bet join bet_leg
         using (bet_id) where fixture_id = $1 order by bet_id offset 399 limit 1`,
      [leg.fixtureId],
    );
    const running = settle().catch((error: unknown) => error);
    const waiting = await eventually(async () => {
      const { rows } = await world.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
      return rows[0]?.pid;
    });
    await world.pool.query('select pg_terminate_backend($1)', [waiting]);
    expect(await running).toBeInstanceOf(Error);
    await other.query('rollback');
    other.release();
    expect(await settled(leg)).toMatchObject({ won: 0, versions: 0 });
    await settle();
    expect(await settled(leg)).toMatchObject({ won: 400, versions: 400 });
  });
});

it('conserves money: what members have is what they were given, staked and were paid', async () => {
  await eventually(async () => {
    const { rows } = await world.walletPool.query<{ off: bigint }>(
      `select coalesce(sum(cash), 0)::bigint - (select coalesce(sum(case
           when kind in (1, 13) then -amount when kind in (2, 3, 12) then amount else 0 end), 0)::bigint
         from ledger where refusal is null) as off
       from account`,
    );
    expect(rows).toEqual([{ off: 0n }]);
  });
  const { rows } = await world.pool.query<{ due: bigint; asked: bigint }>(
    `select coalesce(sum(returned), 0)::bigint as due,
       (select coalesce(sum(moved), 0)::bigint from bet_settlement) as asked from bet
     where state <> 'refused'`,
  );
  expect(rows[0]?.due).toBe(rows[0]?.asked);
});
