// @module-tag money
import { createHmac } from 'node:crypto';
import { isSignatureOf, mixedSeed } from '@noriter/fair-draw/beacon';
import { drawKeysText, openSeed } from '@noriter/fair-draw/draw-keys';
import { fairNumbers, seedHash } from '@noriter/fair-draw/fair-draw';
import { linkBefore, linksOf } from '@noriter/fair-draw/seed-chain';
import {
  callAs,
  eventually,
  guestCaller,
  openTestSpace,
  settableClock,
  startTestService,
} from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDrawBeacon } from '../../../../infra/sandbox/draw-beacon/src/draw-beacon.ts';
import { announceRounds } from '../../src/mini/actions/announce-rounds.ts';
import { drawRounds } from '../../src/mini/actions/draw-rounds.ts';
import { drawOf } from '../../src/mini/domain/draws.ts';
import { createLinkCache } from '../../src/mini/domain/link-cache.ts';
import { betting } from '../../src/service.ts';

/** Its rounds lie in the past of the database's clock: they are due as soon as they are announced. */
const MORNING = '2026-01-15T00:00:00Z';
const DRAW_KEY = Buffer.alloc(32, 5).toString('base64');
const never = new AbortController().signal;
const key = Buffer.alloc(32, 5);

let world: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function openWorld() {
  const space = await openTestSpace('draw-seeds');
  const clock = settableClock(MORNING);
  const beacon = await startDrawBeacon({ PORT: 0, HOST: '127.0.0.1', SECRET: 'draw-seeds' });
  const env = {
    DRAW_KEY,
    ROUNDS_AHEAD: '1',
    BEACON_URL: beacon.url,
    BEACON_CHAIN: JSON.stringify(beacon.chain),
  };
  const running = await startTestService(betting, { space, clock, env, jobs: false });
  const { deps, url } = running;
  return {
    deps,
    clock,
    beacon,
    call: callAs({ url, key: space.keyring }, guestCaller()),
    steer: async (mode: string) => {
      await fetch(`${beacon.url}/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode }),
      });
    },
    async close() {
      await running.stop();
      await beacon.stop();
      await space.close();
    },
  };
}

async function roundOf(gameDay: string, number: number, gameId = 'powerball') {
  return (await world.call('/api/minigame/roundDetail', { gameId, gameDay, number })).data;
}

type Deps = (typeof world)['deps'];

/** Waits for the beacon for ever: a busy machine that misses its answer once excludes no round. */
const patient = (deps: Deps): Deps => ({
  ...deps,
  config: { ...deps.config, BEACON_WAIT_S: Number.MAX_SAFE_INTEGER },
});

/** Draws again and again, as the job does, until a round is drawn. */
const drawn = (deps: Deps, gameDay: string, number: number) =>
  eventually(async () => {
    await drawRounds(patient(deps), never);
    const round = await roundOf(gameDay, number);
    expect(round).toMatchObject({ state: 'drawn' });
    return round;
  });

describe('who reads the secrets of the service', () => {
  it('once, with DRAW_KEY alone, knows no draw', async () => {
    await announceRounds(world.deps);
    const { seedHash: promised, name } = await roundOf('2026-01-15', 109);
    const guessed = createHmac('sha256', key).update(`seed of ${name}`).digest();
    expect(seedHash(guessed)).not.toBe(promised);
  });

  it('with the database as well, knows the seed and yet not the draw', async () => {
    const { seedHash: promised, name } = await roundOf('2026-01-15', 109);
    const { rows } = await world.deps.pool.query(
      `select sealed_tip, links from draw_chain where drawn_as = 'powerball' and game_day = '2026-01-15'`,
    );
    const { sealed_tip: sealed, links } = rows[0];
    const tip = openSeed(drawKeysText.parse(DRAW_KEY), 'powerball 2026-01-15', sealed);
    const seed = linksOf(tip ?? key, links)[109] ?? key;
    expect(seedHash(seed)).toBe(promised);
    const round = await drawn(world.deps, '2026-01-15', 109);
    expect(round.seed).toBe(Buffer.from(seed).toString('hex'));
    // What the seed alone would have drawn; one in nearly a million that both are the same.
    expect(round.balls).not.toEqual(drawOf('powerball', fairNumbers(seed, name)).balls);
  });
});

describe('a draw', () => {
  it('follows from the link of its chain and the round of the beacon that was named with it', async () => {
    const round = await roundOf('2026-01-15', 109);
    const { seed, beacon, commitment, network, name } = round;
    const { chain } = world.beacon;
    expect(beacon.chain).toBe(chain.hash);
    expect((chain.genesis + (beacon.round - 1) * chain.period) * 1_000).toBeGreaterThan(
      Date.parse(round.closesAt),
    );
    expect(isSignatureOf(network, beacon.round, beacon.signature)).toBe(true);
    const mixed = mixedSeed(Buffer.from(seed, 'hex'), beacon);
    expect(drawOf('powerball', fairNumbers(mixed, name))).toEqual({
      balls: round.balls,
      facts: round.facts,
    });
    let link: Uint8Array = Buffer.from(seed, 'hex');
    for (let at = 0; at < 109; at += 1) link = linkBefore(link);
    expect(Buffer.from(link).toString('hex')).toBe(commitment.anchor);
  });

  it('of tomorrow is committed today, and what was committed stays', async () => {
    const { list } = (await world.call('/api/minigame/chains', { gameId: 'powerladder' })).data;
    expect(list.map((one: { gameDay: string }) => one.gameDay)).toEqual([
      '2026-01-16',
      '2026-01-15',
    ]);
    expect(list[0]).toMatchObject({
      drawnAs: 'powerball',
      links: 288,
      committedAt: `${MORNING.slice(0, -1)}.000Z`,
    });
    for (const sql of [
      `update draw_chain set anchor = repeat('0', 64)`,
      'update draw_chain set committed_at = now()',
      'delete from draw_chain',
      'update mini_round set beacon_round = beacon_round + 1',
    ]) {
      await expect(world.deps.pool.query(sql)).rejects.toThrow('stays as it is');
    }
  });
});

describe('a beacon', () => {
  it('that is silent, late or lies is waited for, and nothing else takes its place', async () => {
    const { deps, clock, steer } = world;
    clock.set('2026-01-15T01:00:00Z');
    await announceRounds(deps);
    for (const mode of ['silent', 'forged']) {
      await steer(mode);
      await drawRounds(patient(deps), never);
      expect(await roundOf('2026-01-15', 121)).toMatchObject({ state: 'open', seed: null });
    }
    await drawRounds({ ...patient(deps), beacon: null }, never);
    expect(await roundOf('2026-01-15', 121)).toMatchObject({ state: 'open', seed: null });
    await steer('well');
    await drawn(deps, '2026-01-15', 121);
  });

  it('that stays silent excludes the round, which tells its seed', async () => {
    const { deps, clock, steer } = world;
    clock.set('2026-01-15T02:00:00Z');
    await announceRounds(deps);
    await steer('silent');
    await drawRounds(deps, never);
    await steer('well');
    const round = await roundOf('2026-01-15', 133);
    expect(round).toMatchObject({ state: 'excluded', reason: 'The beacon was silent.', balls: [] });
    expect(seedHash(Buffer.from(round.seed, 'hex'))).toBe(round.seedHash);
  });
});

describe('a key', () => {
  it('that is replaced still opens what it sealed; the new one seals from then on', async () => {
    const { deps, clock } = world;
    clock.set('2026-01-16T03:00:00Z');
    const rotated = {
      ...deps,
      linkCache: createLinkCache(),
      config: {
        ...deps.config,
        DRAW_KEY: drawKeysText.parse(`${Buffer.alloc(32, 6).toString('base64')},${DRAW_KEY}`),
      },
    };
    await announceRounds(rotated);
    await drawn(rotated, '2026-01-16', 145);
    const { rows } = await deps.pool.query(
      `select game_day as day, left(sealed_tip, 12) as key from draw_chain
       where drawn_as = 'speedkino' order by game_day`,
    );
    expect(new Set(rows.map((row) => row.key)).size).toBe(2);
    expect(rows.map((row) => row.day)).toEqual(['2026-01-15', '2026-01-16', '2026-01-17']);
  });

  it('that is gone leaves rounds unannounced rather than drawn by another', async () => {
    const { deps, clock } = world;
    clock.set('2026-01-17T03:00:00Z');
    const lost = {
      ...deps,
      linkCache: createLinkCache(),
      config: {
        ...deps.config,
        DRAW_KEY: drawKeysText.parse(Buffer.alloc(32, 9).toString('base64')),
      },
    };
    await announceRounds(lost);
    expect(await roundOf('2026-01-17', 145)).toBeNull();
  });

  it('commits nothing with a generator that fails its test', async () => {
    const { deps, clock } = world;
    clock.set('2026-02-01T00:00:00Z');
    await announceRounds({ ...deps, generator: { ...deps.generator, isSound: () => false } });
    const { rowCount } = await deps.pool.query(
      `select from draw_chain where game_day >= '2026-02-01'`,
    );
    expect(rowCount).toBe(0);
  });
});
