import { randomUUID } from 'node:crypto';
import { eventually, yesterday } from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBigWins, readPlaying } from '../../src/featured/store/read-happenings.ts';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';

let world: GamesWorld;

beforeAll(async () => {
  world = await openGamesWorld('games_launch');
});
afterAll(() => world.close());

const slot = { vendorKey: 'kplay', gameKey: 'slot1' };

async function setVendor(vendorKey: string, state: string) {
  const operator = world.operator('betting.read', 'betting.manage');
  const { data } = await operator('/api/admin/games/vendors');
  const { version } = data.list.find((one: { vendorKey: string }) => one.vendorKey === vendorKey);
  const wish = { vendorKey, version, state, reason: 'test', maxBet: null, isFramed: true };
  return operator('/api/admin/games/vendors/set', wish);
}

test('a launch gives the vendor a token for one member, game and language', async () => {
  const member = await world.member();
  const answer = await member.call('/api/game/getGame', slot, { language: 'en' });
  expect(answer.data).toMatchObject({
    gameurl: 'http://127.0.0.1:9/game',
    isFramed: true,
    window: { width: 1500, height: 800, top: 50 },
  });
  const asked = world.vendorServer.calls.findLast(({ path }) => path === '/kplay/launch');
  expect(asked?.body).toMatchObject({
    playerId: member.player,
    gameCode: 'slot1',
    language: 'en',
    mode: 'real',
  });
  const { sessionId } = answer.data;
  const session = await member.call('/api/game/session', { sessionId });
  expect(session.data).toMatchObject({ state: 'launched', isLocked: false, staked: '0' });
  const { rows } = await world.pool.query(
    'select 1 from game_session where token_hash = $1 or session_id::text = $1',
    [String(asked?.body.token)],
  );
  expect(rows).toEqual([]);
});

test('the bomb game is a phone standing upright, outside of our frame', async () => {
  const member = await world.member();
  const answer = await member.call('/api/game/getGame', { vendorKey: 'bomb', gameKey: 'bomb' });
  expect(answer.data).toMatchObject({
    isFramed: false,
    window: { width: 449, height: 800, top: 50 },
  });
});

test('who may not play is told why', async () => {
  const codeOf = async (member: Awaited<ReturnType<typeof world.member>>, wish: object = slot) =>
    (await member.call('/api/game/getGame', wish)).resultCode;
  expect(await codeOf(await world.member(1_000n, { isPartner: true }))).toBe('B0095');
  expect(await codeOf(await world.member(0n))).toBe('B0099');
  const member = await world.member();
  expect(await codeOf(member, { ...slot, gameKey: 'none' })).toBe('B0091');
  expect((await world.guest('/api/game/getGame', slot)).status).toBe(401);
  await member.suspend();
  expect(await codeOf(member)).toBe('B0092');
});

test('a vendor that does not answer is 9999, a locked one B0093 or 2000', async () => {
  const member = await world.member();
  const { answers } = world.vendorServer;
  answers.set('/pragmatic/launch', () => Promise.reject(new Error('away')));
  const wish = { vendorKey: 'pragmatic', gameKey: 'slot3' };
  expect((await member.call('/api/game/getGame', wish)).resultCode).toBe('9999');
  expect((await setVendor('pragmatic', 'maintenance')).resultCode).toBe('0');
  expect((await member.call('/api/game/getGame', wish)).resultCode).toBe('B0093');
  expect((await setVendor('pragmatic', 'blocked')).resultCode).toBe('0');
  expect((await member.call('/api/game/getGame', wish)).resultCode).toBe('2000');
  const list = await world.guest('/api/game/getGameList', { vendorKey: 'pragmatic' });
  expect(list.data.games).toMatchObject([{ key: 'slot3', offer: 'blocked' }]);
  const stale = { vendorKey: 'pragmatic', version: 0, state: 'open', maxBet: null, isFramed: true };
  const operator = world.operator('betting.manage');
  expect((await operator('/api/admin/games/vendors/set', stale)).resultCode).toBe('G004');
});

