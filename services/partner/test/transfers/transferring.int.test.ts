// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually } from '@noriter/kit/testing';
import { expect, onTestFinished, test } from 'vitest';
import { transfer } from '../world/cash-shares.ts';
import {
  fiveTiers,
  openPartnerWorld,
  type PartnerWorld,
  type Someone,
} from '../world/partner-world.ts';
import { setPolicy } from '../world/set-policy.ts';

async function open(label: string) {
  const world = await openPartnerWorld(label, { withWallet: true });
  onTestFinished(() => world.close());
  return { world, people: await fiveTiers(world) };
}

const move = (
  world: PartnerWorld,
  by: Someone,
  [kind, other, amount, key = randomUUID()]: ['give' | 'take', Someone, string, string?],
) =>
  world.as(by)(
    `/api/partner/transfer/${kind}`,
    { memberId: other.memberId, amount, cashOutPass: '1234' },
    { idempotencyKey: key },
  );

/** So much has to be staked before the deposits of somebody may leave. */
async function requireTurnover({ walletPool }: PartnerWorld, { memberId }: Someone, won: bigint) {
  await walletPool.query(
    `insert into rolling_requirement (requirement_id, site_id, member_id, required, weights, created_at)
     values ($1, 'noriter', $2, $3, '{"*":100}', now())`,
    [randomUUID(), memberId, won],
  );
}

test('money goes down the tree and back, once for each key, and never below zero', async () => {
  const { world, people } = await open('partner_transfers');
  const { four, five, player } = people;
  await world.fund(four, 100_000n);
  const key = randomUUID();
  const given = await move(world, four, ['give', player, '30000', key]);
  expect(given).toMatchObject({ resultCode: '0', data: { cash: '70000' } });
  expect((await move(world, four, ['give', player, '30000', key])).data).toEqual(given.data);
  expect((await move(world, four, ['give', player, '40000', key])).resultCode).toBe('C999');
  await eventually(async () => expect(await world.cash(player)).toBe('30000'));

  expect((await move(world, four, ['take', player, '30001'])).resultCode).toBe('C701');
  expect((await move(world, four, ['give', player, '80000'])).resultCode).toBe('C601');
  expect((await move(world, four, ['take', player, '20000'])).resultCode).toBe('0');
  await eventually(async () => expect(await world.cash(four)).toBe('90000'));
  expect(await world.cash(player)).toBe('10000');
  const { rows } = await world.walletPool.query(
    `select coalesce(sum(amount), 0)::int as won from ledger_entry where account = 'partner:transfer'`,
  );
  expect(rows).toEqual([{ won: 0 }]);
  const { list } = (await world.as(four)('/api/partner/transfer/list')).data;
  expect(list.map(({ state }: { state: string }) => state).sort()).toEqual([
    'done',
    'done',
    'refused',
    'refused',
  ]);
  expect((await world.as(five)('/api/partner/transfer/list')).data.list).toEqual([]);
});

test('attack: a store reads in its transfers what the partner above it has', async () => {
  const { world, people } = await open('partner_transfer_cash_seen');
  const { three, four, five } = people;
  await world.fund(four, 100_000n);
  await transfer(world, four, ['give', five, '30000']);
  const seen = async (who: ReturnType<typeof world.as>, path = '/api/partner/transfer/list') =>
    (await who(path)).data.list.map(({ fromCash, toCash }: Record<string, unknown>) => [
      fromCash,
      toCash,
    ]);
  expect(await seen(world.as(five))).toEqual([[null, '30000']]);
  expect(await seen(world.as(four))).toEqual([['70000', '30000']]);
  const operator = world.operator('partners.read');
  expect(await seen(operator, '/api/admin/partner/transfer/list')).toEqual([['70000', '30000']]);
  // Who stands above both sees both.
  const below = { partnerId: five.memberId };
  const { list } = (await world.as(three)('/api/partner/transfer/list', below)).data;
  expect(list).toMatchObject([{ fromCash: '70000', toCash: '30000' }]);
});

test('who may not, to whom not, how much not, and a wrong password', async () => {
  const { world, people } = await open('partner_transfer_refusals');
  const { three, four, player } = people;
  const codeOf = async (...asked: Parameters<typeof move>) => (await move(...asked)).resultCode;
  expect(await codeOf(world, four, ['give', three, '5000'])).toBe('C302');
  expect(await codeOf(world, four, ['take', three, '5000'])).toBe('C402');
  expect(await codeOf(world, player, ['give', four, '5000'])).toBe('C502');
  expect(await codeOf(world, player, ['take', four, '5000'])).toBe('PT101');
  for (const amount of ['', '0', '-5', '999', '20000001', '1e4']) {
    expect(await codeOf(world, four, ['give', player, amount])).toBe('C303');
  }
  world.identity.outcome = 'wrong';
  expect(await codeOf(world, four, ['give', player, '5000'])).toBe('C008');
  world.identity.outcome = 'ok';
  world.identity.code = 'wrong';
  expect(await codeOf(world, four, ['give', player, '5000'])).toBe('U124');
  world.identity.code = 'locked';
  expect(await codeOf(world, four, ['take', player, '5000'])).toBe('PT602');
  world.identity.code = 'none';
  expect(await codeOf(world, four, ['give', player, '5000'])).toBe('C601');
  // With real money a second factor is needed, whatever the policy says.
  world.identity.isReal = true;
  expect(await codeOf(world, four, ['give', player, '5000'])).toBe('PT601');
  world.identity.isReal = false;
  await setPolicy(world, { transfersNeedCode: true });
  await eventually(async () =>
    expect(await codeOf(world, four, ['give', player, '5000'])).toBe('PT601'),
  );
  world.identity.code = 'right';
  expect(await codeOf(world, four, ['give', player, '5000'])).toBe('C601');
  const terms = { mayTransfer: false, carriesLoss: true, cycle: 'day', fee: '0', cut: '0' };
  const set = { partnerId: four.memberId, ...terms };
  await world.operator('partners.manage')('/api/admin/partner/terms', set);
  expect(await codeOf(world, four, ['give', player, '5000'])).toBe('C301');
  expect(await codeOf(world, four, ['take', player, '5000'])).toBe('C401');
});

