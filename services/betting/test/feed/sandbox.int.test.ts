import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import {
  childEnvironment,
  eventually,
  type Listening,
  listenTo,
  startTestService,
  yesterday,
} from '@noriter/kit/testing';
import { listenLocally } from '@noriter/kit/testing/local-server';
import { marketEvents } from '@noriter/proto/topics';
import { oddsOf } from '@noriter/rules/odds';
import { sports } from '@noriter/rules/sports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { betting } from '../../src/service.ts';
import { type BettingWorld, openBettingWorld } from '../world/betting-world.ts';

/** The sandbox's own feed, as it is run beside the site: a week of fixtures of every sport. */
const MAIN = fileURLToPath(
  new URL('../../../../infra/sandbox/odds-feed/src/main.ts', import.meta.url),
);
const THREE_WAY = 'three-way/regular/points';

let world: BettingWorld;
let receiving: { stop(): Promise<void> };
let received: Listening<typeof marketEvents>;
let sandbox: ChildProcess;
let url = '';

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const env = {
    ...childEnvironment(),
    PORT: String(port),
    SEED: 'house',
    LOG_LEVEL: 'warn',
  };
  sandbox = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' });
  await eventually(async () => expect((await fetch(`${url}/ready`)).status).toBe(200), 50_000);
  world = await openBettingWorld('betting_sandbox', { withWallet: false });
  received = await listenTo(world.space, marketEvents);
  receiving = await startTestService(betting, {
    space: world.space,
    env: { DRAW_KEY: Buffer.alloc(32, 5).toString('base64'), ODDS_FEED_URL: url },
  });
  await eventually(async () => expect(await states()).toEqual(['up', 'up', 'up']), 50_000);
});
afterAll(async () => {
  await receiving.stop();
  await received.stop();
  await world.close();
  sandbox.kill('SIGKILL');
});

const controlAnswer = z.looseObject({ eventId: z.string().default('') });

