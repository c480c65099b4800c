import type { StoredDefinition } from './promotions/domain/definition.ts';

const everybody = { levelFrom: 1, levelTo: null, below: null, approvedWithinDays: null };
const uncapped = { perMember: null, perMemberDay: null, perNetworkDay: null, inAll: null };
const open = { segment: everybody, startsAt: '2026-01-01T00:00:00Z', endsAt: null };
const freeBet = (amount: string) => ({
  kind: 'free-bet' as const,
  amount,
  products: ['sport' as const],
  oddsMinimum: 1_500,
  winMax: '100000',
  validDays: 14,
});

/** The free bets of the demonstration site: by coupons, and by a mission. */
export const demoFreeBets: Readonly<Record<string, StoredDefinition>> = {
  'free-bet': {
    ...open,
    title: { ko: '무료 베팅 쿠폰', en: 'Free bet coupons', vi: 'Phiếu cược miễn phí' },
    note: {
      ko: '쿠폰을 사용하시면 스포츠 무료 베팅 10,000원을 드립니다. 당첨금은 전부 회원님의 것입니다.',
      en: 'A coupon gives a free bet of 10,000 won on sports. What it wins is yours.',
      vi: 'Phiếu tặng cược thể thao miễn phí 10.000 won. Tiền thắng là của bạn.',
    },
    budget: '10000000',
    caps: uncapped,
    rules: {
      trigger: 'coupon',
      reward: freeBet('10000'),
      validDays: 30,
      isGiftable: true,
    },
  },
  'mission-week': {
    ...open,
    title: { ko: '주간 스포츠 미션', en: 'Sports mission of the week', vi: 'Nhiệm vụ tuần' },
    note: {
      ko: '한 주 동안 스포츠에 100,000원 이상 베팅하시면 무료 베팅 5,000원을 드립니다.',
      en: 'A free bet of 5,000 won for 100,000 won staked on sports in a week.',
      vi: 'Cược thể thao từ 100.000 won trong tuần nhận cược miễn phí 5.000 won.',
    },
    budget: '10000000',
    caps: { ...uncapped, perNetworkDay: 5 },
    rules: {
      trigger: 'mission',
      window: 'week',
      counts: 'stake',
      goal: '100000',
      products: ['sport'],
      oddsMinimum: 1_500,
      stakeMin: '5000',
      reward: freeBet('5000'),
    },
  },
};