test('what there is not has a code of its own', async () => {
  const member = await world.member();
  const operator = world.operator('betting.read', 'betting.manage', 'reconciliation.read');
  const id = randomUUID();
  // As if it had been begun before all others: it is seen all the same.
  await world.pool.query(
    "update game set has_demo = false, changed_at = now() - interval '1 hour' where game_code = 'slot1'",
  );
  await world.running.deps.games.refresh();
  const demo = await member.call('/api/game/getGame', { ...slot, mode: 'demo' });
  expect(demo.resultCode).toBe('G001');
  const vendor = { vendorKey: 'none', version: 0, state: 'open', maxBet: null, isFramed: true };
  expect((await operator('/api/admin/games/vendors/set', vendor)).resultCode).toBe('G002');
  expect((await operator('/api/admin/games/round', { roundId: id })).resultCode).toBe('G003');
  expect((await member.call('/api/game/session', { sessionId: id })).resultCode).toBe('G007');
  const { data } = await world.operator()('/api/admin/games/vendors/names');
  expect(data.list).toContainEqual({ vendorKey: 'kplay', names: expect.anything() });
});

test('exclusion and a logout end open games', async () => {
  const [one, other] = [await world.member(), await world.member()];
  const [first, second] = [
    await one.launch('kplay', 'slot1'),
    await other.launch('kplay', 'slot1'),
  ];
  await one.exclude();
  const ended = await one.call('/api/game/session', { sessionId: first.sessionId });
  expect(ended.data).toMatchObject({ state: 'ended', endReason: 'excluded' });
  const { SessionEndReason } = await import('@noriter/proto/member_events_pb');
  const value = { sessionId: other.sessionId, reason: SessionEndReason.REPLACED };
  await world.send(other.memberId, { case: 'sessionEnded', value });
  await eventually(async () => {
    const after = await other.call('/api/game/session', { sessionId: second.sessionId });
    expect(after.data).toMatchObject({ state: 'ended', endReason: 'logged-out' });
  });
});

test('an operator locks games for a member, or limits a bet', async () => {
  const operator = world.operator('betting.read', 'betting.manage');
  const member = await world.member();
  const wish = { memberId: member.memberId, isLocked: false, maxBet: '1500', reason: 'test' };
  const set = (more: object) => operator('/api/admin/games/members/set', { ...wish, ...more });
  const first = await member.launch('kplay', 'slot1');
  await set({ vendorKey: 'kplay', gameKey: 'slot1' });
  await world.vendor.hub('/user/info', {
    user: member.player,
    token: first.token,
    request_uuid: 'a',
  });
  const bet = (amount: number) =>
    world.vendor.hub('/transaction/bet', {
      user: member.player,
      token: first.token,
      game_code: 'slot1',
      currency: 'KRW',
      round: randomUUID(),
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      amount: amount * 100_000,
      round_closed: false,
    });
  expect((await bet(1_501)).body).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
  expect((await bet(1_500)).body).toMatchObject({ status: 'RS_OK' });
  const locked = await set({ vendorKey: 'kplay', isLocked: true, maxBet: null });
  expect(locked.data.list).toMatchObject([
    { vendorKey: 'kplay', gameKey: '', isLocked: true, maxBet: null },
    { vendorKey: 'kplay', gameKey: 'slot1', isLocked: false, maxBet: '1500' },
  ]);
  const ended = await member.call('/api/game/session', { sessionId: first.sessionId });
  expect(ended.data).toMatchObject({ state: 'ended', endReason: 'locked' });
  expect((await member.call('/api/game/getGame', slot)).resultCode).toBe('B0092');
  await member.launch('evolution', 'baccarat1');
  await set({ vendorKey: 'kplay', maxBet: null });
  expect((await member.call('/api/game/getGame', slot)).resultCode).toBe('0');
  const codeOf = async (more: object) => (await set(more)).resultCode;
  expect(await codeOf({ memberId: randomUUID() })).toBe('G008');
  expect(await codeOf({ vendorKey: 'none' })).toBe('G002');
  expect(await codeOf({ vendorKey: 'kplay', gameKey: 'none' })).toBe('G006');
  expect((await operator('/api/admin/games/members/set', { ...wish, maxBet: '0' })).status).toBe(
    400,
  );
});

