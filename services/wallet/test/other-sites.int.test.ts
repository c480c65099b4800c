import { askAcrossSites } from '@noriter/kit/testing/fuzz/ask-across-sites';
import { FUZZ_MS_MAX } from '@noriter/kit/testing/fuzz/fuzz-routes';
import { expect, test } from 'vitest';
import { wallet } from '../src/service.ts';
import { openWalletWorld } from './wallet-world.ts';

const REASON = 'known to this site alone';

test(
  'an operator of another site sees and moves nothing of this one',
  async () => {
    const world = await openWalletWorld('wallet_other_sites');
    const members = Array.from({ length: 4 }, () => world.member());
    const memberIds = members.map(({ memberId }) => memberId);
    const loginIds = memberIds.map((_, at) => `crossed${at}`);
    await Promise.all(
      memberIds.map((memberId, at) => world.approve(memberId, { loginId: loginIds[at] ?? '' })),
    );
    await world.giveAll(memberIds.map((memberId) => ({ memberId, amount: 1_000_000n })));
    await Promise.all(members.map(({ call }) => call('/api/cash/in', { amount: '50000' })));
    const operator = world.operator('cash.adjust', 'cash.policy');
    for (let asked = 0; asked < 6; asked += 1) {
      const up = { memberId: memberIds[0], direction: 'up', amount: '50000000', reason: REASON };
      expect((await operator('/api/admin/wallet/adjust', up)).data.outcome).toBe('asked');
    }
    const velocity = { rules: [], blockSeconds: 7007 };
    const change = { version: 0, velocity, reason: REASON };
    expect((await operator('/api/admin/cash/velocity/set', change)).resultCode).toBe('0');
    const { crossed, reached } = await askAcrossSites({
      url: world.service.url,
      key: world.space.keyring,
      routes: wallet.routes,
      pool: world.pool,
      known: {
        memberId: memberIds,
        memberIds: [memberIds],
        amount: ['1', '10000', '50000'],
        version: [0, 1],
        reason: ['시험'],
      },
      marks: [...loginIds, REASON, '"blockSeconds":7007'],
    });
    await world.close();
    expect(crossed).toEqual([]);
    expect(reached).toEqual(
      expect.arrayContaining([
        '/api/admin/cash/approve',
        '/api/admin/cash/takeBack',
        '/api/admin/cash/velocity/versions',
        '/api/admin/wallet/account',
        '/api/admin/wallet/adjustments/list',
        '/api/admin/wallet/adjustments/approve',
        '/api/admin/wallet/adjust',
        '/api/admin/wallet/ban',
      ]),
    );
  },
  FUZZ_MS_MAX,
);
