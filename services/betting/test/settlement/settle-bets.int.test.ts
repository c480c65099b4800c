// @module-tag money
import { randomUUID } from 'node:crypto';
import { systemIds } from '@noriter/kit/ids';
import { eventually } from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleBets } from '../../src/settlement/actions/settle-bets.ts';
import { type BettingWorld, openBettingWorld, type Round } from '../world/betting-world.ts';
import { listenToBets } from '../world/listen-to-bets.ts';

let world: BettingWorld;
const never = new AbortController().signal;

beforeAll(async () => {
  world = await openBettingWorld('betting_settle');
});
afterAll(() => world.close());

/** What the ledger took and gave for a member's bets, by kind: 1 stake, 2 payout, 3 refund. */
const movesOf = async (memberId: string) => {
  const { rows } = await world.walletPool.query<{ kind: number; amount: bigint }>(
    `select kind, amount from ledger
     where member_id = $1 and kind in (1, 2, 3) and refusal is null and subject_type <> 'test' order by position`,
    [memberId],
  );
  return rows.map(({ kind, amount }) => [kind, amount]);
};

/** What a UUID with a time begins with. */
const timeOf = (id: string | undefined) => id?.slice(0, 13) ?? '';

const settlements = async (round: Round) => {
  const { rows } = await world.pool.query<{ result: string; count: number }>(
    `select result, count(*)::int as count from bet_settlement join bet using (bet_id)
     where round_id = $1 group by result order by result`,
    [round.roundId],
  );
  return Object.fromEntries(rows.map(({ result, count }) => [result, count]));
};

/** Accepted bets of as many members, written straight into the tables. */
async function acceptedBets(round: Round, bets: number) {
  const values = [round.gameDay, round.number, round.roundId, bets];
  await world.pool.query(
    `with slip as (
       insert into bet_slip (slip_id, site_id, member_id, product, game_id, game_day, number,
         round_id, asked, stake, state, placed_at, decided_at, stake_before)
       select gen_random_uuid(), 'noriter', gen_random_uuid(), 'mini', 'powerball', $1, $2, $3,
         '{}', 1000, 'accepted', now(), now(), now() + interval '1 hour'
       from generate_series(1, $4)
       returning *
     )
     insert into bet (bet_id, slip_id, site_id, member_id, product, game_id, game_day, number,
       round_id, market_id, selection_id, conditions, asked_odds, odds, stake, state, placed_at,
       line_stake, open_line_stake, return_most, priced_at)
     select gen_random_uuid(), slip_id, site_id, member_id, product, game_id, game_day, number,
       round_id, 'sum-parity', 'sum-odd', '[{"fact": "sum", "parity": "odd"}]', 1950, 1950, stake,
       'accepted', placed_at, stake, stake, 1950, placed_at
     from slip`,
    values,
  );
}

