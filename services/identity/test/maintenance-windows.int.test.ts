import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IdentityWorld, openIdentityWorld } from './identity-world.ts';

const PATH = '/internal/sites/rules';
let world: IdentityWorld;

beforeAll(async () => {
  world = await openIdentityWorld();
});
afterAll(() => world.close());

const ask = (siteIds: readonly string[]) => world.internal(PATH, { siteIds });

test('a service gets the windows of the sites it asks for, and when one is cleared', async () => {
  expect((await ask(['noriter', 'elsewhere'])).data).toMatchObject({ closed: [] });
  const startDate = '2026-03-01T00:00:00.000Z';
  const set = '/api/admin/site/check/set';
  const planned = { startDate, endDate: '2026-03-01T02:00:00.000Z' };
  expect((await world.admin(set, planned)).resultCode).toBe('0');
  const window = { siteId: 'noriter', startsAt: startDate, endsAt: planned.endDate };
  expect((await ask(['noriter', 'elsewhere'])).data).toMatchObject({ closed: [window] });
  expect((await ask(['elsewhere'])).data).toMatchObject({ closed: [] });

  expect((await world.admin(set, { startDate })).resultCode).toBe('0');
  expect((await ask(['noriter'])).data).toMatchObject({ closed: [{ ...window, endsAt: null }] });
  expect((await world.admin(set, { clear: true })).resultCode).toBe('0');
  expect((await ask(['noriter'])).data).toMatchObject({ closed: [] });
});

test('too many sites at once are refused, and so is everybody but a service', async () => {
  expect((await ask(Array.from({ length: 101 }, String))).resultCode).toBe('H400');
  const body = { siteIds: ['noriter'] };
  expect((await world.guest(PATH, body)).resultCode).toBe('H401');
  expect((await world.admin(PATH, body)).resultCode).toBe('H403');
});
