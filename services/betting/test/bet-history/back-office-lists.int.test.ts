import { randomUUID } from 'node:crypto';
import { callAs, operatorCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditNames } from '../../src/bet-history/store/audit-names.ts';
import { settleBets } from '../../src/settlement/actions/settle-bets.ts';
import { type BettingWorld, openBettingWorld } from '../world/betting-world.ts';

let world: BettingWorld;
const never = new AbortController().signal;

beforeAll(async () => {
  world = await openBettingWorld('betting_lists');
});
afterAll(() => world.close());

/** An operator of a site of their own. */
function backOfficeOf(siteId = `site-${randomUUID().slice(0, 8)}`) {
  const permissions = ['betting.read', 'cash.read', 'data.export', 'audit.read'];
  const operator = operatorCaller({ siteId, permissions });
  const walletUrl = world.wallet?.url ?? '';
  return {
    siteId,
    call: callAs(world.service, operator),
    askWallet: callAs({ url: walletUrl, key: world.space.keyring }, operator),
  };
}

describe('the lists of the back office', () => {
  it('find bets by member, game, round and state, of the own site alone', async () => {
    const backOffice = backOfficeOf();
    const { siteId } = backOffice;
    const member = world.member({ siteId });
    await member.give(100_000n);
    const round = await world.openRound();
    await member.bet(round, ['sum-odd', { selectionId: 'ball-7', odds: '9.75', stake: '2000' }]);
    const find = (filter: object) => backOffice.call('/api/admin/betting/bets/list', filter);
    const all = await find({ memberId: member.memberId });
    expect(all.data).toMatchObject({ stake: '12000', pageInfo: { tatal_list_count: 2 } });
    expect(all.data.list[0]).toMatchObject({ memberId: member.memberId, state: 'accepted' });
    const { gameId, gameDay, number } = round;
    expect((await find({ gameId, gameDay, number })).data.list).toHaveLength(2);
    expect((await find({ gameId: 'speedkino' })).data.list).toEqual([]);
    expect((await find({ state: 'won' })).data.list).toEqual([]);
    expect((await find({ search: 'nobody' })).data.list).toEqual([]);
    expect((await find({ startDate: '2020-01-01', endDate: '2020-01-02' })).data.list).toEqual([]);
    const other = await backOfficeOf().call('/api/admin/betting/bets/list', {});
    expect(other.data.list).toEqual([]);

    const rounds = await backOffice.call('/api/admin/betting/rounds/list', { gameId, rows: 100 });
    const row = rounds.data.list.find((one: { roundId: string }) => one.roundId === round.roundId);
    expect(row).toMatchObject({
      stake: '12000',
      selections: [
        { selectionId: 'ball-7', bets: 1, stake: '2000', returned: '19500', exposure: '17500' },
        { selectionId: 'sum-odd', stake: '10000', returned: '19500', exposure: '9500' },
      ],
    });
  });

  it('call members, bets, rounds and fixtures in the audit log what operators do', async () => {
    const { siteId, call } = backOfficeOf();
    const member = world.member({ siteId });
    await member.give(50_000n);
    await world.pool.query(
      `insert into member (member_id, site_id, login_id, nickname)
       values ($1, $2, 'player7', '길동')`,
      [member.memberId, siteId],
    );
    const round = await world.openRound();
    await member.bet(round, ['sum-odd']);
    const { data } = await call('/api/admin/betting/bets/list', { memberId: member.memberId });
    const { betId } = data.list[0];
    await world.pool.query(
      `with league as (insert into sport_league (league_id, sport, name_ko, name_en)
         values ('l7', 'soccer', '리그', 'League') on conflict do nothing)
       insert into sport_fixture (fixture_id, sport, league_id, home_ko, home_en, away_ko, away_en,
         starts_at, state, said_at, updated_at)
       values ('sr:match:7', 'soccer', 'l7', '서울', 'Seoul', '울산', 'Ulsan', now(), 'planned', now(),
         now())`,
    );
    const { memberId } = member;
    const ids = [memberId, betId, round.roundId, randomUUID()];
    const words = ['sr:match:7', 'sr:match:7/total/regular/points/10', 'sr:match:8'];
    const played = `powerball ${round.gameDay} #${round.number}`;
    expect(await auditNames(world.deps, { siteId, ids, words })).toEqual({
      [memberId]: '길동 player7',
      [betId]: `길동 player7 ${played}`,
      [round.roundId]: played,
      'sr:match:7': '서울 – 울산',
      'sr:match:7/total/regular/points/10': '서울 – 울산',
    });
    const elsewhere = await auditNames(world.deps, { siteId: 'elsewhere', ids, words: [] });
    expect(elsewhere).toEqual({ [round.roundId]: played });
  });

  it("find a bet by its id or its slip's, on whatever day, and let go of all as a file", async () => {
    const { call, siteId } = backOfficeOf();
    const member = world.member({ siteId });
    await member.give(100_000n);
    const { data } = await member.bet(await world.openRound(), ['sum-odd', 'ball-odd']);
    const [bet] = data.bets;
    await world.pool.query(
      "update bet set placed_at = placed_at - interval '40 days' where slip_id = $1",
      [data.slipId],
    );
    const find = async (filter: object) =>
      (await call('/api/admin/betting/bets/list', filter)).data.list;
    expect(await find({})).toEqual([]);
    expect(await find({ bet: data.slipId })).toHaveLength(2);
    expect(await find({ bet: bet.betId })).toMatchObject([{ betId: bet.betId }]);
    expect(await find({ bet: randomUUID() })).toEqual([]);
    expect((await call('/api/admin/betting/bets/list', { bet: 'x' })).resultCode).toBe('H400');

    const taken = await call('/api/admin/betting/bets/export', { bet: data.slipId });
    expect(taken.data).toMatchObject({ total: 2 });
    const audit = await call('/api/admin/audit/betting/list');
    expect(audit.data.list[0]).toMatchObject({ action: 'bet.export' });
    const exporting = '/api/admin/betting/bets/export';
    expect((await world.operator('betting.read')(exporting)).resultCode).toBe('H403');
  });

  it('show a slip with what the wallet did for it, to its own site alone', async () => {
    const { call, askWallet, siteId } = backOfficeOf();
    const member = world.member({ siteId });
    await member.give(100_000n);
    const round = await world.openRound();
    const { slipId, bets } = (await member.bet(round, ['sum-odd', 'ball-odd'])).data;
    await world.draw(round, { sum: 71, powerball: 2 });
    await settleBets(world.deps, never);
    await member.cashIs(99_500n);
    const detail = (id: string, ask = call) => ask('/api/admin/betting/bets/detail', { id });
    const { data } = await detail(slipId);
    expect(data).toMatchObject({
      slipId,
      state: 'accepted',
      stake: '20000',
      memberId: member.memberId,
      round: { state: 'drawn' },
      bets: [
        { state: 'won', settlements: [{ version: 1, result: 'won', returned: '19500' }] },
        { state: 'lost', settlements: [{ result: 'lost', returned: '0', commandId: null }] },
      ],
    });
    expect(Date.parse(data.stakedAt)).not.toBeNaN();
    expect((await detail(bets[1].betId)).data).toEqual(data);
    expect((await detail(slipId, backOfficeOf().call)).resultCode).toBe('B1025');

    const commandIds = [data.stakeCommandId, data.bets[0].settlements[0].commandId, randomUUID()];
    const entries = await askWallet('/api/admin/ledger/commands', { commandIds });
    expect(entries.data.list).toMatchObject([
      { kind: 'stake', amount: '20000', from: 'cash', to: 'house:mini', refusal: null },
      { kind: 'payout', amount: '19500', to: 'cash', cashAfter: '99500' },
    ]);
    const elsewhere = await backOfficeOf().askWallet('/api/admin/ledger/commands', { commandIds });
    expect(elsewhere.data.list).toEqual([]);
  });

  it('show the rounds of a day, each with its state and what it took and paid', async () => {
    const { call, siteId } = backOfficeOf();
    const member = world.member({ siteId });
    await member.give(100_000n);
    const round = await world.openRound();
    const { gameDay, gameId, number, roundId } = round;
    await member.bet(round, ['sum-odd', { selectionId: 'ball-7', odds: '9.75' }]);
    const of = (backOffice = call) =>
      backOffice('/api/admin/betting/rounds/day', { gameDay, gameId, number });
    expect((await of()).data.list).toMatchObject([
      { roundId, state: 'open', bets: 2, members: 1, stake: '20000', returned: '0' },
    ]);
    expect((await of(backOfficeOf().call)).data.list).toMatchObject([
      { roundId, bets: 0, stake: '0' },
    ]);
    await world.draw(round, { sum: 71, powerball: 2 });
    expect((await of()).data.list).toMatchObject([{ state: 'drawn' }]);
    expect((await of(backOfficeOf().call)).data.list).toMatchObject([{ state: 'settled' }]);
    await settleBets(world.deps, never);
    expect((await of()).data.list).toMatchObject([{ state: 'settled', returned: '19500' }]);
    const detail = await call('/api/admin/betting/rounds/detail', { roundId });
    expect(detail.data).toMatchObject({
      seedHash: '0'.repeat(64),
      facts: { sum: 71, powerball: 2 },
      selections: [
        { selectionId: 'ball-7', stake: '10000', returned: '97500', paid: '0' },
        { selectionId: 'sum-odd', stake: '10000', returned: '19500', paid: '19500' },
      ],
    });
    const past = await world.openRound('powerball', { closesInMs: -60_000 });
    const day = await call('/api/admin/betting/rounds/day', { gameDay, state: 'closed' });
    expect(day.data.list).toMatchObject([{ roundId: past.roundId }]);
    await world.exclude(past);
    const gone = await call('/api/admin/betting/rounds/detail', { roundId: past.roundId });
    expect(gone.data).toMatchObject({ state: 'excluded', reason: 'No draw came.', seed: null });
    const none = await call('/api/admin/betting/rounds/detail', { roundId: randomUUID() });
    expect(none.resultCode).toBe('B1011');
  });

  it('are for those who may', async () => {
    const paths = [
      '/api/admin/betting/bets/list',
      '/api/admin/betting/rounds/list',
      '/api/admin/betting/rounds/day',
      '/api/admin/betting/limits/get',
      '/api/admin/betting/limits/versions',
      '/api/admin/betting/mini/odds/get',
      '/api/admin/betting/mini/odds/versions',
    ];
    for (const path of paths) {
      expect((await world.operator('cash.read')(path)).resultCode).toBe('H403');
      expect((await world.operator('betting.read')(path)).resultCode).toBe('0');
      expect((await world.member().call(path)).resultCode).toBe('H403');
    }
    const body = { version: 0, ceiling: 9_750, prices: [], reason: '시험' };
    const set = await world.operator('betting.read')('/api/admin/betting/mini/odds/set', body);
    expect(set.resultCode).toBe('H403');
  });
});