test('a catalogue is read page by page, with pictures of our own', async () => {
  const pages: Record<string, object> = {
    null: { games: [offered('g1', '하늘 사자')], cursor: 'p2' },
    p2: { games: [offered('g2', '바람의 검'), offered('lost', '없는 그림')], cursor: null },
  };
  world.vendorServer.answers.set(
    '/kplay/catalogue',
    (_path, { cursor }) => pages[String(cursor)] ?? {},
  );
  await world.running.runJob('sync-game-catalogues');
  await world.deps.games.refresh();
  const found = await world.guest('/api/game/getGameList', { search: 'ㅎㄴㅅㅈ' });
  expect(found.data.games).toMatchObject([
    { key: 'g1', vendorCode: '202', rtp: '95.50', offer: 'open', maxBet: '50000' },
  ]);
  const again = { search: 'ㅎㄴㅅㅈ', etag: found.data.etag };
  expect((await world.guest('/api/game/getGameList', again)).data).toMatchObject({
    games: [],
    notModified: true,
  });
  const other = { search: 'ㅂㄹㅇㄱ', etag: found.data.etag };
  expect((await world.guest('/api/game/getGameList', other)).data).toMatchObject({
    games: [{ key: 'g2' }],
    notModified: false,
  });

  // Each is fetched when somebody first looks at it.
  const asked = (name: string) =>
    world.vendorServer.pictures.filter((path) => path === `/image/${name}.png`).length;
  expect(asked('g1')).toBe(0);
  const look = async (name: string, times: number) => {
    const { data } = await world.guest('/api/game/getGameList', { search: name });
    const { image } = data.games[0];
    const pictures = await Promise.all(Array.from({ length: times }, () => world.picture(image)));
    return new Set(
      pictures.map(({ status, headers }) => `${status} ${headers.get('content-type')}`),
    );
  };
  for (const times of [20, 1]) {
    expect(await look('하늘 사자', times)).toEqual(new Set(['200 image/webp']));
    expect(await look('없는 그림', times)).toEqual(new Set(['404 text/plain']));
  }
  expect([asked('g1'), asked('lost'), asked('g2')]).toEqual([1, 1, 0]);
  expect((await world.picture('/game-images/none.webp')).status).toBe(404);
});

test('favourites and what was played last are the member’s own', async () => {
  const member = await world.member();
  const [game] = (await member.call('/api/game/getGameList', { gameType: 'casino' })).data.games;
  const wish = { gameId: game.id, isFavourite: true };
  expect((await member.call('/api/game/favourites/set', wish)).resultCode).toBe('0');
  const listed = async (filter: string) =>
    (await member.call('/api/game/getGameList', { filter })).data.games.map(
      (one: { key: string }) => one.key,
    );
  expect(await listed('favourite')).toEqual(['baccarat1']);
  await member.launch('kplay', 'slot1');
  expect(await listed('recent')).toEqual(['slot1']);
  const none = { gameId: randomUUID(), isFavourite: true };
  expect((await member.call('/api/game/favourites/set', none)).resultCode).toBe('G006');
});

test('common codes are the specification’s', async () => {
  const { data } = await world.guest('/api/common/code', { masterCode: 'bcategory' });
  expect(data.codes.map(({ code }: { code: string }) => code)).toEqual(
    expect.arrayContaining(['1', '5', '10', '6', '9', '2', '0', '200', '221', '1000', '101']),
  );
  const hotel = await world.guest('/api/common/gameCodes', { groupCode: 'hc-casino' });
  expect(hotel.data.codes).toMatchObject([{ codeNameEN: 'HC-Evolution', isHotel: true }]);
  const groups = await world.guest('/api/common/gameGroupCodes');
  expect(groups.data.groupCodes.map((one: { groupCode: string }) => one.groupCode)).toEqual([
    'casino',
    'hc-casino',
    'slot',
    'h-slot',
    'fishing',
    'esport',
    'virtual',
  ]);
});