test('members give each other money by id where the site allows it, and nobody else', async () => {
  const { world, people } = await open('partner_member_gifts');
  const { five, player } = people;
  const friend = await world.approve('friend', { parent: five });
  await world.fund(player, 50_000n);
  const give = (loginId: string) =>
    world.as(player, { isPartner: false })(
      '/api/partner/transfer/give',
      { loginId, amount: '10000', cashOutPass: '1234' },
      { idempotencyKey: randomUUID() },
    );
  expect((await give('friend')).resultCode).toBe('C502');
  await setPolicy(world, { membersGive: true });
  // A second factor is asked of partners, and of members who have one.
  world.identity.isReal = true;
  await eventually(async () => expect((await give('FRIEND')).resultCode).toBe('0'));
  await eventually(async () => expect(await world.cash(friend)).toBe('10000'));
  for (const nobody of ['nobody', 'ptn5', 'ptnplayer']) {
    expect((await give(nobody)).resultCode).toBe('C302');
  }

  // A deposit that has to be staked before it may leave does not leave as a gift.
  await requireTurnover(world, player, 30_000n);
  expect(await give('friend')).toMatchObject({
    resultCode: 'C216',
    resultMessage: expect.stringContaining('30,000'),
  });
  expect(await world.cash(friend)).toBe('10000');
});

test('attack: what has to be staked yet does not leave through the partner above', async () => {
  const { world, people } = await open('partner_turnover_taken');
  const { four, five, player } = people;
  await world.fund(player, 50_000n);
  await world.fund(five, 50_000n);
  await requireTurnover(world, player, 150_000n);
  await requireTurnover(world, five, 150_000n);
  expect(await move(world, five, ['take', player, '50000'])).toMatchObject({
    resultCode: 'C216',
    resultMessage: expect.stringContaining('150,000'),
  });
  // A partner's money is commission and what it was given.
  expect((await move(world, four, ['take', five, '50000'])).resultCode).toBe('0');
  await eventually(async () => expect(await world.cash(four)).toBe('50000'));
  expect(await world.cash(player)).toBe('50000');
});

test('attack: the money of who may not withdraw is taken by no partner', async () => {
  const { world, people } = await open('partner_banned_taken');
  const { five, player } = people;
  await world.fund(player, 50_000n);
  const ban = (memberId: string, isBanned: boolean) =>
    world.walletPool.query(
      `insert into member (member_id, site_id, login_id, withdrawal_banned)
       values ($1, 'noriter', 'banned', $2)
       on conflict (member_id) do update set withdrawal_banned = excluded.withdrawal_banned`,
      [memberId, isBanned],
    );
  await ban(player.memberId, true);
  const take = () => move(world, five, ['take', player, '50000']);
  expect((await take()).resultCode).toBe('C203');
  expect((await world.as(five)('/api/partner/transfer/list')).data.list).toEqual([]);
  await ban(player.memberId, false);
  // Also of who is banned while the owner proves it.
  world.identity.whileAsked = async () => {
    await ban(player.memberId, true);
  };
  expect((await take()).resultCode).toBe('C203');
  expect([await world.cash(player), await world.cash(five)]).toEqual(['50000', '0']);
});

test('attack: a bonus that comes while the owner proves it leaves unstaked through nobody', async () => {
  const { world, people } = await open('partner_turnover_raced');
  const { five, player } = people;
  world.identity.whileAsked = async () => {
    await world.fund(player, 50_000n);
    await requireTurnover(world, player, 150_000n);
  };
  const key = randomUUID();
  const take = () => move(world, five, ['take', player, '50000', key]);
  const refused = { resultCode: 'C216', resultMessage: expect.stringContaining('150,000') };
  expect(await take()).toMatchObject(refused);
  expect(await take()).toMatchObject(refused);
  expect([await world.cash(player), await world.cash(five)]).toEqual(['50000', '0']);
  const { list } = (await world.as(five)('/api/partner/transfer/list')).data;
  expect(list).toMatchObject([{ state: 'refused', refusal: 'C216' }]);
});
