// @module-tag money
import { randomUUID } from 'node:crypto';
import { callAs, operatorCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleBets } from '../../src/settlement/actions/settle-bets.ts';
import { type BettingWorld, openBettingWorld } from '../world/betting-world.ts';

// What one operator does alone counts together, in whichever service: many acts below each limit are one.

let world: BettingWorld;
const never = new AbortController().signal;

beforeAll(async () => {
  world = await openBettingWorld('betting_together_book');
});
afterAll(() => world.close());

/** A site whose operators do 500,000 won a day alone, and a member who has lost 100,000 on a round. */
async function openSite() {
  const siteId = `site-${randomUUID().slice(0, 8)}`;
  await world.seedCashPolicy(siteId);
  const wallet = { url: world.wallet?.url ?? '', key: world.space.keyring };
  const admin = callAs(
    wallet,
    operatorCaller({ siteId, permissions: ['cash.read', 'cash.policy'] }),
  );
  const { policy, version } = (await admin('/api/admin/cash/policy/get', {})).data;
  const strict = { ...policy, aloneDayMax: '500000' };
  const set = await admin('/api/admin/cash/policy/set', { version, policy: strict });
  expect(set.resultCode).toBe('0');
  const member = world.member({ siteId });
  await world.walletPool.query(
    `insert into member (member_id, site_id, login_id, nickname) values ($1, $2, 'm', 'm')`,
    [member.memberId, siteId],
  );
  await member.give(1_000_000n);
  const permissions = ['betting.read', 'betting.manage', 'cash.adjust', 'cash.read'];
  return {
    siteId,
    member,
    operator: () => {
      const caller = operatorCaller({ siteId, permissions });
      return { inBetting: callAs(world.service, caller), inWallet: callAs(wallet, caller) };
    },
    /** A round on which the member has lost so much. */
    lost: async (stake: string) => {
      const round = await world.openRound();
      const { resultCode } = await member.bet(round, [{ selectionId: 'sum-odd', stake }]);
      expect(resultCode).toBe('0');
      await world.draw(round, { sum: 72, powerball: 2 });
      await settleBets(world.deps, never);
      return { roundId: round.roundId, refund: stake, reason: '표시 오류' };
    },
  };
}

const VOID = '/api/admin/betting/rounds/void/ask';
const ADJUST = '/api/admin/wallet/adjust';

it('attack: voids in betting and corrections in the wallet, each below its own limit', async () => {
  const { member, operator, lost } = await openSite();
  const anna = operator();
  expect((await anna.inBetting(VOID, await lost('300000'))).data.outcome).toBe('approved');
  const wish = { memberId: member.memberId, direction: 'up', reason: '보상' };
  // 300,000 won more would be 600,000 in all.
  const corrected = await anna.inWallet(ADJUST, { ...wish, amount: '300000' });
  expect(corrected.data.outcome).toBe('asked');
  expect((await anna.inWallet(ADJUST, { ...wish, amount: '150000' })).data.outcome).toBe('applied');
  expect((await anna.inBetting(VOID, await lost('60000'))).data.outcome).toBe('waiting');
  // Another one has a book of their own.
  expect((await operator().inBetting(VOID, await lost('60000'))).data.outcome).toBe('approved');
});

it('attack: both at the same moment', async () => {
  const { member, operator, lost } = await openSite();
  const anna = operator();
  const rounds = [await lost('200000'), await lost('200000'), await lost('200000')];
  const wish = { memberId: member.memberId, direction: 'up', amount: '200000', reason: '보상' };
  const answers = await Promise.all([
    ...rounds.map((one) => anna.inBetting(VOID, one)),
    anna.inWallet(ADJUST, wish),
  ]);
  const alone = answers.filter(({ data }) => ['approved', 'applied'].includes(data.outcome));
  expect(alone).toHaveLength(2);
});

it('while the book cannot be asked a second operator has to approve', async () => {
  const { operator, lost } = await openSite();
  const round = await lost('10000');
  await world.wallet?.stop();
  expect((await operator().inBetting(VOID, round)).data.outcome).toBe('waiting');
});
