import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VendorKey } from '../src/vendors/vendors.ts';
import { openVendorsWorld, type VendorsWorld } from './world.ts';

let world: VendorsWorld;
beforeAll(async () => {
  world = await openVendorsWorld();
});
afterAll(() => world.close());

const player = 'a'.repeat(32);

describe('what a site asks', () => {
  test('the catalogue comes in pages and ends', async () => {
    const codes: string[] = [];
    let cursor: string | null = null;
    do {
      const { body } = await world.ask('kplay', 'catalogue', { cursor, limit: 300 });
      codes.push(...body.games.map(({ gameCode }) => gameCode));
      cursor = body.cursor;
    } while (cursor !== null);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(800);
    const { body } = await world.ask('kplay', 'catalogue', { limit: 1 });
    const picture = await fetch(new URL(body.games[0]?.imageUrl ?? '', world.vendors.url));
    expect(picture.headers.get('content-type')).toBe('image/png');
  });

  test('a wrong bearer, an unknown vendor and what can not be read are refused', async () => {
    expect((await world.ask('kplay', 'catalogue', {}, 'wrong')).status).toBe(401);
    expect((await world.ask('kplay', 'catalogue', { limit: -1 })).status).toBe(400);
    expect((await world.ask('kplay', 'create', { playerId: player })).status).toBe(404);
    const unknown = await fetch(`${world.vendors.url}/nobody/catalogue`, { method: 'POST' });
    expect(unknown.status).toBe(404);
  });

  test('a launch of a picture leads to the page that owns up to it', async () => {
    const launch = { token: 'token-12345678', playerId: player };
    const game = await world.ask('pragmatic', 'launch', { ...launch, gameCode: 'slot-201-001' });
    expect(game.body.url).toContain('/play/picture/?token=');
    const missing = await world.ask('pragmatic', 'launch', { ...launch, gameCode: 'nothing' });
    expect(missing.status).toBe(404);
  });

  test("a vendor's themes feed its own jackpot", async () => {
    const amountOf = async (vendor: VendorKey) =>
      (await world.ask(vendor, 'jackpots', {})).body.jackpots.map(({ amount }) => Number(amount));
    const [before] = await amountOf('kplay');
    const others = await amountOf('pragmatic');
    const { seat } = await world.sit('kplay', 'noriter-moon-rabbit');
    await world.play('slot/spin', { seat, stake: '100000' });
    expect(await amountOf('kplay')).toEqual([Number(before) + 1_000]);
    expect(await amountOf('pragmatic')).toEqual(others);
    expect(await amountOf('bomb')).toEqual([]);
  });

  test('the feed has what stands, and a round its page', async () => {
    const { seat, playerId } = await world.sit('kplay', 'noriter-moon-rabbit');
    const from = new Date(Date.now() - 60_000).toISOString();
    let spun = await world.play('slot/spin', { seat, stake: '1000' });
    while (spun.freeLeft > 0) spun = await world.play('slot/spin', { seat, stake: '1000' });
    const to = new Date(Date.now() + 60_000).toISOString();
    const { body } = await world.ask('kplay', 'feed', { from, to });
    const own = body.transactions.filter((one) => one.playerId === playerId);
    expect(own[0]).toMatchObject({ kind: 'bet', amount: '1000', gameCode: 'noriter-moon-rabbit' });
    expect(own.at(-1)).toMatchObject({ kind: 'win', refersTo: own[0]?.transactionId });
    const { body: round } = await world.ask('kplay', 'round', { roundId: own[0]?.roundId });
    expect(round.state).toBe('closed');
    expect(await (await fetch(round.detailUrl)).text()).toContain('데모 게임');
    const none = await world.ask('kplay', 'round', { roundId: 'never' });
    expect(none.body.state).toBe('unknown');
  });
});

describe('the transfer wallet', () => {
  const ask = (name: string, body: object) =>
    world.ask('kfishing', name, body).then(({ body: own }) => own);
  const move = (amount: string, transferId: string = crypto.randomUUID()) => ({
    playerId: player,
    transferId,
    amount,
  });

  test('money comes in once for an id, whatever is repeated', async () => {
    await ask('create', { playerId: player });
    const coming = move('50000');
    expect(await ask('in', coming)).toEqual({ status: 'done', balance: '50000' });
    expect(await ask('in', coming)).toEqual({ status: 'done', balance: '50000' });
    expect(await ask('in', { ...coming, amount: '60000' })).toMatchObject({
      status: 'refused',
      code: 'conflict',
    });
    expect(await ask('out', coming)).toMatchObject({ status: 'refused', code: 'conflict' });
    expect(await ask('status', coming)).toEqual({
      status: 'done',
      amount: '50000',
      direction: 'in',
    });
    expect(await ask('balance', { playerId: player })).toEqual({ balance: '50000' });
  });

  test('more than there is does not go out, and stays refused', async () => {
    const going = move('50001');
    expect(await ask('out', going)).toMatchObject({
      status: 'refused',
      code: 'insufficient_funds',
    });
    await ask('in', move('10000'));
    expect(await ask('out', going)).toMatchObject({ status: 'refused' });
    expect(await ask('status', going)).toMatchObject({ status: 'refused' });
    expect(await ask('out', move('60000'))).toEqual({ status: 'done', balance: '0' });
  });

  test('an id that was asked for before it was known stays closed', async () => {
    const coming = move('1000');
    expect(await ask('status', coming)).toMatchObject({ status: 'unknown' });
    expect(await ask('in', coming)).toMatchObject({ status: 'refused', code: 'closed' });
    expect(await ask('balance', { playerId: player })).toEqual({ balance: '0' });
  });

  test.each(['0', '-5', '1.5', '', 'x', '9'.repeat(20)])(
    'an amount of "%s" is no amount',
    async (amount) => {
      expect((await world.ask('kfishing', 'in', move(amount))).status).toBe(400);
    },
  );

  test('fishing plays with what came in, to the won', async () => {
    const { seat, playerId } = await world.sit('kfishing', 'noriter-fishing');
    await ask('create', { playerId });
    await ask('in', { playerId, transferId: crypto.randomUUID(), amount: '10000' });
    const shots = Array.from({ length: 10 }, () => ({ species: 'shrimp', stake: '100' }));
    const fired = await world.play('fishing/shots', { seat, shots });
    const won = fired.wins.reduce((sum, win) => sum + BigInt(win), 0n);
    expect(BigInt(fired.balance)).toBe(9_000n + won);
    const bad = await world.play('fishing/shots', {
      seat,
      shots: [{ species: 'nessie', stake: '100' }],
    });
    expect(bad).toMatchObject({ ok: false, code: 'bad_stake' });
  });
});