describe('a drawn round', () => {
  it('pays its winners once, however often it is settled, and publishes it', async () => {
    const received = await listenToBets(world.space);
    const member = world.member();
    await member.give(100_000n);
    const round = await world.openRound();
    const placed = await member.bet(round, [
      { selectionId: 'sum-odd', stake: '10001' },
      'ball-odd',
      { selectionId: 'ball-7', odds: '9.75' },
    ]);
    const { slipId } = placed.data;
    await settleBets(world.deps, never);
    expect(await settlements(round)).toEqual({});

    await world.draw(round, { sum: 71, powerball: 7 });
    await Promise.all([settleBets(world.deps, never), settleBets(world.deps, never)]);
    await settleBets(world.deps, never);
    const back = 19_501n + 19_500n + 97_500n;
    await member.cashIs(100_000n - 30_001n + back);
    expect(await settlements(round)).toEqual({ won: 3 });
    expect(await movesOf(member.memberId)).toHaveLength(4);

    const { data } = await member.call('/api/bet/round', round);
    expect(data.list[0]).toMatchObject({
      cash: '10001',
      winCash: '19501',
      resultCash: '9500',
      type: 'win',
      betCalResults: 'PASS',
    });
    const detail = await member.call('/api/bet/detail', { slipId });
    expect(detail.data).toMatchObject({ roundState: 'drawn', state: 'accepted' });
    const strange = await world.member().call('/api/bet/detail', { slipId });
    expect(strange.resultCode).toBe('B1025');
    const reported = () => received.events.filter(({ value }) => value.slipId === slipId);
    await eventually(() =>
      expect(reported().map(({ value }) => [value.event.case, value.version])).toEqual([
        ['accepted', 2],
        ['settled', 3],
        ['settled', 3],
        ['settled', 3],
      ]),
    );
    await received.stop();
  });

  it('is staked and paid under ids that begin with the time of the bet', async () => {
    const member = world.member();
    await member.give(50_000n);
    const round = await world.openRound();
    const key = systemIds.next();
    const placed = await member.bet(round, ['sum-odd', 'ball-odd'], { key });
    const again = await member.bet(round, ['sum-odd', 'ball-odd'], { key });
    expect(again.data).toEqual(placed.data);
    await world.draw(round, { sum: 71, powerball: 7 });
    await settleBets(world.deps, never);
    await member.cashIs(50_000n - 20_000n + 39_000n);
    const { rows } = await world.walletPool.query<{ id: string; kind: number }>(
      `select command_id as id, kind from ledger where member_id = $1 and subject_type <> 'test'`,
      [member.memberId],
    );
    const [stake, ...payouts] = rows.toSorted((a, b) => a.kind - b.kind);
    expect([placed.data.slipId, stake?.id].map(timeOf)).toEqual([timeOf(key), timeOf(key)]);
    expect(payouts.map(({ kind }) => kind)).toEqual([2, 2]);
    // A bet's own id is made when it is written.
    expect(payouts.every(({ id }) => timeOf(id) >= timeOf(key) && id.charAt(14) === '8')).toBe(
      true,
    );
  });

  it('takes what was lost: no money moves', async () => {
    const member = world.member();
    await member.give(50_000n);
    const round = await world.openRound();
    await member.bet(round, ['sum-odd']);
    await world.draw(round, { sum: 72, powerball: 0 });
    await settleBets(world.deps, never);
    expect(await settlements(round)).toEqual({ lost: 1 });
    const { data } = await member.call('/api/bet/betlist', { groupKey: 'mini', vendorCode: '' });
    expect(data.list[0]).toMatchObject({ resultCash: '-10000', betCalResults: 'FAIL' });
    expect(data.pageInfo).toMatchObject({ page: 1, tatal_list_count: 1 });
    const none = await member.call('/api/bet/betlist', { vendorCode: 'speedkino', oldYn: 'Y' });
    expect(none.data.list).toEqual([]);
    expect(await movesOf(member.memberId)).toEqual([[1, 10_000n]]);
  });

  it('that is excluded gives every stake back, and undoes its turnover', async () => {
    const member = world.member();
    await member.give(50_000n);
    const round = await world.openRound();
    await member.bet(round, ['sum-odd', 'ball-odd']);
    await world.exclude(round);
    await settleBets(world.deps, never);
    await settleBets(world.deps, never);
    await member.cashIs(50_000n);
    expect(await settlements(round)).toEqual({ void: 2 });
    const { rows } = await world.walletPool.query(
      `select subject_id, sum(case kind when 1 then amount else -amount end)::bigint as standing
       from ledger where member_id = $1 and kind in (1, 3) group by subject_type, subject_id`,
      [member.memberId],
    );
    expect(rows).toMatchObject([{ standing: 0n }]);
    const { data } = await member.call('/api/bet/betlist');
    expect(data.list[0]).toMatchObject({
      type: 'cancel',
      betCalResults: 'CANCEL',
      resultCash: '0',
    });
  });
});

