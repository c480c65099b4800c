// @module-tag money
import { randomUUID } from 'node:crypto';
import { callAs, eventually, type Listening, listenTo, operatorCaller } from '@noriter/kit/testing';
import { drawEvents } from '@noriter/proto/topics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundVoided } from '../../src/settlement/actions/refund-voided.ts';
import { settleBets } from '../../src/settlement/actions/settle-bets.ts';
import { type BettingWorld, openBettingWorld, type Round } from '../world/betting-world.ts';

let world: BettingWorld;
let draws: Listening<typeof drawEvents>;
const never = new AbortController().signal;

beforeAll(async () => {
  world = await openBettingWorld('betting_voids');
  draws = await listenTo(world.space, drawEvents);
});
afterAll(async () => {
  await draws.stop();
  await world.close();
});

/** A site of its own with two operators, and a member with money. */
async function openSite(cash = 10_000_000n) {
  const siteId = `site-${randomUUID().slice(0, 8)}`;
  const permissions = ['betting.read', 'betting.manage', 'audit.read'];
  const operator = (loginId: string) => {
    const call = callAs(world.service, operatorCaller({ siteId, permissions, loginId }));
    const at = '/api/admin/betting/rounds/void';
    return {
      call,
      look: async ({ roundId }: Round) => (await call(`${at}/get`, { roundId })).data,
      ask: ({ roundId }: Round, refund: string, reason = '표시 오류') =>
        call(`${at}/ask`, { roundId, refund, reason }),
      decide: (voidId: string, move: string, refund: string, reason = '') =>
        call(`${at}/decide`, { voidId, move, refund, reason }),
    };
  };
  const member = world.member({ siteId });
  await member.give(cash);
  return { siteId, member, first: operator('first'), second: operator('second') };
}

const settled = async (round: Round, facts: Record<string, number>) => {
  await world.draw(round, facts);
  await settleBets(world.deps, never);
};

/** Each bet of a slip: its state, and every settlement it was given. */
const storyOf = async (slipId: string) => {
  const { rows } = await world.pool.query<{ story: string }>(
    `select selection_id || ' ' || state || ': ' || string_agg(
       version || ' ' || result || ' ' || bet_settlement.returned || ' ' || reason, ', '
       order by version) as story
     from bet join bet_settlement using (bet_id) where slip_id = $1
     group by bet_id, selection_id, state order by selection_id`,
    [slipId],
  );
  return rows.map(({ story }) => story.trim());
};

/** What the readers of a site learn of a round: that it is void there, once. */
const publishedOnce = (round: Round, siteId: string) =>
  eventually(() => {
    const ofRound = draws.events.filter(({ value }) => value.roundId === round.roundId);
    expect(
      ofRound.map(({ value: { gameDay, number, event } }) => [gameDay, number, event]),
    ).toEqual([
      [
        round.gameDay,
        round.number,
        expect.objectContaining({
          case: 'declaredVoid',
          value: expect.objectContaining({ siteId }),
        }),
      ],
    ]);
  });

