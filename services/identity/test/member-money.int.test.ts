// @module-tag money
import { randomUUID } from 'node:crypto';
import {
  callAs,
  eventually,
  memberCaller,
  openTestSpace,
  operatorCaller,
  startTestService,
} from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wallet } from '../../wallet/src/service.ts';
import { identity } from '../src/service.ts';
import { makeMember } from './identity-world.ts';

/** Both real: identity asks the wallet, on servers of its own. */
async function openBoth() {
  const space = await openTestSpace('identity_money');
  const walletDatabase = await space.createDatabase('wallet');
  const asks = { DATABASE_URL: walletDatabase, IDENTITY_URL: 'http://127.0.0.1:9' };
  const purse = await startTestService(wallet, { space, env: asks });
  const cheap = { ARGON2_MEMORY_KIB: '64', ARGON2_PASSES: '1', WALLET_URL: purse.url };
  const members = await startTestService(identity, { space, env: cheap });
  return { space, purse, members };
}

let both: Awaited<ReturnType<typeof openBoth>>;

beforeAll(async () => {
  both = await openBoth();
});
afterAll(async () => {
  await both.members.stop();
  await both.purse.stop();
  await both.space.close();
});

it('a member sees their phone and money, and without the wallet still who they are', async () => {
  const { space, purse, members } = both;
  const key = space.keyring;
  const member = await makeMember(members.deps, { status: 'active', phone: '01012345678' });
  const { memberId } = member;
  const call = callAs({ url: members.url, key }, memberCaller({ memberId }));
  // A wallet that answers late is left out, and this is not about that.
  await eventually(async () => {
    expect((await call('/api/member/info')).data.member).toMatchObject({
      memId: member.loginId,
      memPhone: expect.stringMatching(/5678$/),
      cashAmt: '0',
      pointAmt: '0',
    });
  });

  await purse.deps.pool.query(
    `insert into member (member_id, site_id, login_id, nickname)
     values ($1, 'noriter', 'player', 'player')`,
    [memberId],
  );
  const cashier = callAs(
    { url: purse.url, key },
    operatorCaller({ permissions: ['cash.adjust', 'cash.read'] }),
  );
  const wish = { memberId, direction: 'up', amount: '12345', reason: 'test' };
  const given = await cashier('/api/admin/wallet/adjust', wish, { idempotencyKey: randomUUID() });
  expect(given.resultCode).toBe('0');
  await eventually(async () => {
    expect((await call('/api/member/info')).data.member.cashAmt).toBe('12345');
  });

  await purse.stop();
  expect((await call('/api/member/info')).data.member).toMatchObject({
    memId: member.loginId,
    cashAmt: null,
    pointAmt: null,
  });
});
