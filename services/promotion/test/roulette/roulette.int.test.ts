// @module-tag money
import { createHash, createHmac } from 'node:crypto';
import { eventually } from '@noriter/kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { points, rouletteRules } from '../world/definitions.ts';
import { openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

let world: PromotionWorld;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_roulette');
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

type Member = ReturnType<PromotionWorld['member']>;

const wheelOf = async (member: Member) => (await member.call('/api/promotion/roulette/wheel')).data;

async function spin(member: Member, word = '') {
  const { promotionId, version, next } = await wheelOf(member);
  const wish = { promotionId, version, number: next.number, word };
  return { promised: next, wish, answer: await member.call('/api/promotion/roulette/spin', wish) };
}

/** The first four bytes of the draw: enough where nothing is passed over, as almost always. */
function numberOf(seed: string, name: string, bound: number): number {
  const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${name}:0`).digest();
  return bytes.readUInt32BE(0) % bound;
}

describe('a spin', () => {
  test('lands where the promised seed says, and everybody can check it', async () => {
    const site = world.site();
    await site.start(rouletteRules());
    const member = site.member();
    const { promised, answer } = await spin(member, '행운');
    expect(answer.resultCode).toBe('0');
    const { seed, seedHash, name, slot, slots } = answer.data;
    expect(seedHash).toBe(promised.seedHash);
    expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(seedHash);
    expect(name).toBe(`${promised.name} 행운`);
    const drawn = numberOf(seed, name, 100);
    expect(slot).toBe([50, 80, 95, 100].findIndex((end) => drawn < end));
    expect(slots.map((one: { weight: number }) => one.weight)).toEqual([50, 30, 15, 5]);
    const { data } = await member.call('/api/promotion/roulette/proof', {
      spinId: answer.data.spinId,
    });
    expect(data).toEqual(answer.data);
    const stranger = await site.member().call('/api/promotion/roulette/proof', {
      spinId: answer.data.spinId,
    });
    expect(stranger.resultCode).toBe('RT003');
  });

  test('asked for a hundred times at once is one, and gives once', async () => {
    const site = world.site();
    const sure = [
      { texts: { ko: 'a', en: 'a', vi: 'a' }, weight: 1, reward: points('700') },
      { texts: { ko: 'b', en: 'b', vi: 'b' }, weight: 1, reward: points('700') },
    ];
    await site.start(rouletteRules({ slots: sure, spinsPerDay: 2 }));
    const member = site.member();
    const { promotionId, version, next } = await wheelOf(member);
    const wish = { promotionId, version, number: next.number };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => member.call('/api/promotion/roulette/spin', wish)),
    );
    expect(new Set(answers.map(({ data }) => data.slot)).size).toBe(1);
    await world.expectWholeBooks();
    await eventually(async () => expect((await member.balance()).points).toBe(700n));
    expect((await spin(member)).answer.resultCode).toBe('0');
    expect((await spin(member)).answer.resultCode).toBe('RT001');
    expect((await wheelOf(member)).spinsLeft).toBe(0);
    world.clock.advance(86_400_000);
    expect((await spin(member)).answer.resultCode).toBe('0');
  });

  test('of a wheel that is asked for many times at once is promised once, and no day has more', async () => {
    const site = world.site();
    await site.start(rouletteRules({ spinsPerDay: 1 }));
    const member = site.member();
    const wheels = await Promise.all(Array.from({ length: 50 }, () => wheelOf(member)));
    expect(new Set(wheels.map(({ next }) => next.seedHash)).size).toBe(1);
    const { promotionId, version } = wheels[0];
    const answers = await Promise.all(
      wheels.map((_, at) =>
        member.call('/api/promotion/roulette/spin', { promotionId, version, number: at + 1 }),
      ),
    );
    expect(answers.filter(({ resultCode }) => resultCode === '0')).toHaveLength(1);
  });

  test('is refused before the draw where the largest reward does not fit', async () => {
    const site = world.site();
    const promotionId = await site.start(rouletteRules(), { budget: '4999' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => spin(site.member())));
    expect(new Set(answers.map(({ answer }) => answer.resultCode))).toEqual(new Set(['PR006']));
    expect(await world.committed(promotionId)).toBe(0n);
  });

  test('of a hundred members at once overruns no budget', async () => {
    const site = world.site();
    const promotionId = await site.start(rouletteRules(), { budget: '12000' });
    const answers = await Promise.all(Array.from({ length: 100 }, () => spin(site.member())));
    const won = answers.flatMap(({ answer }) => {
      const { slot, slots } = answer.data ?? {};
      return answer.resultCode === '0' ? [BigInt(slots[slot].reward?.amount ?? 0)] : [];
    });
    const sum = won.reduce((all, one) => all + one, 0n);
    expect(await world.committed(promotionId)).toBe(sum);
    expect(sum <= 12_000n).toBe(true);
  });

  test('is none of a wheel that was changed, nor one that was not promised', async () => {
    const site = world.site();
    const promotionId = await site.start(rouletteRules());
    const member = site.member();
    const { version, next } = await wheelOf(member);
    const wish = { promotionId, version, number: next.number };
    const other = await member.call('/api/promotion/roulette/spin', { ...wish, version: 7 });
    expect(other.resultCode).toBe('RT002');
    const later = await member.call('/api/promotion/roulette/spin', { ...wish, number: 2 });
    expect(later.resultCode).toBe('RT002');
    const nobody = { ...wish, promotionId: '00000000-0000-4000-8000-000000000000' };
    expect((await member.call('/api/promotion/roulette/spin', nobody)).resultCode).toBe('PR001');
  });

  test('stays as it was drawn, whatever is tried with its row', async () => {
    const site = world.site();
    await site.start(rouletteRules());
    const { answer } = await spin(site.member());
    const change = world.pool.query('update roulette_spin set slot = 3 where spin_id = $1', [
      answer.data.spinId,
    ]);
    await expect(change).rejects.toThrow('drawn once');
  });
});
