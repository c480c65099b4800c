// @module-tag money
import { randomUUID } from 'node:crypto';
import { koreaDay } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countGameDays } from '../../src/reports/actions/count-game-days.ts';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';
import { openStation } from '../world/station.ts';
import type { VendorReply } from '../world/vendor-calls.ts';

let world: GamesWorld;

beforeAll(async () => {
  world = await openGamesWorld('games_seamless');
});

afterAll(async () => {
  await world.expectEqualBooks();
  await world.close();
});

const parts = (won: number) => won * 100_000;

/** A member in a slot of the hub, with the token live. */
async function hubPlayer(cash = 100_000n) {
  const member = await world.member(cash);
  const { token, sessionId } = await member.launch('kplay', 'slot1');
  const about = { user: member.player, token, game_code: 'slot1', currency: 'KRW' };
  const info = await world.vendor.hub('/user/info', { ...about, request_uuid: randomUUID() });
  expect(info.body.status).toBe('RS_OK');
  const call = (path: string, fields: object) =>
    world.vendor.hub(path, {
      ...about,
      request_uuid: randomUUID(),
      round_closed: false,
      ...fields,
    });
  return {
    ...member,
    token,
    sessionId,
    bet: (round: string, id: string, won: number, changes = {}) =>
      call('/transaction/bet', { transaction_uuid: id, round, amount: parts(won), ...changes }),
    win: (round: string, id: string, of: string, won: number, changes = {}) =>
      call('/transaction/win', {
        transaction_uuid: id,
        reference_transaction_uuid: of,
        round,
        amount: parts(won),
        ...changes,
      }),
    rollback: (round: string, id: string, of: string) =>
      call('/transaction/rollback', {
        transaction_uuid: id,
        reference_transaction_uuid: of,
        round,
      }),
    balance: () => call('/user/balance', {}),
  };
}

/** One after the other, as each looks for its own launch. */
async function hubPlayers(count: number) {
  const players: Awaited<ReturnType<typeof hubPlayer>>[] = [];
  while (players.length < count) players.push(await hubPlayer());
  return players;
}

const ok = (won: number) => ({ status: 'RS_OK', balance: parts(won) });
const refused = (status: string) => ({ status });
const ids = () =>
  Array.from({ length: 6 }, () => randomUUID()) as [string, string, string, string, string, string];

async function roundOf(vendorRoundId: string) {
  const { rows } = await world.pool.query(
    'select state, staked::text, returned::text from game_round where vendor_round_id = $1',
    [vendorRoundId],
  );
  return rows[0];
}

