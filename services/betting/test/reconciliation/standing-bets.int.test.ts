// @module-tag money
import { randomUUID } from 'node:crypto';
import { callAs, eventually, serviceCaller } from '@noriter/kit/testing';
import { results } from '@noriter/rules/leg-result';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleTickets } from '../../src/settlement/actions/settle-tickets.ts';
import { listenToBets } from '../world/listen-to-bets.ts';
import { total } from '../world/sport-tables.ts';
import { openSportWorld, type SportWorld } from '../world/sport-world.ts';

let world: SportWorld;
const never = new AbortController().signal;
const { win, lose } = results;

beforeAll(async () => {
  world = await openSportWorld('betting_standing');
});
afterAll(() => world.close());

async function placed() {
  const member = world.member();
  await member.give(100_000n);
  const leg = await world.leg();
  const { data } = await world.slip(member, [{ legs: [leg] }]);
  await member.cashIs(90_000n);
  return { ...member, leg, betId: String(data.bets[0].betId) };
}

const partner = (path: string, body: object) =>
  callAs(world.service, serviceCaller('partner'))(path, body);

async function standing(betId: string) {
  return (await partner('/internal/bets/standing', { betIds: [betId] })).data.bets;
}

test('a bet counts by its newest result, and a void one has no turnover', async () => {
  const { betId, leg, memberId } = await placed();
  expect(await standing(betId)).toEqual([]);
  await world.result(leg, { home: win, draw: lose, away: lose });
  await settleTickets(world.deps, never);
  expect(await standing(betId)).toMatchObject([
    {
      memberId,
      version: 1,
      product: 'sport',
      folds: 1,
      inPlay: false,
      stake: '10000',
      returned: '20000',
      turnover: '10000',
    },
  ]);
  await world.result(leg, { home: lose, draw: win, away: lose });
  await settleTickets(world.deps, never);
  expect(await standing(betId)).toMatchObject([{ version: 2, returned: '0', turnover: '10000' }]);

  const other = await placed();
  await other.call('/api/bet/cancel', { betId: other.betId }, { idempotencyKey: randomUUID() });
  expect(await standing(other.betId)).toMatchObject([
    { stake: '10000', returned: '10000', turnover: '0' },
  ]);
});

test('odds pay back what they leave of the whole, a combination the product of its legs', async () => {
  const member = world.member();
  await member.give(100_000n);
  const leg = () => world.leg({ market: total, selectionId: 'over', odds: '1.90' });
  const legs = [await leg(), await leg()];
  const { data } = await world.slip(member, [{ legs }]);
  expect(data.bets).toHaveLength(1);
  const { tickets } = (await partner('/internal/sport/returns', { siteId: 'noriter' })).data;
  // Two prices of 1.90 leave 0.95 of the whole.
  expect(tickets.find(({ folds }: { folds: number }) => folds === 2)).toMatchObject({
    inPlay: false,
    staked: '10000',
    returnBp: 9_025,
  });
});

test('what was settled a moment ago is on its way still, and nobody else may ask', async () => {
  const page = await partner('/internal/bets/settled', { after: new Date(0).toISOString() });
  expect(page.data).toMatchObject({ bets: [] });
  expect(page.data.upto).toBe(page.data.until);
  const operator = world.operator('reconciliation.read');
  expect((await operator('/internal/bets/standing', { betIds: [] })).status).not.toBe(200);
});

test('attack: a ticket beside one on another sport counts as one on both', async () => {
  const bets = await listenToBets(world.space);
  const member = world.member();
  await member.give(100_000n);
  const fixtureId = await world.sportTables.fixture({ sport: 'esport' });
  const [soccer, esport] = [await world.leg(), await world.leg({ fixtureId })];
  const tickets = [
    { legs: [esport], lineStake: '50000' },
    { legs: [soccer], lineStake: '10000' },
    { legs: [await world.leg(), await world.leg({ fixtureId })], lineStake: '10000' },
  ];
  const { data } = await world.slip(member, tickets);
  expect(data.gameId).toBe('mixed');
  type Row = { betId: string; vendorCode: string; cash: string };
  const rows: Row[] = data.bets;
  const games = Object.fromEntries(
    rows.map(({ betId, vendorCode }) => [betId, vendorCode] as const),
  );
  expect(Object.values(games).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'esport',
    'mixed',
    'soccer',
  ]);
  expect(rows.find(({ cash }) => cash === '50000')?.vendorCode).toBe('esport');
  for (const leg of [soccer, esport]) {
    await world.result(leg, { home: win, draw: lose, away: lose });
  }
  await settleTickets(world.deps, never);
  for (const { betId, vendorCode } of rows) {
    const [found] = await standing(betId);
    if (vendorCode !== 'mixed') expect(found).toMatchObject({ gameId: vendorCode });
  }
  const mine = () => bets.events.filter(({ value }) => value.memberId === member.memberId);
  await eventually(() => {
    const events = mine().map(({ value }) => value.event);
    const accepted = events.find((one) => one.case === 'accepted');
    const placed = accepted?.case === 'accepted' ? accepted.value.bets : [];
    expect(placed.map(({ betId, gameId }) => [betId, gameId])).toEqual(Object.entries(games));
    const subjects = events.flatMap((one) =>
      one.case === 'settled' ? [one.value.subject?.gameId ?? ''] : [],
    );
    expect(subjects.toSorted((a, b) => a.localeCompare(b))).toEqual(['esport', 'soccer']);
  });
  await bets.stop();
});
