import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { fiveTiers, openPartnerWorld } from '../world/partner-world.ts';

const TERMS = '/api/admin/partner/terms';
const rest = { carriesLoss: true, cycle: 'day', fee: '0.00', cut: '0.00' };

async function open(label: string) {
  const world = await openPartnerWorld(label);
  onTestFinished(() => world.close());
  const { four, player } = await fiveTiers(world);
  const { first, second } = world.twoOperators('partners.read', 'partners.manage');
  const partnerId = four.memberId;
  const set = (changes: object) => first(TERMS, { partnerId, ...rest, ...changes });
  const decide = (by: typeof first, requestId: string, move: string) =>
    by(`${TERMS}/decide`, { requestId, move });
  const take = async () => {
    const body = { memberId: player.memberId, amount: '9000000', cashOutPass: '1234' };
    const options = { idempotencyKey: randomUUID() };
    return (await world.as(four)('/api/partner/transfer/take', body, options)).resultCode;
  };
  const waiting = async () => (await first(`${TERMS}/requests`)).data.list;
  return { first, second, partnerId, set, decide, take, waiting };
}

test('attack: one operator alone lets a partner take members’ money', async () => {
  const { first, second, partnerId, set, decide, take, waiting } =
    await open('partner_right_alone');
  // Taking the right away waits for nobody.
  expect((await set({ mayTransfer: false })).data).toEqual({ status: 'approved' });
  expect(await take()).toBe('C401');
  expect((await set({ mayTransfer: true })).resultCode).toBe('PT003');
  const asked = await set({ mayTransfer: true, fee: '1.00', reason: '재계약' });
  expect(asked.data).toEqual({ status: 'waiting' });
  expect(await take()).toBe('C401');
  // The rest of the terms is one operator's to set.
  expect((await first(`${TERMS}/get`, { partnerId })).data).toMatchObject({
    mayTransfer: false,
    fee: '1.00',
  });
  expect((await set({ mayTransfer: true, reason: '재계약' })).resultCode).toBe('PT109');
  const [{ requestId, isOwn, partner, reason }] = await waiting();
  expect({ isOwn, reason, of: partner.memberId }).toEqual({
    isOwn: true,
    reason: '재계약',
    of: partnerId,
  });
  expect((await decide(first, requestId, 'approve')).resultCode).toBe('PT005');
  expect(await take()).toBe('C401');
  expect((await decide(second, requestId, 'approve')).data).toEqual({ status: 'approved' });
  expect((await first(`${TERMS}/get`, { partnerId })).data).toMatchObject({ mayTransfer: true });
  expect(await take()).not.toBe('C401');
  // Who may is not asked for again when other terms change.
  expect((await set({ mayTransfer: true, fee: '2.00' })).data).toEqual({ status: 'approved' });
});

test('a term that is not named stays as another operator has just set it', async () => {
  const { first, second, partnerId, set } = await open('partner_terms_absent');
  await set({ mayTransfer: false, fee: '3.00' });
  const cut = await second(TERMS, { partnerId, cut: '1.00' });
  expect(cut.data).toEqual({ status: 'approved' });
  expect((await first(`${TERMS}/get`, { partnerId })).data).toEqual({
    ...rest,
    mayTransfer: false,
    fee: '3.00',
    cut: '1.00',
  });
});

test('of the right and its loss at once, the right is never there by one operator', async () => {
  const { first, partnerId, set, waiting } = await open('partner_right_race');
  const keep = () => set({ mayTransfer: true, reason: 'a race' });
  await Promise.all([keep(), set({ mayTransfer: false }), keep(), keep(), keep()]);
  expect((await first(`${TERMS}/get`, { partnerId })).data.mayTransfer).toBe(false);
  expect((await waiting()).length).toBeLessThan(2);
});

test('who asked takes it back, and it may be asked for anew', async () => {
  const { first, partnerId, set, decide, waiting } = await open('partner_right_back');
  await set({ mayTransfer: false });
  for (const move of ['withdraw', 'withdraw']) {
    await set({ mayTransfer: true, reason: 'again' });
    const [{ requestId }] = await waiting();
    expect((await decide(first, requestId, move)).data).toEqual({ status: 'withdrawn' });
    expect((await decide(first, requestId, move)).resultCode).toBe('PT004');
  }
  expect((await first(`${TERMS}/get`, { partnerId })).data.mayTransfer).toBe(false);
});