describe('a round that is declared void after its draw', () => {
  it('gives lost stakes back once, and leaves who won what was paid', async () => {
    const { member, first } = await openSite(100_000n);
    const round = await world.openRound();
    const { slipId } = (await member.bet(round, ['sum-odd', 'ball-odd'])).data;
    await settled(round, { sum: 71, powerball: 2 });
    await member.cashIs(99_500n);
    expect(await first.look(round)).toMatchObject({
      kind: 'after',
      bets: 1,
      refund: '10000',
      kept: 1,
      keptPaid: '19500',
      takesTwo: false,
      requests: [],
    });
    expect((await first.ask(round, '9999')).resultCode).toBe('B1033');
    expect((await first.ask(round, '10000', ' ')).resultCode).toBe('H400');
    expect((await first.ask(round, '10000')).data).toEqual({ outcome: 'approved' });
    await Promise.all([refundVoided(world.deps, never), refundVoided(world.deps, never)]);
    await refundVoided(world.deps, never);
    await member.cashIs(109_500n);
    expect(await storyOf(slipId)).toEqual([
      'ball-odd void: 1 lost 0 , 2 void 10000 round-void',
      'sum-odd won: 1 won 19500',
    ]);
    const after = await first.look(round);
    expect(after).toMatchObject({
      kind: 'over',
      requests: [{ status: 'approved', refund: '10000' }],
    });
    expect(after.requests[0].doneAt).not.toBeNull();
    expect((await first.ask(round, '0')).resultCode).toBe('B1031');
    const drawn = await world.pool.query('select state, seed from mini_round where round_id = $1', [
      round.roundId,
    ]);
    expect(drawn.rows).toEqual([{ state: 'drawn', seed: '0'.repeat(64) }]);
    const audit = await first.call('/api/admin/audit/betting/list');
    expect(audit.data.list[0]).toMatchObject({
      action: 'round.void',
      subject: `round:${round.roundId}`,
    });
  });

  it('is only of its own site', async () => {
    const [one, other] = [await openSite(50_000n), await openSite(50_000n)];
    const round = await world.openRound();
    await one.member.bet(round, ['sum-odd']);
    await other.member.bet(round, ['sum-odd']);
    await settled(round, { sum: 72, powerball: 2 });
    await one.first.ask(round, '10000');
    await refundVoided(world.deps, never);
    await one.member.cashIs(50_000n);
    expect(await other.member.cash()).toBe('40000');
  });

  it('has to wait while it is being settled, and comes too late where it is excluded', async () => {
    const { member, first } = await openSite();
    const round = await world.openRound();
    await member.bet(round, ['sum-odd']);
    await world.draw(round, { sum: 71, powerball: 2 });
    expect(await first.look(round)).toMatchObject({ kind: 'wait' });
    expect((await first.ask(round, '0')).resultCode).toBe('B1032');
    const gone = await world.openRound();
    await world.exclude(gone);
    expect(await first.look(gone)).toMatchObject({ kind: 'over' });
    expect((await first.ask(gone, '0')).resultCode).toBe('B1031');
    expect((await first.ask({ ...gone, roundId: randomUUID() }, '0')).resultCode).toBe('B1011');
  });

  it('needs four eyes where much goes back, and is decided once', async () => {
    const { member, first, second } = await openSite();
    const round = await world.openRound();
    await member.bet(round, [
      { selectionId: 'sum-odd', stake: '1000000' },
      { selectionId: 'ball-odd', stake: '1000' },
    ]);
    await settled(round, { sum: 72, powerball: 2 });
    const refund = '1001000';
    expect(await first.look(round)).toMatchObject({ refund, takesTwo: true });
    expect((await first.ask(round, refund)).data).toEqual({ outcome: 'waiting' });
    expect((await second.ask(round, refund)).resultCode).toBe('B1031');
    await refundVoided(world.deps, never);
    expect(await member.cash()).toBe('8999000');

    const [mine] = (await first.look(round)).requests;
    const [asked] = (await second.look(round)).requests;
    expect([mine.isOwn, asked.isOwn]).toEqual([true, false]);
    const { voidId } = asked;
    expect((await first.decide(voidId, 'approve', refund)).resultCode).toBe('B1035');
    expect((await second.decide(voidId, 'refuse', refund)).resultCode).toBe('B1030');
    expect((await second.decide(voidId, 'approve', '5')).resultCode).toBe('B1033');
    const elsewhere = await openSite(1n);
    expect((await elsewhere.second.decide(voidId, 'approve', refund)).resultCode).toBe('B1034');
    const both = await Promise.all([
      second.decide(voidId, 'approve', refund),
      second.decide(voidId, 'refuse', refund, '아니요'),
    ]);
    expect(both.map(({ resultCode }) => resultCode).sort()).toEqual(['0', 'B1034']);
  });

  it('counts together with those that the same operator declares at the same moment', async () => {
    const { member, first } = await openSite();
    const rounds: Round[] = [];
    for (let at = 0; at < 4; at += 1) {
      const round = await world.openRound();
      await member.bet(round, [{ selectionId: 'sum-odd', stake: '400000' }]);
      await settled(round, { sum: 72, powerball: 2 });
      rounds.push(round);
    }
    // All of them are weighed, or wait for it, before the first is written.
    const other = await world.pool.connect();
    await other.query('begin; lock table round_void in share mode');
    const asking = Promise.all(rounds.map((round) => first.ask(round, '400000')));
    await eventually(async () => {
      const { rowCount } = await world.pool.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(4);
    });
    await other.query('commit');
    other.release();
    const answers = await asking;
    const approved = answers.filter(({ data }) => data.outcome === 'approved');
    const waiting = answers.filter(({ data }) => data.outcome === 'waiting');
    expect([approved.length, waiting.length]).toEqual([2, 2]);
  });

  it('is paid whole by a run that ends in the middle and the next one', async () => {
    const siteId = `site-${randomUUID().slice(0, 8)}`;
    const round = await world.openRound();
    await world.pool.query(
      `with slip as (
         insert into bet_slip (slip_id, site_id, member_id, product, game_id, game_day, number,
           round_id, asked, stake, state, placed_at, decided_at, stake_before)
         select gen_random_uuid(), $4, gen_random_uuid(), 'mini', 'powerball', $1, $2, $3,
           '{}', 1000, 'accepted', now(), now(), now() + interval '1 hour'
         from generate_series(1, 1200)
         returning *
       )
       insert into bet (bet_id, slip_id, site_id, member_id, product, game_id, game_day, number,
         round_id, market_id, selection_id, conditions, asked_odds, odds, stake, state, placed_at,
         line_stake, open_line_stake, return_most, priced_at)
       select gen_random_uuid(), slip_id, site_id, member_id, product, game_id, game_day, number,
         round_id, 'sum-parity', 'sum-odd', '[{"fact": "sum", "parity": "odd"}]', 1950, 1950,
         stake, 'accepted', placed_at, stake, stake, 1950, placed_at from slip`,
      [round.gameDay, round.number, round.roundId, siteId],
    );
    await settled(round, { sum: 72, powerball: 2 });
    // What the others left undone is out of the way.
    await refundVoided(world.deps, never);
    await world.pool.query(
      `insert into round_void (void_id, site_id, round_id, reason, status, asked_by, asked_by_name,
         asked_at, decided_by, decided_at, before_draw)
       values (gen_random_uuid(), $1, $2, 'test', 'approved', $3, 'a', now(), $3, now(), false)`,
      [siteId, round.roundId, randomUUID()],
    );
    const given = async () => {
      const { rows } = await world.pool.query<{ bets: number; done: boolean }>(
        `select count(*)::int as bets, count(distinct command_id)::int as commands,
           (select done_at is not null from round_void where site_id = $1) as done
         from bet_settlement join bet using (bet_id)
         where site_id = $1 and version = 2 and result = 'void'`,
        [siteId],
      );
      return rows[0];
    };
    let asked = 0;
    const afterOne = new Proxy(never, {
      get(target, name) {
        if (name !== 'aborted') return Reflect.get(target, name);
        asked += 1;
        return asked > 1;
      },
    });
    await refundVoided(world.deps, afterOne);
    expect(await given()).toEqual({ bets: 500, commands: 500, done: false });
    await refundVoided(world.deps, never);
    await refundVoided(world.deps, never);
    expect(await given()).toEqual({ bets: 1200, commands: 1200, done: true });
    await eventually(async () => {
      const { rows } = await world.walletPool.query<{ refunds: number; won: bigint }>(
        `select count(*)::int as refunds, sum(amount)::bigint as won from ledger
         where site_id = $1 and kind = 3 and refusal is null`,
        [siteId],
      );
      expect(rows).toEqual([{ refunds: 1200, won: 1_200_000n }]);
    });
  });
});

