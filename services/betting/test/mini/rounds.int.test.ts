// @module-tag money
import { createHash } from 'node:crypto';
import { drawKeys } from '@noriter/fair-draw/draw-keys';
import { fairNumbers } from '@noriter/fair-draw/fair-draw';
import {
  callAs,
  guestCaller,
  openTestSpace,
  settableClock,
  startTestService,
} from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceRounds } from '../../src/mini/actions/announce-rounds.ts';
import { drawRounds } from '../../src/mini/actions/draw-rounds.ts';
import { drawOf } from '../../src/mini/domain/draws.ts';
import { createLinkCache } from '../../src/mini/domain/link-cache.ts';
import { betting } from '../../src/service.ts';

/** Its rounds lie in the past of the database's clock: they are due as soon as they are announced. */
const MORNING = '2026-01-15T00:00:00Z';
const DRAW_KEY = Buffer.alloc(32, 5).toString('base64');
const never = new AbortController().signal;

let world: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function openWorld() {
  const space = await openTestSpace('betting');
  const clock = settableClock(MORNING);
  const running = await startTestService(betting, { space, clock, env: { DRAW_KEY }, jobs: false });
  const { deps } = running;
  return {
    space,
    clock,
    running,
    deps,
    call: callAs({ url: running.url, key: space.keyring }, guestCaller()),
    async close() {
      await running.stop();
      await space.close();
    },
  };
}

describe('rounds', () => {
  it('are announced ahead, once, whoever announces them and how often', async () => {
    await Promise.all([announceRounds(world.deps), announceRounds(world.deps)]);
    await announceRounds(world.deps);
    const { rows } = await world.deps.pool.query(
      'select game_id, count(*)::int as rounds from mini_round group by game_id order by game_id',
    );
    expect(rows).toEqual(
      ['kinoladder', 'powerball', 'powerladder', 'speedkino', 'speedpowerball'].map((game_id) => ({
        game_id,
        rounds: 6,
      })),
    );
    const opened = await world.deps.pool.query(
      `select count(distinct event -> 'headers' ->> 'ce_id')::int as events
       from kit.outbox, json_array_elements(events) as event`,
    );
    expect(opened.rows[0]?.events).toBeLessThanOrEqual(30);
  });

  it('hide their seed until they are drawn, and then show what their hash promised', async () => {
    const before = await world.call('/api/minigame/round', { gameId: 'powerball' });
    expect(before.data.round).toMatchObject({ state: 'open', seed: null, balls: [], number: 109 });
    expect(before.data.round.announcedAt).toBe('2026-01-15T00:00:00.000Z');
    expect(before.data.last).toBeNull();

    await Promise.all([drawRounds(world.deps, never), drawRounds(world.deps, never)]);

    const { data } = await world.call('/api/minigame/roundDetail', {
      gameId: 'powerball',
      gameDay: '2026-01-15',
      number: 109,
    });
    expect(data).toMatchObject({ state: 'drawn', name: 'powerball 2026-01-15 109' });
    const seed = Buffer.from(data.seed, 'hex');
    expect(createHash('sha256').update(seed).digest('hex')).toBe(before.data.round.seedHash);
    const again = drawOf('powerball', fairNumbers(seed, data.name));
    expect({ balls: data.balls, facts: data.facts }).toEqual(again);
  });

  it('draw a ladder off the powerball round of the same number', async () => {
    const ask = { gameDay: '2026-01-15', number: 110 };
    const ball = await world.call('/api/minigame/roundDetail', { gameId: 'powerball', ...ask });
    const ladder = await world.call('/api/minigame/roundDetail', { gameId: 'powerladder', ...ask });
    expect(ladder.data.balls).toEqual(ball.data.balls.slice(0, 1));
    expect(ladder.data.facts.start).toBe(ball.data.balls[0] % 2);
  });

  it('are listed by day with their statistics', async () => {
    const { data } = await world.call('/api/minigame/powerballResult', { gameDay: '2026-01-15' });
    expect(data.pageInfo.tatal_list_count).toBe(6);
    expect(data.list.map((row: { number: number }) => row.number)).toEqual([
      114, 113, 112, 111, 110, 109,
    ]);
    const statistics = await world.call('/api/minigame/statistics', {
      gameId: 'powerball',
      gameDay: '2026-01-15',
    });
    for (const road of statistics.data.roads) {
      expect(road.counts.a + road.counts.b).toBe(6);
      expect(road.cells.map((cell: { number: number }) => cell.number)).toEqual([
        109, 110, 111, 112, 113, 114,
      ]);
    }
    const empty = await world.call('/api/minigame/results', {
      gameId: 'speedkino',
      gameDay: '2020-01-01',
    });
    expect(empty.data.list).toEqual([]);
  });

  it('stay as they were announced and drawn, whoever asks the database', async () => {
    const change = (sql: string) => world.deps.pool.query(sql);
    await expect(
      change(`update mini_round set result = '{}' where state = 'drawn'`),
    ).rejects.toThrow('stays as it is');
    world.clock.set('2026-01-15T01:00:00Z');
    await announceRounds(world.deps);
    await expect(
      change(`update mini_round set seed_hash = repeat('0', 64) where state = 'open'`),
    ).rejects.toThrow('stays as it is');
    await expect(
      change(`update mini_round set announced_at = opens_at where state = 'open'`),
    ).rejects.toThrow('stays as it is');
  });

  it('announced under another key are excluded, with a reason', async () => {
    const deps = {
      ...world.deps,
      linkCache: createLinkCache(),
      config: { ...world.deps.config, DRAW_KEY: drawKeys([Buffer.alloc(32, 6)]) },
    };
    await drawRounds(deps, never);
    const { data } = await world.call('/api/minigame/round', { gameId: 'speedkino' });
    expect(data.last).toMatchObject({ state: 'excluded', seed: null, balls: [] });
    expect(data.last.reason).toContain('another key');
  });
});

describe('a demonstration', () => {
  it('is given rounds that have passed, and shows that they were announced late', async () => {
    const { deps, clock, call } = world;
    clock.set('2026-01-16T00:00:00Z');
    const config = { ...deps.config, ROUNDS_BEHIND: 3 };
    await announceRounds({ ...deps, config });
    await announceRounds({ ...deps, config });
    await drawRounds(deps, never);
    const { data } = await call('/api/minigame/results', {
      gameId: 'kinoladder',
      gameDay: '2026-01-16',
    });
    const rounds: { number: number; closesAt: string; announcedAt: string }[] = data.list;
    const isLate = ({ announcedAt, closesAt }: (typeof rounds)[number]) => announcedAt > closesAt;
    expect(rounds.map(({ number }) => number).toReversed()).toEqual([
      106, 107, 108, 109, 110, 111, 112, 113, 114,
    ]);
    expect(rounds.filter(isLate).map(({ number }) => number)).toEqual([108, 107, 106]);
  });
});

describe('bad input', () => {
  it.each([
    ['/api/minigame/round', { gameId: 'roulette' }, 'B1010'],
    ['/api/minigame/results', { gameId: 'roulette' }, 'B1010'],
    ['/api/minigame/results', { gameId: 'powerball', page: 0 }, 'H400'],
    ['/api/minigame/statistics', { gameId: 'powerball', gameDay: 'today' }, 'H400'],
    [
      '/api/minigame/roundDetail',
      { gameId: 'powerball', gameDay: '2026-01-15', number: 289 },
      'B1011',
    ],
  ])('%s %j is answered %s', async (path, body, code) => {
    expect((await world.call(path, body)).resultCode).toBe(code);
  });
});