describe('hub', () => {
  test('a bet and a win move the cash, with the balance of the moment', async () => {
    const player = await hubPlayer();
    const [round, bet, win] = ids();
    expect((await player.balance()).body).toMatchObject(ok(100_000));
    expect((await player.bet(round, bet, 1_000)).body).toMatchObject(ok(99_000));
    const closing = { round_closed: true };
    expect((await player.win(round, win, bet, 2_500, closing)).body).toMatchObject(ok(101_500));
    expect(await player.cash()).toBe('101500');
    expect(await player.ledger()).toEqual({ 1: '1 × 1000', 2: '1 × 2500' });
    expect(await roundOf(round)).toEqual({ state: 'closed', staked: '1000', returned: '2500' });
  });

  test('a repeat gets the answer of then, and another content is a conflict', async () => {
    const player = await hubPlayer();
    const [round, bet, win, other] = ids();
    expect((await player.bet(round, bet, 1_000)).body).toMatchObject(ok(99_000));
    expect((await player.win(round, win, bet, 5_000)).body).toMatchObject(ok(104_000));
    expect((await player.bet(round, bet, 1_000)).body).toMatchObject(ok(99_000));
    const conflict = refused('RS_ERROR_DUPLICATE_TRANSACTION');
    expect((await player.bet(round, bet, 1_001)).body).toMatchObject(conflict);
    expect((await player.bet(other, bet, 1_000)).body).toMatchObject(conflict);
    const somebody = await hubPlayer();
    expect((await somebody.bet(round, bet, 1_000)).body).toMatchObject(conflict);
    expect(await player.cash()).toBe('104000');
    expect(await somebody.cash()).toBe('100000');
  });

  test('a hundred racing repeats of one transaction stake once, and all get one answer', async () => {
    const player = await hubPlayer();
    const [round, bet] = ids();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => player.bet(round, bet, 1_000)),
    );
    for (const { body } of answers) expect(body).toMatchObject(ok(99_000));
    expect(await player.ledger()).toEqual({ 1: '1 × 1000' });
  });

  test('racing bets of one member never go below zero', async () => {
    const player = await hubPlayer(10_000n);
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => player.bet(randomUUID(), randomUUID(), 1_000)),
    );
    const codes = Map.groupBy(answers, ({ body }) => body.status);
    expect(codes.get('RS_OK')).toHaveLength(10);
    expect(codes.get('RS_ERROR_NOT_ENOUGH_MONEY')).toHaveLength(15);
    expect(await player.cash()).toBe('0');
  });

  test('calls of many players that come together are each answered as if alone', async () => {
    const players = await hubPlayers(6);
    const [taken, other] = ids();
    await players[0]?.bet(taken, taken, 1_000);
    const answers = await Promise.all(
      players.flatMap((player, place) => {
        const [round, bet, win, next] = ids();
        return [
          player.bet(round, bet, 1_000, { round_closed: false }),
          player.bet(round, next, 2_000),
          // Of them all the first alone has it.
          player.bet(taken, taken, 1_000),
          player.bet(other, `${place} \u0000`, 1_000),
          player.win(round, win, randomUUID(), 1_000),
          player.balance(),
        ].map(async (answer) => String((await answer).body.status));
      }),
    );
    const first = 'RS_OK';
    const conflict = 'RS_ERROR_DUPLICATE_TRANSACTION';
    const unknown = 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    for (const [place] of players.entries()) {
      const own = place === 0 ? first : conflict;
      const syntax = 'RS_ERROR_WRONG_SYNTAX';
      const codes = answers.slice(place * 6, place * 6 + 6);
      expect(codes).toEqual(['RS_OK', 'RS_OK', own, syntax, unknown, 'RS_OK']);
    }
    for (const [place, player] of players.entries()) {
      expect(await player.cash()).toBe(place === 0 ? '96000' : '97000');
      expect(await player.ledger()).toEqual(place === 0 ? { 1: '3 × 4000' } : { 1: '2 × 3000' });
    }
  });

  test('a key that two players take at the same moment is one’s, and costs others nothing', async () => {
    const players = await hubPlayers(4);
    const shared = ids();
    const answers = await Promise.all(
      shared.flatMap((bet) => [
        ...players.slice(0, 2).map((player) => player.bet(bet, bet, 1_000)),
        ...players.slice(2).map((player) => player.bet(randomUUID(), randomUUID(), 1_000)),
      ]),
    );
    const codes = answers.map(({ body }) => body.status);
    for (const [place] of shared.entries()) {
      const [one, two, ...others] = codes.slice(place * 4, place * 4 + 4);
      expect(new Set([one, two])).toEqual(new Set(['RS_ERROR_DUPLICATE_TRANSACTION', 'RS_OK']));
      expect(others).toEqual(['RS_OK', 'RS_OK']);
    }
    for (const player of players.slice(2)) expect(await player.cash()).toBe('94000');
    const cash = await Promise.all(players.slice(0, 2).map((player) => player.cash()));
    expect(cash.reduce((sum, one) => sum + BigInt(one), 0n)).toBe(194_000n);
  });

  test('a bet of too much is refused with the balance, for ever', async () => {
    const player = await hubPlayer(500n);
    const [round, bet, win] = ids();
    const short = { status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: parts(500) };
    expect((await player.bet(round, bet, 501)).body).toMatchObject(short);
    expect((await player.bet(round, bet, 501)).body).toMatchObject(short);
    const unknown = refused('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    expect((await player.win(round, win, bet, 9_000)).body).toMatchObject(unknown);
    expect(await player.cash()).toBe('500');
    expect(await roundOf(round)).toBeUndefined();
  });

  test('a rollback that comes first keeps its bet out', async () => {
    const player = await hubPlayer();
    const [round, bet, undo] = ids();
    expect((await player.rollback(round, undo, bet)).body).toMatchObject(ok(100_000));
    const late = refused('RS_ERROR_DUPLICATE_TRANSACTION');
    expect((await player.bet(round, bet, 1_000)).body).toMatchObject(late);
    expect((await player.bet(round, bet, 1_000)).body).toMatchObject(late);
    expect(await player.ledger()).toEqual({});
  });

  test('a rollback undoes a bet once, however often and under however many ids', async () => {
    const player = await hubPlayer();
    const [round, bet, undo, again] = ids();
    await player.bet(round, bet, 1_000);
    expect((await player.rollback(round, undo, bet)).body).toMatchObject(ok(100_000));
    expect((await player.rollback(round, undo, bet)).body).toMatchObject(ok(100_000));
    expect((await player.rollback(round, again, bet)).body).toMatchObject(ok(100_000));
    expect(await player.ledger()).toEqual({ 1: '1 × 1000', 3: '1 × 1000' });
    expect(await roundOf(round)).toEqual({ state: 'cancelled', staked: '0', returned: '0' });
  });

  test('a win that comes before its bet is paid when the bet has come', async () => {
    const player = await hubPlayer();
    const [round, bet, win] = ids();
    const unknown = refused('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    expect((await player.win(round, win, bet, 2_000)).body).toMatchObject(unknown);
    await player.bet(round, bet, 1_000);
    expect((await player.win(round, win, bet, 2_000)).body).toMatchObject(ok(101_000));
  });

  test('a win that races its own bet is paid once, when both are answered', async () => {
    const player = await hubPlayer();
    const [round, bet, win] = ids();
    const [first, second] = await Promise.all([
      player.bet(round, bet, 1_000),
      player.win(round, win, bet, 2_000),
    ]);
    expect(first.body).toMatchObject(refused('RS_OK'));
    if (second.body.status !== 'RS_OK') await player.win(round, win, bet, 2_000);
    expect(await player.cash()).toBe('101000');
  });

  test('after its session has expired a bet is refused and a win is paid', async () => {
    const player = await hubPlayer();
    const [round, bet, win, late] = ids();
    await player.bet(round, bet, 1_000);
    await player.expire(player.sessionId);
    const expired = refused('RS_ERROR_TOKEN_EXPIRED');
    expect((await player.bet(round, late, 1_000)).body).toMatchObject(expired);
    expect((await player.win(round, win, bet, 3_000)).body).toMatchObject(ok(102_000));
  });

  test.each(['suspend', 'exclude'] as const)(
    'after %s a bet is refused, and a win and a rollback are taken',
    async (lock) => {
      const player = await hubPlayer();
      const [round, bet, win, late, other, undo] = ids();
      await player.bet(round, bet, 1_000);
      await player.bet(round, other, 1_000);
      await player[lock]();
      const disabled = refused('RS_ERROR_USER_DISABLED');
      expect((await player.bet(round, late, 1_000)).body).toMatchObject(disabled);
      expect((await player.win(round, win, bet, 3_000)).body).toMatchObject(ok(101_000));
      expect((await player.rollback(round, undo, other)).body).toMatchObject(ok(102_000));
    },
  );

  test('a rollback of a win that was spent leaves a debt, and is not refused', async () => {
    const player = await hubPlayer(1_000n);
    const [round, bet, win, spent, undo] = ids();
    await player.bet(round, bet, 1_000);
    expect((await player.win(round, win, bet, 10_000)).body).toMatchObject(ok(10_000));
    expect((await player.bet(randomUUID(), spent, 8_000)).body).toMatchObject(ok(2_000));
    expect((await player.rollback(round, undo, win)).body.status).toBe('RS_OK');
    expect(await player.cash()).toBe('0');
    const { rows } = await world.wallet.deps.pool.query(
      'select amount, collected from debt where member_id = $1',
      [player.memberId],
    );
    expect(rows).toEqual([{ amount: 10_000n, collected: 2_000n }]);
  });

  test('a token of another member is worth nothing', async () => {
    const [one, other] = [await hubPlayer(), await hubPlayer()];
    const [round, bet] = ids();
    const stolen = await one.bet(round, bet, 1_000, { token: other.token });
    expect(stolen.body).toMatchObject(refused('RS_ERROR_INVALID_TOKEN'));
    expect(await one.cash()).toBe('100000');
  });

  test.each([
    ['a negative amount', { amount: -100_000 }],
    ['a part of a won', { amount: 1 }],
    ['a huge amount', { amount: 1e20 }],
    ['no amount', { amount: undefined }],
    ['no id', { transaction_uuid: '' }],
    ['a wrong currency', { currency: 'USD' }],
    ['an unknown game', { game_code: 'nothing' }],
  ])('%s moves nothing', async (_name, changes) => {
    const player = await hubPlayer();
    const answer = await player.bet(randomUUID(), randomUUID(), 1_000, changes);
    expect(answer.status).toBe(200);
    expect(answer.body.status).toMatch(/^RS_ERROR_/);
    expect(await player.cash()).toBe('100000');
  });
});

