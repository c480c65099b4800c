import { askAcrossSites } from '@noriter/kit/testing/fuzz/ask-across-sites';
import { FUZZ_MS_MAX } from '@noriter/kit/testing/fuzz/fuzz-routes';
import { expect, test } from 'vitest';
import { identity } from '../src/service.ts';
import { makeMember, openIdentityWorld, withoutCaptcha } from './identity-world.ts';

test(
  'an operator of another site sees and changes nothing of this one',
  async () => {
    const world = await openIdentityWorld();
    await withoutCaptcha(world);
    const members = [
      await makeMember(world.deps),
      await makeMember(world.deps, { partnerType: 'PTN_5' }),
      await makeMember(world.deps, { status: 'pending' }),
    ];
    const memberIds = members.map(({ memberId }) => memberId);
    const { crossed, reached } = await askAcrossSites({
      url: world.url,
      key: world.space.keyring,
      routes: identity.routes,
      pool: world.deps.pool,
      known: { memberId: memberIds, memberIds: [memberIds], version: [0, 1] },
      marks: members.flatMap(({ loginId, nickname }) => [loginId, nickname]),
    });
    await world.close();
    expect(crossed).toEqual([]);
    expect(reached).toEqual(
      expect.arrayContaining([
        '/api/admin/members/detail',
        '/api/admin/members/approve',
        '/api/admin/members/suspend',
        '/api/admin/members/notes/add',
        '/api/admin/roles/save',
        '/api/admin/site/gameLock',
      ]),
    );
  },
  FUZZ_MS_MAX,
);
