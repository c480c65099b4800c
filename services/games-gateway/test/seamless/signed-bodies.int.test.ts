// @module-tag money
import { randomUUID } from 'node:crypto';
import { FUZZ_MS_MAX } from '@noriter/kit/testing/fuzz/fuzz-routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';
import { openStation } from '../world/station.ts';
import { fuzzSigned } from './signed/fuzz-signed.ts';
import { hub } from './signed/hub.ts';
import { oneWallet } from './signed/one-wallet.ts';
import { openTable } from './signed/open-table.ts';
import { pragmatic } from './signed/pragmatic.ts';
import { st8 } from './signed/st8.ts';
import { vortex } from './signed/vortex.ts';

let world: GamesWorld;

beforeAll(async () => {
  world = await openGamesWorld('games_signed');
  await openStation(world);
});

afterAll(async () => {
  await world.expectEqualBooks();
  await world.close();
});

const protocols = [hub, pragmatic, oneWallet, vortex, st8];
const newIds = () => ({ round: randomUUID(), bet: randomUUID(), own: randomUUID() });

test.each(protocols)(
  '$name: each call is taken when nothing is wrong with it',
  async (protocol) => {
    const { bet, others, bytes } = protocol;
    const { seat } = await openTable(world, protocol);
    const refused: string[] = [];
    for (const { path, fields, needsBet } of [bet, ...others]) {
      const ids = newIds();
      const first = bytes(bet.fields(seat, { ...ids, own: ids.bet }));
      if (needsBet) await protocol.send(world.vendor, bet.path, first);
      const reply = await protocol.send(world.vendor, path, bytes(fields(seat, ids)));
      if (!protocol.read(reply).isOk) refused.push(path);
    }
    // A token of the vortex style buys one session, which it has here.
    expect(refused).toEqual(protocol === vortex ? ['/session'] : []);
  },
);

test.each(protocols)(
  '$name: whatever is signed is answered in its own words, and moves what it says or nothing',
  async (protocol) => {
    expect(await fuzzSigned(world, protocol)).toEqual([]);
  },
  FUZZ_MS_MAX,
);

test('vortex: a bet of another time is stale, whatever signs it', async () => {
  const { seat, money } = await openTable(world, vortex);
  const seconds = (away: number) => String(Math.floor(Date.now() / 1_000) + away);
  const odd = ['', '0', '-1', 'soon', 'NaN', 'Infinity', '1e9', '1e30', '0x10', '253402300800'];
  const before = await money();
  for (const time of [...odd, seconds(-3_600), seconds(3_600)]) {
    const body = vortex.bytes(vortex.bet.fields(seat, newIds()));
    const reply = await world.vendor.vortex('/bet', body, { time });
    expect(reply.body).toEqual({ ok: false, code: 'stale', retry: 'never' });
  }
  expect(await money()).toEqual(before);
});