describe('the others', () => {
  test('one wallet: a refId has one bet and one win; a cancel leaves a tombstone', async () => {
    const member = await world.member();
    const { token: sid } = await member.launch('evolution', 'baccarat1');
    const table = { type: 'baccarat', details: { table: { id: 'baccarat1', vid: null } } };
    const call = (path: string, game: string, [id, refId]: [string, string], amount: number) =>
      world.vendor.oneWallet(path, {
        sid,
        userId: member.player,
        currency: 'KRW',
        game: { id: game, ...table },
        transaction: { id, refId, amount },
        uuid: 'u1',
      });
    const check = { sid, userId: member.player, channel: { type: 'P' }, uuid: 'u0' };
    expect((await world.vendor.oneWallet('/check', check)).body).toMatchObject({
      status: 'OK',
      sid,
      uuid: 'u0',
    });
    const [game, d1, d2, c1, c2, ref] = ids();
    const codeOf = async (answer: Promise<VendorReply>) => (await answer).body.status;
    expect((await call('/debit', game, [d1, ref], 1_000)).body).toMatchObject({
      status: 'OK',
      balance: 99_000,
      uuid: 'u1',
    });
    expect(await codeOf(call('/debit', game, [d2, ref], 1_000))).toBe('BET_ALREADY_EXIST');
    expect(await codeOf(call('/credit', game, [c1, ref], 1_950))).toBe('OK');
    expect(await codeOf(call('/credit', game, [c2, ref], 1_950))).toBe('BET_ALREADY_SETTLED');
    expect(await codeOf(call('/cancel', game, [d1, ref], 1_000))).toBe('BET_ALREADY_SETTLED');
    expect(await codeOf(call('/credit', game, [randomUUID(), 'none'], 1))).toBe(
      'BET_DOES_NOT_EXIST',
    );
    expect(await roundOf(game)).toEqual({ state: 'closed', staked: '1000', returned: '1950' });
    const lateRef = randomUUID();
    expect(await codeOf(call('/cancel', game, [randomUUID(), lateRef], 500))).toBe('OK');
    const late = await codeOf(call('/debit', game, [randomUUID(), lateRef], 500));
    expect(late).toBe('FINAL_ERROR_ACTION_FAILED');
    expect(await member.cash()).toBe('100950');
  });

  test('one wallet: a round is open while one of its wagers is', async () => {
    const member = await world.member();
    const { token: sid } = await member.launch('evolution', 'baccarat1');
    await world.vendor.oneWallet('/check', { sid, userId: member.player, uuid: 'u' });
    const call = (path: string, id: string, refId: string, amount: number) =>
      world.vendor.oneWallet(path, {
        sid,
        userId: member.player,
        currency: 'KRW',
        game: { id: `game ${member.player}`, type: 'baccarat' },
        transaction: { id, refId, amount },
        uuid: 'u',
      });
    const [d1, d2, r1, r2, c1, c2] = ids();
    await call('/debit', d1, r1, 1_000);
    await call('/debit', d2, r2, 500);
    await call('/credit', c1, r1, 0);
    expect(await roundOf(`game ${member.player}`)).toMatchObject({ state: 'open' });
    await call('/credit', c2, r2, 1_000);
    expect(await roundOf(`game ${member.player}`)).toEqual({
      state: 'closed',
      staked: '1500',
      returned: '1000',
    });
  });

  test('pragmatic: by round, with promotions, jackpots, adjustments and an end', async () => {
    const member = await world.member();
    const { token } = await member.launch('pragmatic', 'slot3');
    const { pragmatic } = world.vendor;
    const entered = await pragmatic('/authenticate.html', { token, providerId: 'p' });
    expect(entered.body).toMatchObject({ error: 0, userId: member.player, cash: 100_000 });
    const roundId = randomUUID();
    const call = (path: string, amount: string, reference = randomUUID()) =>
      pragmatic(path, {
        userId: member.player,
        gameId: 'slot3',
        roundId,
        amount,
        reference,
        providerId: 'p',
      });
    const bet = randomUUID();
    const early = await call('/result.html', '10.00');
    expect(early.body).toMatchObject({ error: 100 });
    expect((await call('/bet.html', '1000.00', bet)).body).toMatchObject({
      error: 0,
      cash: 99_000,
    });
    expect((await call('/bet.html', '1000.50')).body).toMatchObject({ error: 7 });
    // A free spin of nothing ends no round: the next one is paid.
    expect((await call('/result.html', '0.00')).body).toMatchObject({ error: 0, cash: 99_000 });
    expect(await roundOf(roundId)).toMatchObject({ state: 'open' });
    expect((await call('/result.html', '3000.00')).body).toMatchObject({ cash: 102_000 });
    expect((await call('/refund.html', '0', bet)).body).toMatchObject({ error: 120 });
    expect((await call('/jackpotWin.html', '500.00')).body).toMatchObject({ cash: 102_500 });
    expect((await call('/promoWin.html', '500.00')).body).toMatchObject({ cash: 103_000 });
    expect((await call('/adjustment.html', '-1000.00')).body).toMatchObject({ cash: 102_000 });
    expect(await roundOf(roundId)).toMatchObject({ state: 'open' });
    expect((await call('/endRound.html', '0')).body).toMatchObject({ error: 0, cash: 102_000 });
    expect(await roundOf(roundId)).toMatchObject({ state: 'closed', staked: '1000' });
    expect((await call('/result.html', '3000.00')).body).toMatchObject({ error: 120 });
    const gone = randomUUID();
    expect((await call('/refund.html', '0', gone)).body).toMatchObject({ error: 0 });
    expect((await call('/bet.html', '10.00', gone)).body).toMatchObject({ error: 3 });
  });

  test('pragmatic: a bet of a round that another one won is refunded, the last of them is not', async () => {
    const member = await world.member();
    const { token } = await member.launch('pragmatic', 'slot3');
    await world.vendor.pragmatic('/authenticate.html', { token, providerId: 'p' });
    const about = {
      userId: member.player,
      gameId: 'slot3',
      roundId: randomUUID(),
      providerId: 'p',
    };
    const call = (path: string, amount: string, reference: string = randomUUID()) =>
      world.vendor.pragmatic(path, { ...about, amount, reference });
    const [first, unanswered, late] = [randomUUID(), randomUUID(), randomUUID()];
    for (const bet of [first, unanswered]) await call('/bet.html', '1000.00', bet);
    expect((await call('/result.html', '3000.00')).body).toMatchObject({ cash: 101_000 });
    await call('/bet.html', '500.00', late);
    const refund = async (bet: string) => (await call('/refund.html', '0', bet)).body;
    expect(await refund(late)).toMatchObject({ error: 0, cash: 101_000 });
    expect(await refund(unanswered)).toMatchObject({ error: 0, cash: 102_000 });
    expect(await refund(unanswered)).toMatchObject({ error: 0, cash: 102_000 });
    expect(await refund(first)).toMatchObject({ error: 120, cash: 102_000 });
    expect(await member.ledger()).toEqual({ 1: '3 × 2500', 2: '1 × 3000', 3: '2 × 1500' });
  });

  test('vortex: a token buys one session, nonces count once, a rollback takes wins with it', async () => {
    const member = await world.member();
    const { token } = await member.launch('bomb', 'bomb');
    const { vortex } = world.vendor;
    const entered = await vortex('/session', { token });
    expect(entered.body).toMatchObject({ ok: true, playerId: member.player, balance: '100000' });
    expect((await vortex('/session', { token })).body).toMatchObject({ code: 'unknown_session' });
    const { session } = entered.body;
    const about = { session, playerId: member.player, roundId: randomUUID(), gameId: 'bomb' };
    const bet = { ...about, txId: randomUUID(), amount: '1000' };
    const nonce = randomUUID();
    expect((await vortex('/bet', bet, { nonce })).body).toMatchObject({
      ok: true,
      balance: '99000',
    });
    expect((await vortex('/bet', bet, { nonce })).body).toMatchObject({ code: 'replayed' });
    expect((await vortex('/bet', bet)).body).toMatchObject({ ok: true, balance: '99000' });
    const win = { ...about, txId: randomUUID(), betTxId: bet.txId, amount: '4000' };
    const kept = await vortex('/win', { ...win, keepsOpen: true });
    expect(kept.body).toMatchObject({ ok: true, balance: '103000' });
    expect(await roundOf(about.roundId)).toMatchObject({ state: 'open' });
    const undo = { playerId: member.player, txId: randomUUID(), rollsBackTxId: bet.txId };
    expect((await vortex('/rollback', undo)).body).toMatchObject({ balance: '100000' });
    expect(await member.ledger()).toEqual({
      1: '1 × 1000',
      2: '1 × 4000',
      3: '1 × 1000',
      13: '1 × 4000',
    });
    const spin = { ...about, roundId: randomUUID(), txId: randomUUID(), bet: '500', win: '700' };
    expect((await vortex('/bet-win', spin)).body).toMatchObject({ balance: '100200' });
    expect(await roundOf(spin.roundId)).toEqual({
      state: 'closed',
      staked: '500',
      returned: '700',
    });
    const tooMuch = {
      ...spin,
      txId: randomUUID(),
      roundId: randomUUID(),
      bet: '900000',
      win: '1000',
    };
    expect((await vortex('/bet-win', tooMuch)).body).toMatchObject({ code: 'insufficient_funds' });
    expect(await member.cash()).toBe('100200');
  });

  test('st8: a vendor is a row and its games; credits go by round, a cancel by its debit', async () => {
    await openStation(world);
    const member = await world.member();
    const { token } = await member.launch('station', 'gates');
    const [round, debit, credit, other] = ids();
    const about = { player: member.player, site: 'noriter', token, currency: 'KRW' };
    const { st8 } = world.vendor;
    const call = (path: string, id: string, amount: string, more: object = {}) =>
      st8(path, { ...about, transaction_id: id, round, game_code: 'gates', amount, ...more });
    const has = (balance: string) => ({ status: 'ok', balance, currency: 'KRW' });
    expect((await st8('/balance', about)).body).toEqual(has('100000.00'));
    expect((await call('/debit', debit, '1000.00')).body).toEqual(has('99000.00'));
    expect((await call('/debit', debit, '1000.00')).body).toEqual(has('99000.00'));
    expect((await call('/debit', debit, '1001.00')).body).toMatchObject({ status: 'unknown' });
    expect((await call('/debit', other, '500.00')).body).toEqual(has('98500.00'));
    const cancel = { cancel_id: randomUUID(), round_closed: undefined };
    expect((await call('/cancel', other, '500.00', cancel)).body).toEqual(has('99000.00'));
    const closing = { round_closed: true, provider_kind: 'credit' };
    expect((await call('/credit', credit, '2500.00', closing)).body).toEqual(has('101500.00'));
    const jackpot = { provider_kind: 'jackpot_credit' };
    expect((await call('/credit', randomUUID(), '7.00', jackpot)).body).toEqual(has('101507.00'));
    expect(await roundOf(round)).toEqual({ state: 'closed', staked: '1000', returned: '2507' });
    expect((await call('/debit', randomUUID(), '999999.00')).body).toMatchObject({
      status: 'unknown',
    });
  });

  test('what is not its vendor’s own is counted, and asks the database nothing', async () => {
    const forged = () =>
      world.deps.vendorMetrics.forged
        .get()
        .then(({ values }) => values.reduce((sum, { value }) => sum + value, 0));
    const before = await forged();
    const json = { 'content-type': 'application/json' };
    const { post } = world.vendor;
    expect((await post('/kplay/transaction/bet', '{}', json)).body).toMatchObject({
      status: 'RS_ERROR_INVALID_SIGNATURE',
    });
    expect((await post('/evolution/debit?authToken=no', '{}', json)).body).toMatchObject({
      status: 'INVALID_TOKEN_ID',
    });
    expect((await post('/nobody/bet', '{}', json)).status).toBe(404);
    expect(await forged()).toBe(before + 2);
  });
});

