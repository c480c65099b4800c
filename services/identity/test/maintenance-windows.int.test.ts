import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';

const PATH = '/internal/sites/maintenance';
let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const ask = (siteIds: readonly string[]) => house.internal(PATH, { siteIds });

test('a service hears the windows of the sites it asks for, and when one is cleared', async () => {
  expect((await ask(['noriter', 'elsewhere'])).data).toEqual({ list: [] });
  const startDate = '2026-03-01T00:00:00.000Z';
  const set = '/api/admin/site/check/set';
  const planned = { startDate, endDate: '2026-03-01T02:00:00.000Z' };
  expect((await house.admin(set, planned)).resultCode).toBe('0');
  const window = { siteId: 'noriter', startsAt: startDate, endsAt: planned.endDate };
  expect((await ask(['noriter', 'elsewhere'])).data).toEqual({ list: [window] });
  expect((await ask(['elsewhere'])).data).toEqual({ list: [] });

  expect((await house.admin(set, { startDate })).resultCode).toBe('0');
  expect((await ask(['noriter'])).data).toEqual({ list: [{ ...window, endsAt: null }] });
  expect((await house.admin(set, { clear: true })).resultCode).toBe('0');
  expect((await ask(['noriter'])).data).toEqual({ list: [] });
});

test('too many sites at once are refused, and so is everybody but a service', async () => {
  expect((await ask(Array.from({ length: 101 }, String))).resultCode).toBe('H400');
  const body = { siteIds: ['noriter'] };
  expect((await house.guest(PATH, body)).resultCode).toBe('H401');
  expect((await house.admin(PATH, body)).resultCode).toBe('H403');
});
