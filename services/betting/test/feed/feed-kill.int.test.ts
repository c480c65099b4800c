// @module-tag money
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { childEnvironment, eventually, type Listening, listenTo } from '@noriter/kit/testing';
import { limits } from '@noriter/kit/testing/limits';
import { marketEvents } from '@noriter/proto/topics';
import { oddsOf } from '@noriter/rules/odds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOffers } from '../../src/sportsbook/store/offers.ts';
import { type BettingWorld, openBettingWorld } from '../world/betting-world.ts';
import {
  type FeedWorld,
  fixtureElement,
  openFeedWorld,
  settlementElement,
  TOTAL,
  totalElement,
} from '../world/feed-world.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const KILLS = 3;
const FIXTURES = 20;
/** Prices of a storm: reported as fast as they can be, so that each kill falls into a batch. */
const PRICES = 1_200;

let world: BettingWorld;
let feedWorld: FeedWorld;
let received: Listening<typeof marketEvents>;
let child: ChildProcess;

beforeAll(async () => {
  world = await openBettingWorld('betting_feed_kill', { withWallet: false });
  feedWorld = await openFeedWorld();
  received = await listenTo(world.space, marketEvents);
});
afterAll(async () => {
  child.kill('SIGKILL');
  await received.stop();
  await feedWorld.close();
  await world.close();
});

/** A process of its own, which can be killed. The world sends what it leaves in the outbox. */
function run(): ChildProcess {
  const settings = {
    DRAW_KEY: Buffer.alloc(32, 5).toString('base64'),
    WALLET_URL: 'http://127.0.0.1:9',
    ODDS_FEED_URL: feedWorld.url,
  };
  const env = world.space.env(settings, 'betting');
  const started = spawn(process.execPath, [MAIN], {
    env: { ...childEnvironment(), ...env },
    stdio: 'ignore',
  });
  return started;
}

async function producer() {
  const { rows } = await world.pool.query<{ state: string; sequence: bigint; holder: string }>(
    `select state, sequence, holder from feed_producer where producer = 'prematch'`,
  );
  const [row] = rows;
  if (!row) throw new Error('Nobody has received it yet.');
  return row;
}

it(
  'killed in the midst of a batch, what the feed reported counts once all the same',
  async () => {
    child = run();
    const ids = Array.from({ length: FIXTURES }, () => `sr:match:${randomUUID()}`);
    for (const id of ids) feedWorld.report('prematch', fixtureElement(id));
    await eventually(async () => expect((await producer()).state).toBe('up'));
    let price = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = await producer();
      for (let count = 0; count < PRICES / KILLS; count += 1) {
        price += 1;
        feedWorld.report(
          'prematch',
          totalElement(ids[price % FIXTURES] ?? '', `2.${100 + (price % 800)}`),
        );
        if (price % 10 === 0) await delay(1);
      }
      // Something of it was written, and not all.
      await eventually(async () =>
        expect((await producer()).sequence).toBeGreaterThan(before.sequence),
      );
      child.kill('SIGKILL');
      child = run();
      await eventually(async () => {
        const { state, holder } = await producer();
        expect([state, holder === before.holder]).toEqual(['up', false]);
      });
    }
    for (const id of ids.slice(0, 5)) feedWorld.report('prematch', settlementElement(id, 'over'));
    const last = BigInt(feedWorld.product('prematch').lines.at(-1)?.sequence ?? 0);
    await eventually(
      async () => expect(await producer()).toMatchObject({ state: 'up', sequence: last }),
      limits.soon,
    );

    const legs = ids.map((fixtureId) => ({ fixtureId, marketKey: TOTAL, selectionId: 'over' }));
    const offers = await readOffers(world.pool, legs);
    const truth = ids.map((id) => {
      const lines = feedWorld.product('prematch').lines.filter(({ text }) => text.includes(id));
      const reported = lines.findLast(({ text }) => text.includes('odds_change'))?.text ?? '';
      return /id="12" odds="([\d.]+)"/.exec(reported)?.[1] ?? '';
    });
    expect(offers.map(({ odds }) => odds)).toEqual(truth.map(oddsOf));
    expect(offers.map(({ isOpen }) => isOpen)).toEqual(ids.map((_, at) => at >= 5));
    const { rows } = await world.pool.query(
      'select settlement_version as version, count(*)::int as count from sport_market group by 1 order by 1',
    );
    expect(rows).toEqual([
      { version: 0, count: FIXTURES - 5 },
      { version: 1, count: 5 },
    ]);

    // Who follows a fixture received each of its numbers, in their order, and finds no hole.
    await eventually(async () => {
      const written = await world.pool.query<{ fixtureId: string; version: bigint }>(
        'select fixture_id as "fixtureId", version from sport_fixture',
      );
      for (const { fixtureId, version } of written.rows) {
        const given = received.events.filter(({ value }) => value.fixtureId === fixtureId);
        const numbers = [...new Set(given.map(({ value }) => value.version))];
        expect(numbers).toEqual(Array.from({ length: Number(version) }, (_, at) => BigInt(at + 1)));
      }
    });
  },
  limits.heavy,
);