async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = await listenLocally(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function states() {
  const { rows } = await world.pool.query('select state from feed_producer');
  return rows.map(({ state }) => state);
}
async function control(body: object) {
  const answer = await fetch(`${url}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const reported = controlAnswer.parse(await answer.json());
  expect(answer.status, JSON.stringify(reported)).toBe(200);
  return reported;
}
const fixtureOf = async (fixtureId: string) => {
  const { data } = await world.guest('/api/sport/fixture', { fixtureId });
  return data.fixture;
};
const winnerOf = async (fixtureId: string) => {
  const { markets } = await fixtureOf(fixtureId);
  return markets.find(({ marketKey }: { marketKey: string }) => marketKey === THREE_WAY);
};
const winnerIs = (fixtureId: string, expected: object, ms = 10_000) =>
  eventually(async () => expect(await winnerOf(fixtureId)).toMatchObject(expected), ms);

/** A soccer match in play, in which nothing happens by itself. */
async function playing(): Promise<string> {
  const { eventId } = await control({ action: 'fixture', sport: 'soccer', startsInSeconds: 0 });
  await eventually(async () => expect((await fixtureOf(eventId)).state).toBe('running'));
  await winnerIs(eventId, { state: 'active', producer: 'live' });
  return eventId;
}

describe('the sandbox', () => {
  it('is read whole: fixtures of every sport, and no word that makes no sense', async () => {
    const { data } = await world.guest('/api/sport/menu', {});
    const offered = data.sports.filter(
      ({ fixtures, live }: { fixtures: number; live: number }) => fixtures + live > 0,
    );
    expect(offered.map(({ sport }: { sport: string }) => sport)).toEqual([...sports]);
    const { rows } = await world.pool.query(
      'select fault, detail, fixture_id, market_key from feed_fault limit 5',
    );
    expect(rows).toEqual([]);
    const markets = await world.pool.query<{ count: number }>(
      `select count(*)::int as count from sport_market where state = 'active'`,
    );
    expect(markets.rows[0]?.count).toBeGreaterThan(1_000);
  });

  it('plays a match: a goal stops the bets, changes score and prices, and its end settles', async () => {
    const eventId = await playing();
    const before = await winnerOf(eventId);
    await control({ action: 'goal', eventId, side: 'home' });
    await eventually(async () => {
      const { scoreboard } = await fixtureOf(eventId);
      expect(scoreboard).toMatchObject({ total: { home: 1, away: 0 } });
    });
    await winnerIs(eventId, { state: 'active' });
    const after = await winnerOf(eventId);
    expect(oddsOf(after.selections[0].odds)).toBeLessThan(oddsOf(before.selections[0].odds));
    const given = received.events.filter(({ value }) => value.fixtureId === eventId);
    expect(given.map(({ value }) => value.event.case)).toContain('fixtureChanged');
    await control({ action: 'finish', eventId });
    await winnerIs(eventId, { state: 'settled' });
    const version = async () => {
      const { rows } = await world.pool.query(
        `select settlement_version as version from sport_market
         where fixture_id = $1 and market_key = $2`,
        [eventId, THREE_WAY],
      );
      return rows[0].version;
    };
    expect(await version()).toBe(1);
    await control({ action: 'correct', eventId });
    await eventually(async () => expect(await version()).toBe(2));
    const results = await world.guest('/api/sport/results', {
      sport: 'soccer',
      startDate: yesterday(),
    });
    const row = results.data.list.find((one: { fixtureId: string }) => one.fixtureId === eventId);
    const won = row.markets.find(({ marketKey }: { marketKey: string }) => marketKey === THREE_WAY);
    expect(won).toMatchObject({ state: 'settled', winners: ['away'] });
    await control({ action: 'rollback', eventId, of: 'settlement' });
    await eventually(async () => expect(await version()).toBe(3));
    await control({ action: 'cancel', eventId });
    await winnerIs(eventId, { state: 'cancelled' });
  });

  it('loses, repeats and mixes up messages, and all is as it reports in the end', async () => {
    const eventId = await playing();
    for (const [at, action] of ['gap', 'duplicate', 'reorder'].entries()) {
      await control({ action, product: 1 });
      const outcomes = { '1': `2.${at + 1}5`, '2': '3.1', '3': '2.6' };
      await control({ action: 'odds', eventId, marketId: 1, outcomes });
      await control({
        action: 'odds',
        eventId,
        marketId: 26,
        outcomes: { '70': '1.9', '72': '1.9' },
      });
      await winnerIs(eventId, {
        state: 'active',
        selections: [{ odds: outcomes['1'], isOpen: true }, {}, {}],
      });
      await eventually(async () => expect(await states()).toEqual(['up', 'up', 'up']));
    }
  });

  it('goes away for a while: nothing in play is offered until it was received again', async () => {
    const eventId = await playing();
    await control({ action: 'outage', product: 1, seconds: 20 });
    await winnerIs(
      eventId,
      { state: 'suspended', selections: [{ isOpen: false }, {}, {}] },
      20_000,
    );
    const down = async () =>
      expect((await states()).filter((state) => state !== 'up')).toEqual(['down']);
    await eventually(down);
    await winnerIs(eventId, { state: 'active', selections: [{ isOpen: true }, {}, {}] }, 40_000);
  });

  it('reports a price that would give money away: its market is closed', async () => {
    const eventId = await playing();
    const outcomes = { '1': '3.3', '2': '3.3', '3': '3.3' };
    await control({ action: 'odds', eventId, marketId: 1, outcomes });
    await winnerIs(eventId, { state: 'suspended' });
    const { rows } = await world.pool.query('select fault from feed_fault where fixture_id = $1', [
      eventId,
    ]);
    expect(rows).toContainEqual({ fault: 'no-margin' });
  });

  it('begins anew: what it reports in the new epoch is offered', async () => {
    const eventId = await playing();
    const { rows: before } = await world.pool.query('select epoch from feed_producer order by 1');
    await control({ action: 'restart' });
    await eventually(async () => {
      const { rows } = await world.pool.query(
        'select epoch, state from feed_producer order by epoch',
      );
      expect(rows.map(({ epoch, state }) => [epoch > before[0].epoch, state])).toEqual(
        Array.from({ length: 3 }, () => [true, 'up']),
      );
    }, 40_000);
    await winnerIs(eventId, { state: 'active', selections: [{ isOpen: true }, {}, {}] });
  });
});
