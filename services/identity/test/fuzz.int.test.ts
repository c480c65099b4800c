import { FUZZ_MS_MAX, fuzzRoutes } from '@noriter/kit/testing/fuzz/fuzz-routes';
import { expect, test } from 'vitest';
import { identity } from '../src/service.ts';
import { makeMember, openIdentityWorld, password, withoutCaptcha } from './identity-world.ts';

const MEMBERS = 12;

test(
  'no body whatever is answered by a 5xx, or outside of what the document says',
  async () => {
    const world = await openIdentityWorld();
    await withoutCaptcha(world);
    const members = await Promise.all(
      Array.from({ length: MEMBERS }, () => makeMember(world.deps)),
    );
    const applied = await makeMember(world.deps, { status: 'pending' });
    const memberIds = members.map(({ memberId }) => memberId);
    const found = await fuzzRoutes({
      url: world.url,
      key: world.space.keyring,
      routes: identity.routes,
      memberIds,
      known: {
        memberId: [...memberIds, applied.memberId],
        memberIds: [memberIds],
        memId: members.map(({ loginId }) => loginId),
        memPass: [password],
        presentPass: [password],
        version: [0, 1],
        role: ['super', 'cashier'],
        roleId: ['super', 'cashier', 'fuzzed'],
      },
    });
    await world.close();
    expect([...found.failures, ...found.outside]).toEqual([]);
  },
  FUZZ_MS_MAX,
);