test('operators set games, and find rounds and transactions', async () => {
  const operator = world.operator('betting.read', 'betting.manage', 'audit.read');
  const { data } = await operator('/api/admin/games/catalogue', { vendorKey: 'evolution' });
  const { id: gameId } = data.list[0];
  const wish = { gameId, state: 'maintenance', isPinned: true, ord: 5, maxBet: '1000' };
  const set = await operator('/api/admin/games/catalogue/set', wish);
  expect(set.data).toMatchObject({ state: 'maintenance', isPinned: true, offer: 'maintenance' });
  const member = await world.member();
  const { token } = await member.launch('kplay', 'slot1');
  const about = { user: member.player, token, game_code: 'slot1', currency: 'KRW', round: 'rr' };
  await world.vendor.hub('/user/info', { ...about, request_uuid: 'q' });
  const bet = { ...about, transaction_uuid: 'tt', amount: 100_000_000, round_closed: false };
  await world.vendor.hub('/transaction/bet', bet);
  const startDate = yesterday();
  const rounds = await operator('/api/admin/games/rounds', { round: 'rr', startDate });
  expect(rounds.data).toMatchObject({ staked: '1000', list: [{ state: 'open', staked: '1000' }] });
  const { roundId } = rounds.data.list[0];
  const round = await operator('/api/admin/games/round', { roundId });
  expect(round.data.transactions).toMatchObject([{ verb: 'bet', code: 'ok', balance: '99000' }]);
  const found = await operator('/api/admin/games/transactions', { transaction: 'tt', startDate });
  expect(found.data.list).toMatchObject([{ vendorTransactionId: 'tt', state: 'applied' }]);
});

test('a round can be seen again at its vendor, by its member alone', async () => {
  const [member, other] = [await world.member(), await world.member()];
  const { token } = await member.launch('kplay', 'slot1');
  const about = { user: member.player, token, game_code: 'slot1', currency: 'KRW', round: 'seen' };
  await world.vendor.hub('/user/info', { ...about, request_uuid: 'q' });
  const bet = { ...about, transaction_uuid: 'seen', amount: 100_000_000, round_closed: false };
  await world.vendor.hub('/transaction/bet', bet);
  const operator = world.operator('betting.read');
  const asked = { round: 'seen', startDate: yesterday() };
  const found = await operator('/api/admin/games/rounds', asked);
  const { roundId } = found.data.list[0];
  const { answers, calls } = world.vendorServer;
  const url = 'https://vendor.example/rounds/seen';
  answers.set('/kplay/round', () => ({ state: 'open', detailUrl: url }));
  expect((await member.call('/api/game/replay', { roundId })).data).toEqual({ url });
  expect(calls.findLast(({ path }) => path === '/kplay/round')?.body).toEqual({ roundId: 'seen' });
  expect((await operator('/api/admin/games/round/replay', { roundId })).data).toEqual({ url });
  expect((await other.call('/api/game/replay', { roundId })).resultCode).toBe('G003');
  answers.set('/kplay/round', () => ({ state: 'unknown', detailUrl: null }));
  expect((await member.call('/api/game/replay', { roundId })).resultCode).toBe('G010');
  // What is no page is none, whatever the vendor says.
  answers.set('/kplay/round', () => ({ state: 'open', detailUrl: 'javascript:alert(1)' }));
  expect((await member.call('/api/game/replay', { roundId })).resultCode).toBe('9999');
  answers.delete('/kplay/round');
});

test('what was played is counted once, and is popular', async () => {
  const plays = async () => {
    const { rows } = await world.pool.query<{ plays: bigint }>(
      "select plays from game where game_code = 'slot1'",
    );
    return rows[0]?.plays;
  };
  await world.pool.query(
    "update game_round set opened_at = opened_at - interval '5 minutes' where game_code = 'slot1'",
  );
  const { rowCount } = await world.pool.query("select from game_round where game_code = 'slot1'");
  await world.running.runJob('count-game-plays');
  expect(rowCount).toBeGreaterThan(0);
  expect(await plays()).toBe(BigInt(rowCount ?? 0));
  await world.running.runJob('count-game-plays');
  expect(await plays()).toBe(BigInt(rowCount ?? 0));
});

test('a vendor that does not answer is taken down by itself, and opened when it does', async () => {
  const operator = world.operator('betting.read');
  const healthOf = async () =>
    (await operator('/api/admin/games/health')).data.list.find(
      (one: { vendorKey: string }) => one.vendorKey === 'bomb',
    );
  const { answers } = world.vendorServer;
  answers.set('/bomb/catalogue', () => Promise.reject(new Error('away')));
  await world.running.runJob('probe-game-vendors');
  expect(await healthOf()).toMatchObject({ state: 'open' });
  await world.running.runJob('probe-game-vendors');
  await world.running.runJob('probe-game-vendors');
  expect(await healthOf()).toMatchObject({ state: 'maintenance', isAutomatic: true });
  answers.set('/bomb/catalogue', () => ({ games: [], cursor: null }));
  await world.running.runJob('probe-game-vendors');
  expect(await healthOf()).toMatchObject({ state: 'open', isAutomatic: false });
});