describe('a round that is declared void before its draw', () => {
  it('takes no more bets, and gives every stake back whatever is drawn', async () => {
    const { siteId, member, first } = await openSite(100_000n);
    const round = await world.openRound();
    const { slipId } = (await member.bet(round, ['sum-odd', 'ball-odd'])).data;
    expect(await first.look(round)).toMatchObject({ kind: 'before', bets: 2, refund: '20000' });
    expect((await first.ask(round, '20000')).data).toEqual({ outcome: 'approved' });
    expect((await member.bet(round, ['sum-under'])).resultCode).toBe('B1012');
    await publishedOnce(round, siteId);
    await settled(round, { sum: 71, powerball: 2 });
    await refundVoided(world.deps, never);
    await member.cashIs(100_000n);
    expect(await storyOf(slipId)).toEqual([
      'ball-odd void: 1 void 10000 round-void',
      'sum-odd void: 1 void 10000 round-void',
    ]);
  });

  it('may be taken back by who asked, and asked for anew', async () => {
    const { siteId, member, first, second } = await openSite();
    const round = await world.openRound();
    await member.bet(round, [
      { selectionId: 'sum-odd', stake: '1000000' },
      { selectionId: 'ball-odd', stake: '1000' },
    ]);
    expect((await first.ask(round, '1001000')).data).toEqual({ outcome: 'waiting' });
    const [{ voidId }] = (await first.look(round)).requests;
    expect((await second.decide(voidId, 'withdraw', '0')).resultCode).toBe('B1035');
    expect((await first.decide(voidId, 'withdraw', '0')).resultCode).toBe('0');
    expect((await first.ask(round, '1001000')).data).toEqual({ outcome: 'waiting' });
    expect(
      (await first.look(round)).requests.map(({ status }: { status: string }) => status),
    ).toEqual(['waiting', 'withdrawn']);
    const [again] = (await second.look(round)).requests;
    expect((await second.decide(again.voidId, 'approve', '1001000')).resultCode).toBe('0');
    await publishedOnce(round, siteId);
  });
});

it('nobody declares a round void without the permission', async () => {
  const round = await world.openRound();
  const body = { roundId: round.roundId, refund: '0', reason: 'x' };
  const path = '/api/admin/betting/rounds/void/ask';
  expect((await world.operator('betting.read')(path, body)).resultCode).toBe('H403');
});
