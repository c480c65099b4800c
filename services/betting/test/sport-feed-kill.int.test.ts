import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eventually, type Listening, listenTo } from '@noriter/kit/testing';
import { marketEvents } from '@noriter/proto/topics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOffers } from '../src/queries/sport-offers.ts';
import { type BettingHouse, openBettingHouse } from './betting-house.ts';
import {
  type FeedStage,
  fixtureSaid,
  openFeedStage,
  settledSaid,
  TOTAL,
  totalSaid,
} from './feed-stage.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const KILLS = 3;
const FIXTURES = 20;
/** Prices of a storm: said as fast as they can be, so that each kill falls into a batch. */
const PRICES = 1_200;

let house: BettingHouse;
let stage: FeedStage;
let heard: Listening<typeof marketEvents>;
let child: ChildProcess;

beforeAll(async () => {
  house = await openBettingHouse('betting_feed_kill', { withWallet: false });
  stage = await openFeedStage();
  heard = await listenTo(house.space, marketEvents);
});
afterAll(async () => {
  child.kill('SIGKILL');
  await heard.stop();
  await stage.close();
  await house.close();
});

/** A process of its own, which can be killed. The house sends what it leaves in the outbox. */
function run(): ChildProcess {
  const env = house.space.env({
    DRAW_KEY: Buffer.alloc(32, 5).toString('base64'),
    WALLET_URL: 'http://127.0.0.1:9',
    ODDS_FEED_URL: stage.url,
  });
  const started = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: 'ignore',
  });
  return started;
}

async function producer() {
  const { rows } = await house.pool.query<{ state: string; sequence: bigint; holder: string }>(
    `select state, sequence, holder from feed_producer where producer = 'prematch'`,
  );
  const [row] = rows;
  if (!row) throw new Error('Nobody has heard it yet.');
  return row;
}

it('killed in the midst of a batch, what the feed said counts once all the same', async () => {
  child = run();
  const ids = Array.from({ length: FIXTURES }, () => `sr:match:${randomUUID()}`);
  for (const id of ids) stage.say('prematch', fixtureSaid(id));
  await eventually(async () => expect((await producer()).state).toBe('up'), 25_000);
  let price = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = await producer();
    for (let count = 0; count < PRICES / KILLS; count += 1) {
      price += 1;
      stage.say('prematch', totalSaid(ids[price % FIXTURES] ?? '', `2.${100 + (price % 800)}`));
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
    }, 25_000);
  }
  for (const id of ids.slice(0, 5)) stage.say('prematch', settledSaid(id, 'over'));
  const last = BigInt(stage.product('prematch').lines.at(-1)?.sequence ?? 0);
  await eventually(
    async () => expect(await producer()).toMatchObject({ state: 'up', sequence: last }),
    25_000,
  );

  const legs = ids.map((fixtureId) => ({ fixtureId, marketKey: TOTAL, selectionId: 'over' }));
  const offers = await readOffers(house.pool, legs);
  const truth = ids.map((id) => {
    const lines = stage.product('prematch').lines.filter(({ text }) => text.includes(id));
    const said = lines.findLast(({ text }) => text.includes('odds_change'))?.text ?? '';
    return /id="12" odds="([\d.]+)"/.exec(said)?.[1] ?? '';
  });
  expect(offers.map(({ odds }) => Number(odds) / 1000)).toEqual(truth.map(Number));
  expect(offers.map(({ isOpen }) => isOpen)).toEqual(ids.map((_, at) => at >= 5));
  const { rows } = await house.pool.query(
    'select settlement_version as version, count(*)::int as count from sport_market group by 1 order by 1',
  );
  expect(rows).toEqual([
    { version: 0, count: FIXTURES - 5 },
    { version: 1, count: 5 },
  ]);

  // Who follows a fixture heard each of its numbers, in their order, and finds no hole.
  await eventually(async () => {
    const written = await house.pool.query<{ fixtureId: string; version: bigint }>(
      'select fixture_id as "fixtureId", version from sport_fixture',
    );
    for (const { fixtureId, version } of written.rows) {
      const told = heard.events.filter(({ value }) => value.fixtureId === fixtureId);
      const numbers = [...new Set(told.map(({ value }) => value.version))];
      expect(numbers).toEqual(Array.from({ length: Number(version) }, (_, at) => BigInt(at + 1)));
    }
  }, 15_000);
}, 150_000);
