import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStartWorld, type StartWorld } from '../world/start-world.ts';

let world: StartWorld;

beforeAll(async () => {
  world = await openStartWorld();
});
afterAll(() => world.close());

const beacon = { BEACON_URL: 'http://127.0.0.1:9' };
const away = { IDENTITY_URL: 'http://127.0.0.1:9' };

describe('draws without a beacon', () => {
  it('are free to demonstrations', async () => {
    await world.makeSite('demo');
    await expect(world.start({})).resolves.toBeUndefined();
  });

  it('are nothing for a site in real mode: the service does not start', async () => {
    await world.makeSite('real');
    await expect(world.start({})).rejects.toThrow(
      'Site site-real is in real mode without BEACON_URL',
    );
    await expect(world.start(beacon)).resolves.toBeUndefined();
    // Then identity's own look has to do.
    await expect(world.start(away)).resolves.toBeUndefined();
  });
});
