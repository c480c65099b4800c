import { randomUUID } from 'node:crypto';
import { WalletCommandKind as Kind } from '@noriter/proto/wallet_commands_pb';
import type { TestBet, TestRound, WalletWorld } from './wallet-world.ts';

const siteId = 'noriter';
const sport = { product: 'sport', counterAccount: 'house:sport', subjectType: 'bet-slip' };
const casino = { product: 'casino', counterAccount: 'vendor:evolution', subjectType: 'game' };

type Before = {
  memberId: string;
  stake: (amount: bigint, slipId: string) => Promise<unknown>;
};

/**
 * A member with 100,000 of their own and a bonus of 50,000 that asks for three times as much.
 *
 * @param before what the member does with the own money before it comes
 */
export async function bonusHolder(
  world: WalletWorld,
  before: (member: Before) => Promise<unknown> = async () => undefined,
) {
  const member = world.member();
  const { memberId, call } = member;
  await world.apply({ siteId, memberId, kind: Kind.ADJUST_UP, amount: 100_000n });
  const money = (kind: Kind, amount: bigint, of: typeof sport & { subjectId: string }) =>
    world.apply({ siteId, memberId, kind, amount, ...of });
  const stake = (amount: bigint, slipId: string) =>
    money(Kind.STAKE, amount, { ...sport, subjectId: slipId });
  await before({ memberId, stake });
  const subjectId = randomUUID();
  world.clock.advance(1);
  await world.apply({
    siteId,
    memberId,
    kind: Kind.BONUS_GRANT,
    amount: 50_000n,
    counterAccount: 'promotion:deposit',
    subjectType: 'promotion-grant',
    subjectId,
    turnover: { required: 150_000n, weights: { sport: 100, mini: 50 }, oddsMinimum: 1_500 },
  });
  world.clock.advance(60_000);
  const shown = async () => (await call('/api/cash/turnover')).data.list;
  return {
    ...member,
    grantId: subjectId,
    stake,
    pay: (amount: bigint, subjectId: string) => money(Kind.PAYOUT, amount, { ...sport, subjectId }),
    /** Money of a vendor's transaction; the stake is its own subject, what comes of it has the stake's. */
    play: (kind: Kind, amount: bigint, subjectId: string) =>
      money(kind, amount, { ...casino, subjectId }),
    round: (round: Omit<TestRound, 'groupCode'>) =>
      world.round(memberId, { groupCode: casino.product, ...round }),
    end: (slipId: string, amount: bigint, of: Partial<TestBet> = {}) =>
      world.bet(memberId, { betId: randomUUID(), slipId, became: 'settled', amount, ...of }),
    shown,
    async forfeit(amount?: string) {
      const [one] = await shown();
      const { requirementId, forfeit } = one;
      return call('/api/cash/bonus/forfeit', { requirementId, amount: amount ?? forfeit });
    },
    cash: async () => (await call('/api/cash/getUserCash')).data.cash,
  };
}
