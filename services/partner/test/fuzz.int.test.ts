import { FUZZ_MS_MAX, fuzzRoutes } from '@noriter/kit/testing/fuzz/fuzz-routes';
import { expect, test } from 'vitest';
import { partner } from '../src/service.ts';
import { openPartnerWorld } from './world/partner-world.ts';

test(
  'no body whatever is answered by a 5xx, or outside of what the document says',
  async () => {
    const world = await openPartnerWorld('partner_fuzz');
    const top = await world.approve('top', { parent: null, tier: 1 });
    const below = await world.approve('below', { parent: top, tier: 2 });
    const player = await world.approve('player', { parent: below });
    const found = await fuzzRoutes({
      url: world.service.url,
      key: world.space.keyring,
      routes: partner.routes,
      memberIds: [top, below, player].map(({ memberId }) => memberId),
      known: { loginId: ['top', 'below', 'player'], version: [0, 1], day: ['2026-01-14'] },
    });
    await world.close();
    expect([...found.failures, ...found.outside]).toEqual([]);
  },
  FUZZ_MS_MAX,
);