test('a jackpot is shown as its vendor reports it, and its fall is noted', async () => {
  const operator = world.operator('betting.read');
  const { answers } = world.vendorServer;
  await world.pool.query("update game set features = '{jackpot}' where game_code = 'slot1'");
  await world.deps.games.refresh();
  const names = { ko: '황금 잭팟', en: 'Gold', vi: 'Vàng' };
  const report = (amount: string) => {
    const jackpot = { jackpotId: 'gold', names, amount, gameCodes: ['slot1', 'gone'] };
    answers.set('/kplay/jackpots', () => ({ jackpots: [jackpot] }));
    return world.running.runJob('read-game-jackpots');
  };
  const shown = async () => (await world.guest('/api/game/jackpots')).data.list;
  const known = async () => (await operator('/api/admin/games/jackpots')).data.list;
  await report('5000');
  expect(await shown()).toMatchObject([{ amount: '5000', names, games: [{ key: 'slot1' }] }]);
  expect(await known()).toMatchObject([{ isFresh: true, fellFrom: null, fellAt: null }]);
  await report('2000');
  expect(await known()).toMatchObject([{ amount: '2000', fellFrom: '5000' }]);
  answers.set('/kplay/jackpots', () => Promise.reject(new Error('away')));
  await world.running.runJob('read-game-jackpots');
  expect(await shown()).toMatchObject([{ amount: '2000' }]);
  await world.pool.query("update game_jackpot set read_at = read_at - interval '2 minutes'");
  expect(await shown()).toEqual([]);
  expect(await known()).toMatchObject([{ amount: '2000', isFresh: false }]);
});

test('the biggest wins and who plays now are real, and masked', async () => {
  const member = await world.member();
  const { token } = await member.launch('kplay', 'slot1');
  const { hub } = world.vendor;
  const about = { user: member.player, token, game_code: 'slot1', currency: 'KRW' };
  await hub('/user/info', { ...about, request_uuid: randomUUID() });
  const [round, bet, win] = [randomUUID(), randomUUID(), randomUUID()];
  const of = { ...about, round, request_uuid: randomUUID() };
  await hub('/transaction/bet', {
    ...of,
    transaction_uuid: bet,
    amount: 100_000_000,
    round_closed: false,
  });
  await hub('/transaction/win', {
    ...of,
    transaction_uuid: win,
    reference_transaction_uuid: bet,
    amount: 7_700_000_000,
    round_closed: true,
  });
  await world.running.runJob('find-big-game-wins');
  const { data } = await world.guest('/api/game/featured');
  const game = { key: 'slot1', vendorKey: 'kplay' };
  expect(data.biggestWins[0]).toMatchObject({ memberMasked: 'pl***', amount: '77000', game });
  expect(data.nowPlaying[0]).toMatchObject({ memberMasked: 'pl***', game });
  expect(JSON.stringify(data)).not.toContain('player1');
  const wins = () => readBigWins(world.pool, 'noriter', new Date());
  expect((await wins()).map(({ returned }) => returned)).toContain(77_000n);
  // The operator's own account is in neither.
  const markTest = (isTest: boolean) =>
    world.pool.query('update member set is_test = $2 where member_id = $1', [
      member.memberId,
      isTest,
    ]);
  await markTest(true);
  expect((await wins()).map(({ returned }) => returned)).not.toContain(77_000n);
  expect(await readPlaying(world.pool, 'noriter', new Date())).not.toContainEqual(
    expect.objectContaining({ memberMasked: 'pl***', returned: 77_000n }),
  );
  await markTest(false);
  // What was taken back is no win any more.
  const undo = { ...of, transaction_uuid: randomUUID(), reference_transaction_uuid: win };
  await hub('/transaction/rollback', undo);
  expect((await wins()).map(({ returned }) => returned)).not.toContain(77_000n);
});

/** A game as a vendor's catalogue has it. */
function offered(gameCode: string, ko: string) {
  return {
    gameCode,
    vendorCode: '202',
    group: 'slot',
    names: { ko, en: gameCode, vi: gameCode },
    imageUrl: `/image/${gameCode}.png`,
    rtp: '95.50',
    volatility: 'high',
    features: ['free spins'],
    tags: [],
    hasDemo: true,
    isPlayable: true,
    maxBet: '50000',
    kind: 'slot',
  };
}