describe('a run that ends in the middle', () => {
  /** A signal that ends the run when so many pages were begun. */
  const after = (pages: number) => {
    let asked = 0;
    const controller = new AbortController();
    return new Proxy(controller.signal, {
      get(target, name) {
        if (name !== 'aborted') return Reflect.get(target, name);
        asked += 1;
        return asked > pages;
      },
    });
  };

  const commandsOf = async (round: Round) => {
    const { rows } = await world.pool.query<{ payouts: number; ids: number }>(
      `select count(*)::int as payouts, count(distinct command_id)::int as ids
       from bet_settlement join bet using (bet_id) where round_id = $1 and result = 'won'`,
      [round.roundId],
    );
    return rows[0];
  };

  const paidFor = async (round: Round) => {
    const { rows } = await world.walletPool.query<{ commands: number; won: bigint }>(
      `select count(*)::int as commands, coalesce(sum(amount), 0)::bigint as won
       from ledger where kind = 2 and refusal is null and subject_id = any($1)`,
      [
        (
          await world.pool.query<{ slip_id: string }>(
            'select slip_id from bet_slip where round_id = $1',
            [round.roundId],
          )
        ).rows.map(({ slip_id }) => slip_id),
      ],
    );
    return rows[0];
  };

  it('has settled whole pages, and the next one goes on behind them', async () => {
    const round = await world.openRound();
    await acceptedBets(round, 1_300);
    await world.draw(round, { sum: 71, powerball: 1 });
    await settleBets(world.deps, after(1));
    expect(await settlements(round)).toEqual({ won: 500 });
    await settleBets(world.deps, after(1));
    expect(await settlements(round)).toEqual({ won: 1_000 });
    await settleBets(world.deps, never);
    expect(await commandsOf(round)).toEqual({ payouts: 1_300, ids: 1_300 });
    await eventually(
      async () => expect(await paidFor(round)).toEqual({ commands: 1_300, won: 2_535_000n }),
      60_000,
    );
    await settleBets(world.deps, never);
    expect(await paidFor(round)).toEqual({ commands: 1_300, won: 2_535_000n });
  });

  it('in the middle of a page has settled nothing of it', async () => {
    const round = await world.openRound();
    await acceptedBets(round, 600);
    await world.draw(round, { sum: 71, powerball: 1 });
    const other = await world.pool.connect();
    await other.query('begin');
    // The page's last settlement waits for this one: by then all its bets are written.
    await other.query(
      `insert into bet_settlement (bet_id, version, result, returned, moved, command_id, settled_at)
       select bet_id, 1, 'won', 1950, 1950, gen_random_uuid(), now() from bet
       where round_id = $1 order by bet_id offset 499 limit 1`,
      [round.roundId],
    );
    const running = settleBets(world.deps, never).catch((error: unknown) => error);
    const waiting = await eventually(async () => {
      const { rows } = await world.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
      return rows[0]?.pid;
    });
    // Its connection ends as it would with its process.
    await world.pool.query('select pg_terminate_backend($1)', [waiting]);
    expect(await running).toBeInstanceOf(Error);
    await other.query('rollback');
    other.release();
    expect(await settlements(round)).toEqual({});
    await settleBets(world.deps, never);
    expect(await commandsOf(round)).toEqual({ payouts: 600, ids: 600 });
    await eventually(
      async () => expect(await paidFor(round)).toEqual({ commands: 600, won: 1_170_000n }),
      60_000,
    );
  });

  it('keeps every settlement as it was written', async () => {
    await expect(world.pool.query('delete from bet_settlement')).rejects.toThrow('append-only');
    await expect(
      world.pool.query(
        `insert into bet_settlement
          (bet_id, version, result, returned, moved, command_id, settled_at)
        select bet_id, version, result, returned, moved, $1, settled_at from bet_settlement
        where result = 'won' limit 1`,
        [randomUUID()],
      ),
    ).rejects.toThrow('bet_settlement_pkey');
  });
});