describe('days of games', () => {
  const count = (aheadMs: number) =>
    withTransaction(world.pool, (tx) => countGameDays(tx, new Date(Date.now() + aheadMs)));
  const one = async (text: string) => (await world.pool.query(text)).rows[0];
  const counted = () =>
    one(`select sum(staked)::text as staked, sum(returned + granted)::text as back,
      sum(bets)::int as bets from game_day`);
  const moved = () =>
    one(`select sum(case kind when 'stake' then amount when 'refund' then -amount end)::text as staked,
      sum(case kind when 'payout' then amount when 'clawback' then -amount end)::text as back,
      sum(case kind when 'stake' then 1 when 'refund' then -1 else 0 end)::int as bets
      from game_movement where state = 'applied'`);
  const minute = 60_000;
  const operator = () => world.operator('betting.read');

  test('they hold what the wallet has moved, however often they are counted', async () => {
    const player = await hubPlayer();
    const [round, bet, win, undone, undo] = ids();
    await count(0);
    await player.bet(round, bet, 1_000);
    await player.win(round, win, bet, 2_500, { round_closed: true });
    await player.bet(randomUUID(), undone, 700);
    await player.rollback(randomUUID(), undo, undone);
    await count(minute);
    await count(minute);
    expect(await counted()).toEqual(await moved());
    // The day it has come to is counted anew once it is over, and comes to the same.
    await world.pool.query(
      `update game_day set staked = 0, bets = 0 from game_counted
       where name = 'days' and day = (until at time zone 'Asia/Seoul')::date`,
    );
    await count(86_400_000 + minute);
    expect(await counted()).toEqual(await moved());
  });

  test('they have nothing of a test account, nor is its play counted as play', async () => {
    const player = await hubPlayer();
    await world.pool.query('update member set is_test = true where member_id = $1', [
      player.memberId,
    ]);
    const plays = () => one('select sum(plays)::int as plays from game');
    // Those of other tests come to be old enough to count between the first count and the second.
    await world.pool.query("update game_round set opened_at = opened_at - interval '1 hour'");
    await count(minute);
    await world.running.runJob('count-game-plays');
    const before = [await counted(), await plays()];
    const [round, bet] = ids();
    await player.bet(round, bet, 900_000);
    await count(2 * minute);
    await world.running.runJob('count-game-plays');
    expect([await counted(), await plays()]).toEqual(before);
    await world.pool.query('update member set is_test = false where member_id = $1', [
      player.memberId,
    ]);
  });

  test('a report has days, vendors and games, beside what they promise', async () => {
    await world.pool.query("update game set rtp_bp = 9600 where game_code = 'slot1'");
    await world.deps.games.refresh();
    const days = { startDate: '2026-01-01', endDate: koreaDay(new Date(Date.now() + 86_400_000)) };
    const { data } = await operator()('/api/admin/games/report', days);
    const { staked, back, bets } = await counted();
    expect(data.totals).toMatchObject({ staked, bets: String(bets), rtpTheoretical: '96.00' });
    const { returned, granted } = data.totals;
    expect(BigInt(returned) + BigInt(granted)).toBe(BigInt(back));
    expect(
      data.days.reduce((sum: bigint, day: { staked: string }) => sum + BigInt(day.staked), 0n),
    ).toBe(BigInt(staked));
    const listed = await operator()('/api/admin/games/report/games', { ...days, order: 'loss' });
    const slot = listed.data.list.find((row: { vendorKey: string }) => row.vendorKey === 'kplay');
    expect(slot).toMatchObject({ rtpTheoretical: '96.00', game: { key: 'slot1' } });
    const own = { ...days, vendorKey: 'pragmatic' };
    const { data: pragmatic } = await operator()('/api/admin/games/report', own);
    expect(pragmatic.vendors).toMatchObject([{ vendorKey: 'pragmatic', rtpTheoretical: null }]);
    const none = await operator()('/api/admin/games/report', {
      startDate: '2026-01-01',
      endDate: '2026-01-02',
    });
    expect(none.data).toMatchObject({ totals: { staked: '0', rtp: null }, days: [], vendors: [] });
    expect((await world.operator('members.read')('/api/admin/games/report', days)).status).toBe(
      403,
    );
  });
});
