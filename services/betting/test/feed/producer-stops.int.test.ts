// @module-tag money
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newProducer, type Producer } from '../../src/feed/domain/producer-state.ts';
import { saveProducer } from '../../src/feed/store/producers.ts';
import { readOffers } from '../../src/sportsbook/store/offers.ts';
import { type Leg, openSportWorld, type SportWorld } from '../world/sport-world.ts';

let world: SportWorld;
let leg: Leg;
const holder = randomUUID();
const LONG_MS = 20_000;
/** A clock of a process that is a minute behind. */
const behind = () => new Date(Date.now() - 60_000);

beforeAll(async () => {
  world = await openSportWorld('betting_stops', { withWallet: false });
  leg = await world.leg({ live: true });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.sportTables.producer('live');
  await world.pool.query(
    `update feed_producer set holder = $1, up_since = null where producer = 'live'`,
    [holder],
  );
});

const up = (changes: Partial<Producer> = {}): Producer => ({
  ...newProducer,
  state: 'up',
  epoch: 1,
  sequence: 1,
  aliveAt: new Date(Date.now() + 3_600_000),
  mustRecover: false,
  ...changes,
});

async function save(producer: Producer, wavered = false) {
  const client = await world.pool.connect();
  try {
    expect(await saveProducer(client, { name: 'live', holder, producer, wavered })).toBe(true);
  } finally {
    client.release();
  }
}

async function now(): Promise<number> {
  const { rows } = await world.pool.query<{ at: Date }>('select clock_timestamp() as at');
  return rows[0]?.at.getTime() ?? 0;
}

/** When its markets last stopped, or were open again. */
async function stoppedAt(): Promise<number> {
  const [offer] = await readOffers(world.pool, [leg]);
  return offer?.stoppedAt?.getTime() ?? 0;
}

it('no stop is written while a producer stays up', async () => {
  await save(up({ stoppedAt: behind() }));
  expect(await stoppedAt()).toBe(0);
});

it("attack: its stop and its end are dated by a process whose clock is behind the database's", async () => {
  const before = await now();
  await save(up({ state: 'recovering', stoppedAt: behind() }));
  expect(await stoppedAt()).toBeGreaterThanOrEqual(before);
  const between = await now();
  await save(up({ stoppedAt: behind() }));
  expect(await stoppedAt()).toBeGreaterThanOrEqual(between);
});

it('attack: a gap that closes with the messages that showed it is no stop', async () => {
  const before = await now();
  await save(up({ stoppedAt: behind() }), true);
  expect(await stoppedAt()).toBeGreaterThanOrEqual(before);
});

it('attack: a silence that nobody wrote down while it lasted is no stop', async () => {
  await world.sportTables.producer('live', { aliveAgoMs: LONG_MS });
  expect((await readOffers(world.pool, [leg]))[0]?.isOpen).toBe(false);
  const before = await now();
  await save(up());
  expect((await readOffers(world.pool, [leg]))[0]?.isOpen).toBe(true);
  expect(await stoppedAt()).toBeGreaterThanOrEqual(before);
});
