import { expect, test } from 'vitest';
import { gateway } from '../../services/gateway/src/service.ts';
import { loadServices } from './load-services.ts';

test('the gateway judges each call that brings money into play, and no other', async () => {
  const services = await loadServices();
  const routes = services.flatMap((service) => service.routes ?? []);
  const entries = routes.filter(({ bringsMoney }) => bringsMoney).map(({ path }) => path);
  expect(entries.toSorted()).toEqual([...gateway.moneyEntries].sort());
});
