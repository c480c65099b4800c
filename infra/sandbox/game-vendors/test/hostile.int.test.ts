// @module-tag money
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modes } from '../src/hostile/modes.ts';
import { summaryOf } from '../src/summary.ts';
import { openVendorsWorld, type VendorsWorld } from './world.ts';

let world: VendorsWorld;
beforeAll(async () => {
  world = await openVendorsWorld({ CALL_TIMEOUT_MS: '1500' });
});
afterAll(() => world.close());

const vendors = [
  ['kplay', 'noriter-moon-rabbit'],
  ['pragmatic', 'noriter-seoul-night'],
  ['evolution', 'noriter-baccarat-1'],
  ['bomb', 'noriter-bomb'],
] as const;

describe.each(vendors)('%s lies', (vendorKey, gameCode) => {
  test('every mode is sent and counted, and the books of both sides agree', async () => {
    const playerId = randomBytes(16).toString('hex');
    const token = `token-${playerId}-${crypto.randomUUID()}`;
    await world.ask(vendorKey, 'launch', { token, playerId, gameCode });
    const body = JSON.stringify({
      action: 'hostile',
      tokens: [token],
      count: modes.length * 3,
      wait: true,
    });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${world.vendors.url}/control`, { method: 'POST', headers, body });
    expect(await answer.json()).toEqual({ ok: true, seats: 1 });
    const { books, calls, hostile, pending } = summaryOf(world.vendors.outside);
    const own = calls.answers.filter((row) => row.vendorKey === vendorKey);
    expect(modes.filter((mode) => !own.some((row) => row.mode === mode))).toEqual([]);
    expect(pending).toBe(0);
    const { staked = 0n, won = 0n, returned = 0n, waiting } = books[vendorKey] ?? {};
    const forged = Object.keys(hostile.acceptedForgeries).filter((key) =>
      key.startsWith(vendorKey),
    );
    // This small site does not refuse a second win of a round where the protocol allows several.
    expect(forged.filter((key) => !key.includes('win-twice'))).toEqual([]);
    expect(waiting).toBe(0);
    const expected = 1_000_000n - staked + won + returned;
    expect(world.site.ledger.of(playerId)).toBe(expected);
  });
});

test('what can not be read is refused', async () => {
  const headers = { 'content-type': 'application/json' };
  for (const body of [
    { action: 'dance' },
    { action: 'hostile', tokens: ['token-of-nobody'], count: 1 },
  ]) {
    const asked = { method: 'POST', headers, body: JSON.stringify(body) };
    expect((await fetch(`${world.vendors.url}/control`, asked)).status).toBe(400);
  }
});
