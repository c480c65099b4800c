import { askAcrossSites } from '@noriter/kit/testing/fuzz/ask-across-sites';
import { FUZZ_MS_MAX } from '@noriter/kit/testing/fuzz/fuzz-routes';
import { expect, test } from 'vitest';
import { wallet } from '../src/service.ts';
import { openWalletWorld } from './wallet-world.ts';

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
      },
      marks: loginIds,
    });
    await world.close();
    expect(crossed).toEqual([]);
    expect(reached).toEqual(
      expect.arrayContaining([
        '/api/admin/cash/approve',
        '/api/admin/cash/takeBack',
        '/api/admin/wallet/account',
        '/api/admin/wallet/adjust',
        '/api/admin/wallet/ban',
      ]),
    );
  },
  FUZZ_MS_MAX,
);
