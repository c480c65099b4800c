import { FUZZ_MS_MAX, fuzzRoutes } from '@noriter/kit/testing/fuzz/fuzz-routes';
import { expect, test } from 'vitest';
import { wallet } from '../src/service.ts';
import { openWalletWorld } from './wallet-world.ts';

const MEMBERS = 12;

test(
  'no body whatever is answered by a 5xx, or outside of what the document says',
  async () => {
    const world = await openWalletWorld('wallet_fuzz');
    const members = Array.from({ length: MEMBERS }, () => world.member());
    const memberIds = members.map(({ memberId }) => memberId);
    await Promise.all(
      memberIds.map((memberId, at) => world.approve(memberId, { loginId: `fuzz${at}` })),
    );
    await world.giveAll(memberIds.map((memberId) => ({ memberId, amount: 1_000_000n })));
    const asked = await Promise.all(
      members.slice(0, 4).map(({ call }) => call('/api/cash/in', { amount: '50000' })),
    );
    const found = await fuzzRoutes({
      url: world.service.url,
      key: world.space.keyring,
      routes: wallet.routes,
      memberIds,
      known: {
        memberId: memberIds,
        memberIds: [memberIds],
        requestId: asked.flatMap(({ data }) => data?.requestId ?? []),
        amount: ['1', '10000', '50000', '999999999999999'],
        version: [0, 1],
      },
    });
    await world.close();
    expect([...found.failures, ...found.outside]).toEqual([]);
  },
  FUZZ_MS_MAX,
);
