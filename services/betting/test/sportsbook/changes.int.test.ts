import { randomUUID } from 'node:crypto';
import { callAs, guestCaller, serviceCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BettingWorld, openBettingWorld } from '../world/betting-world.ts';
import { openSportTables, threeWay, total } from '../world/sport-tables.ts';

let world: BettingWorld;
let sportTables: ReturnType<typeof openSportTables>;
let backOffice: ReturnType<BettingWorld['operator']>;

beforeAll(async () => {
  world = await openBettingWorld('betting_sport_changes', { withWallet: false });
  sportTables = openSportTables(world.pool);
  backOffice = world.operator('betting.read', 'betting.manage');
  await sportTables.producer('prematch');
});
afterAll(() => world.close());

const reason = 'A price that cannot be';

async function changesOf(...fixtures: { fixtureId: string; since: number | null }[]) {
  const service = { url: world.running.url, key: world.space.keyring };
  const call = callAs(service, serviceCaller('notifier'));
  return (await call('/internal/sport/changes', { fixtures })).data.fixtures;
}

const set = (what: 'fixture' | 'market', body: object) =>
  backOffice(`/api/admin/sport/${what}/set`, { ...body, reason }, { idempotencyKey: randomUUID() });

it('brings the markets that changed after the version that is named, as pages have them', async () => {
  const fixtureId = await sportTables.fixture();
  const totalKey = await sportTables.market(fixtureId, total);
  const winnerKey = await sportTables.market(fixtureId, threeWay);
  await set('market', { fixtureId, marketKey: totalKey, houseState: 'suspended' });
  await set('market', { fixtureId, marketKey: winnerKey, houseState: 'closed' });

  const { data } = await world.guest('/api/sport/fixture', { fixtureId });
  const { version, state, startsAt, scoreboard, markets } = data.fixture;
  const head = { fixtureId, version, state, startsAt, scoreboard };
  expect(version).toBe(2);
  const marketOf = (key: string) =>
    markets.find(({ marketKey }: { marketKey: string }) => marketKey === key);
  expect(await changesOf({ fixtureId, since: 1 })).toEqual([
    { ...head, markets: [marketOf(winnerKey)] },
  ]);
  const [all] = await changesOf({ fixtureId, since: 0 });
  expect(all.markets).toHaveLength(2);
});

it('brings all markets of a fixture whose margin or state changed: they are offered otherwise', async () => {
  const fixtureId = await sportTables.fixture();
  await sportTables.market(fixtureId, total);
  await sportTables.market(fixtureId, threeWay);
  await set('fixture', { fixtureId, margin: 100 });
  const [taken] = await changesOf({ fixtureId, since: 0 });
  expect(taken.markets).toHaveLength(2);
  for (const { selections } of taken.markets) expect(selections[0].odds).toBe('2.35');
  await set('fixture', { fixtureId, margin: 100, houseState: 'suspended' });
  const [stopped] = await changesOf({ fixtureId, since: taken.version });
  expect(stopped.markets.map(({ state }: { state: string }) => state)).toEqual([
    'suspended',
    'suspended',
  ]);
});

it('leaves out what did not change or does not exist, and gives the number to who names none', async () => {
  const [same, other] = [await sportTables.fixture(), await sportTables.fixture()];
  await sportTables.market(other, total);
  expect(
    await changesOf(
      { fixtureId: same, since: 0 },
      { fixtureId: 'sr:match:none', since: null },
      { fixtureId: other, since: null },
    ),
  ).toEqual([expect.objectContaining({ fixtureId: other, version: 0, markets: null })]);
});

it('is for other services alone', async () => {
  const service = { url: world.running.url, key: world.space.keyring };
  const guest = await callAs(service, guestCaller())('/internal/sport/changes', { fixtures: [] });
  expect(guest.status).toBe(401);
});
