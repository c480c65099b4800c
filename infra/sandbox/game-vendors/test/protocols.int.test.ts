import { createHash } from 'node:crypto';
import { eventually } from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoomEvent } from '../src/play/baccarat-room.ts';
import { openVendorsWorld, type VendorsWorld } from './world.ts';

let world: VendorsWorld;
beforeAll(async () => {
  world = await openVendorsWorld();
});
afterAll(() => world.close());

const slots = [
  ['kplay', 'noriter-moon-rabbit', 'hub'],
  ['pragmatic', 'noriter-seoul-night', 'pragmatic'],
] as const;

/** Plays a paid spin and all free spins it brings. */
async function round(seat: string, stake: string) {
  for (;;) {
    const spun = await world.play('slot/spin', { seat, stake });
    if (!spun.ok || spun.freeLeft === 0) return spun;
  }
}

describe.each(slots)('%s: a slot over %s', (vendorKey, gameCode) => {
  test('stakes and wins are at the site, to the won', async () => {
    const { seat, playerId } = await world.sit(vendorKey, gameCode);
    let won = 0n;
    for (let at = 0; at < 30; at += 1) won += BigInt((await round(seat, '1000')).roundWon);
    expect(world.site.ledger.of(playerId)).toBe(1_000_000n - 30_000n + won);
    const { balance } = await world.play('balance', { seat });
    expect(BigInt(balance)).toBe(world.site.ledger.of(playerId));
  });

  test('a win whose answer is lost comes again with its id, and is booked once', async () => {
    const { seat, playerId } = await world.sit(vendorKey, gameCode);
    world.site.trouble({
      path: vendorKey === 'kplay' ? 'win' : 'result',
      how: 'lose-answer',
      times: 3,
    });
    const spun = await round(seat, '1000');
    expect(BigInt(spun.balance)).toBe(1_000_000n - 1_000n + BigInt(spun.roundWon));
    expect(world.site.ledger.of(playerId)).toBe(BigInt(spun.balance));
  });

  test('a bet whose answer is lost is not played, and rolled back', async () => {
    const { seat, playerId } = await world.sit(vendorKey, gameCode);
    world.site.trouble({ path: 'bet', how: 'lose-answer', times: 3 });
    expect((await world.play('slot/spin', { seat, stake: '1000' })).ok).toBe(false);
    await eventually(() => expect(world.site.ledger.of(playerId)).toBe(1_000_000n));
  });

  test('who has not enough is told so, and nothing is booked', async () => {
    const { seat, playerId } = await world.sit(vendorKey, gameCode);
    for (let at = 0; at < 9; at += 1) await round(seat, '100000');
    const { ledger } = world.site;
    while (ledger.of(playerId) >= 100_000n) await round(seat, '100000');
    const before = ledger.of(playerId);
    const spun = await world.play('slot/spin', { seat, stake: '100000' });
    expect(spun).toMatchObject({
      ok: false,
      code: vendorKey === 'kplay' ? 'RS_ERROR_NOT_ENOUGH_MONEY' : '1',
    });
    expect(ledger.of(playerId)).toBe(before);
  });
});

describe('bomb: vortex', () => {
  test('a round is lost or cashed out, and the seed proves it', async () => {
    const { seat, playerId, facts } = await world.sit('bomb', 'noriter-bomb');
    let expected = 1_000_000n;
    let { hash } = facts.bomb;
    for (let at = 0; at < 6; at += 1) {
      const started = await world.play('bomb/start', { seat, stake: '10000', autoAt: 103 });
      expect(started.ok).toBe(true);
      const over = await world.play('bomb/wait', { seat });
      expected += BigInt(over.win) - 10_000n;
      expect(createHash('sha256').update(Buffer.from(over.seed, 'hex')).digest('hex')).toBe(hash);
      ({ hash } = await world.play('bomb/next', { seat }));
    }
    expect(world.site.ledger.of(playerId)).toBe(expected);
  });

  test('cashing out pays the multiplier of that moment', async () => {
    const { seat, playerId } = await world.sit('bomb', 'noriter-bomb');
    await world.play('bomb/start', { seat, stake: '100000', autoAt: null });
    const over = await world.play('bomb/cash-out', { seat });
    const { cashedAt, win } = over;
    if (cashedAt !== null) expect(BigInt(win)).toBe((100_000n * BigInt(cashedAt)) / 100n);
    expect(world.site.ledger.of(playerId)).toBe(900_000n + BigInt(win));
    expect(await world.play('bomb/cash-out', { seat })).toMatchObject({ win });
  });
});

describe('evolution: one wallet', () => {
  test('a bet is debited at once and credited after the coup', async () => {
    const { seat, playerId } = await world.sit('evolution', 'noriter-baccarat-1');
    const events: RoomEvent[] = [];
    const stop = new AbortController();
    const live = await fetch(`${world.vendors.url}/game/baccarat/live?seat=${seat}`, {
      signal: stop.signal,
    });
    const read = (async () => {
      let text = '';
      for await (const chunk of live.body ?? []) {
        text += Buffer.from(chunk).toString();
        const parts = text.split('\n\n');
        text = parts.pop() ?? '';
        for (const part of parts)
          if (part.startsWith('data: ')) events.push(JSON.parse(part.slice(6)));
      }
    })().catch(() => undefined);
    const table = await eventually(() => {
      const last = events.findLast(({ is }) => is === 'tables');
      const found = last?.is === 'tables' ? last.tables[0] : undefined;
      if (found?.phase !== 'betting') throw new Error('No bets are taken yet.');
      return found;
    });
    const bet = {
      seat,
      tableId: table.id,
      roundId: table.roundId,
      spots: { player: '50000', tie: '5000' },
    };
    const placed = await world.play('baccarat/bet', bet);
    expect(placed).toMatchObject({ ok: true, balance: '945000' });
    const settled = await eventually(() => {
      const found = events.find(({ is }) => is === 'settled');
      if (found?.is !== 'settled') throw new Error('It is not settled yet.');
      return found;
    });
    expect(settled.roundId).toBe(table.roundId);
    expect(world.site.ledger.of(playerId)).toBe(945_000n + BigInt(settled.win));
    expect(await world.play('baccarat/bet', bet)).toMatchObject({ ok: false, code: 'bets_closed' });
    stop.abort();
    await read;
  });
});

test('a token that nobody launched opens nothing', async () => {
  expect(await world.play('open', { token: 'token-never-launched' })).toEqual({
    ok: false,
    code: 'no_launch',
  });
  expect(await world.play('slot/spin', { seat: crypto.randomUUID(), stake: '1000' })).toMatchObject(
    { code: 'no_seat' },
  );
});

test('demonstration money never reaches the site', async () => {
  const before = world.site.asked.length;
  const { seat } = await world.sit('kplay', 'noriter-dragon-palace', { mode: 'demo' });
  const spun = await round(seat, '1000');
  expect(BigInt(spun.balance)).toBe(999_000n + BigInt(spun.roundWon));
  expect(world.site.asked.length).toBe(before);
});
