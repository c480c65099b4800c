import { askAcrossSites } from '@noriter/kit/testing/fuzz/ask-across-sites';
import { FUZZ_MS_MAX } from '@noriter/kit/testing/fuzz/fuzz-routes';
import { expect, test } from 'vitest';
import { createDemoOperator } from '../src/actions/operators/create-operator.ts';
import { identity } from '../src/service.ts';
import { makeMember, openIdentityWorld, withoutCaptcha } from './identity-world.ts';

const OPERATORS = ['crossedone', 'crossedtwo', 'crossedthree'];
const REASON = 'known to this site alone';

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
    for (const loginId of OPERATORS) {
      await createDemoOperator(world.deps, {
        operatorId: world.deps.ids.next(),
        siteId: 'noriter',
        loginId,
        name: loginId,
        password: 'a long password',
        role: 'super',
        addresses: [],
        totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      });
    }
    const velocity = { rules: [], blockSeconds: 7007 };
    const change = { version: 0, velocity, reason: REASON };
    expect((await world.admin('/api/admin/site/velocity/set', change)).resultCode).toBe('0');
    const { crossed, reached } = await askAcrossSites({
      url: world.url,
      key: world.space.keyring,
      routes: identity.routes,
      pool: world.deps.pool,
      known: { memberId: memberIds, memberIds: [memberIds], version: [0, 1], reason: ['시험'] },
      marks: [
        ...members.flatMap(({ loginId, nickname }) => [loginId, nickname]),
        ...OPERATORS,
        REASON,
        '"blockSeconds":7007',
      ],
    });
    await world.close();
    expect(crossed).toEqual([]);
    expect(reached).toEqual(
      expect.arrayContaining([
        '/api/admin/members/detail',
        '/api/admin/members/approve',
        '/api/admin/members/suspend',
        '/api/admin/members/notes/add',
        '/api/admin/operators/list',
        '/api/admin/operators/names',
        '/api/admin/roles/save',
        '/api/admin/site/velocity/versions',
        '/api/admin/site/gameLock',
      ]),
    );
  },
  FUZZ_MS_MAX,
);
