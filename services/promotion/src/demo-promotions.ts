import type { StoredDefinition } from './promotions/domain/definition.ts';

const everybody = { levelFrom: 1, levelTo: null, below: null, approvedWithinDays: null };
const uncapped = { perMember: null, perMemberDay: null, perNetworkDay: null, inAll: null };
const open = { segment: everybody, startsAt: '2026-01-01T00:00:00Z', endsAt: null };
const points = (amount: string) => ({ kind: 'points' as const, amount });
const same = (text: string) => ({ ko: text, en: text, vi: text });

/** What the demonstration site gives. Points alone, but for the best slot of the wheel. */
export const demoPromotions: Readonly<Record<string, StoredDefinition>> = {
  attendance: {
    ...open,
    title: { ko: '출석 체크', en: 'Daily attendance', vi: 'Điểm danh hằng ngày' },
    note: {
      ko: '매일 한 번 도장을 찍으면 포인트를 드립니다. 연속으로 출석하면 더 드립니다.',
      en: 'A stamp a day gives points, and days in a row give more.',
      vi: 'Mỗi ngày một dấu điểm danh nhận điểm, điểm danh liên tục nhận thêm.',
    },
    budget: '50000000',
    caps: { ...uncapped, perNetworkDay: 5 },
    rules: {
      trigger: 'attendance',
      daily: points('300'),
      streaks: [
        { days: 3, reward: points('500') },
        { days: 7, reward: points('2000') },
        { days: 14, reward: points('5000') },
        { days: 28, reward: points('15000') },
      ],
      makeUpPerMonth: 2,
    },
  },
  roulette: {
    ...open,
    title: { ko: '행운의 룰렛', en: 'Wheel of luck', vi: 'Vòng quay may mắn' },
    note: {
      ko: '하루에 한 번 무료로 돌릴 수 있습니다. 결과는 누구나 검증할 수 있습니다.',
      en: 'One free spin a day, and anybody can verify the result.',
      vi: 'Mỗi ngày một lượt quay miễn phí, ai cũng có thể kiểm chứng kết quả.',
    },
    budget: '50000000',
    caps: { ...uncapped, perNetworkDay: 5 },
    rules: {
      trigger: 'roulette',
      spinsPerDay: 1,
      slots: [
        { texts: same('300P'), weight: 300, reward: points('300') },
        {
          texts: { ko: '다음 기회', en: 'No prize', vi: 'Chúc may mắn' },
          weight: 220,
          reward: null,
        },
        { texts: same('500P'), weight: 200, reward: points('500') },
        { texts: same('1,000P'), weight: 120, reward: points('1000') },
        {
          texts: { ko: '다음 기회', en: 'No prize', vi: 'Chúc may mắn' },
          weight: 100,
          reward: null,
        },
        { texts: same('3,000P'), weight: 45, reward: points('3000') },
        { texts: same('5,000P'), weight: 13, reward: points('5000') },
        {
          texts: { ko: '5만원', en: '50,000 won', vi: '50.000 won' },
          weight: 2,
          reward: {
            kind: 'cash',
            amount: '50000',
            turnover: { percent: 300, products: { '*': 100 }, oddsMinimum: 1_200 },
          },
        },
      ],
    },
  },
  coupon: {
    ...open,
    title: { ko: '감사 쿠폰', en: 'Thank-you coupons', vi: 'Phiếu tri ân' },
    note: {
      ko: '받으신 쿠폰은 사용하거나 다른 회원에게 선물하실 수 있습니다.',
      en: 'A coupon can be used, or given to another member.',
      vi: 'Bạn có thể dùng phiếu hoặc tặng cho thành viên khác.',
    },
    budget: '100000000',
    caps: uncapped,
    rules: { trigger: 'coupon', reward: points('5000'), validDays: 30, isGiftable: true },
  },
  'deposit-first': {
    ...open,
    title: { ko: '첫 입금 보너스', en: 'First deposit bonus', vi: 'Thưởng nạp lần đầu' },
    note: {
      ko: '첫 입금의 20%를 보너스로 드립니다. 입금액과 보너스의 300%를 베팅하시면 출금하실 수 있습니다.',
      en: 'A fifth of your first deposit. Stake 300 % of deposit and bonus before a withdrawal.',
      vi: 'Thưởng 20% lần nạp đầu. Cược 300% tổng tiền nạp và thưởng trước khi rút.',
    },
    budget: '50000000',
    caps: { ...uncapped, perMember: 1 },
    rules: {
      trigger: 'deposit',
      occasion: 'first',
      percent: 20,
      amountMax: '200000',
      depositMin: '10000',
      turnover: {
        percent: 300,
        of: 'deposit-and-bonus',
        products: { '*': 100 },
        oddsMinimum: 1_500,
      },
    },
  },
  'deposit-each': {
    ...open,
    title: { ko: '매 입금 보너스', en: 'Bonus on every deposit', vi: 'Thưởng mỗi lần nạp' },
    note: {
      ko: '입금하실 때마다 5%를 드립니다. 스포츠 베팅만 롤링에 포함됩니다.',
      en: 'Five percent of each deposit. Only sports bets count for its turnover.',
      vi: 'Thưởng 5% mỗi lần nạp. Chỉ cược thể thao được tính.',
    },
    budget: '50000000',
    caps: { ...uncapped, perMemberDay: 3 },
    rules: {
      trigger: 'deposit',
      occasion: 'each',
      percent: 5,
      amountMax: '100000',
      depositMin: '10000',
      turnover: {
        percent: 200,
        of: 'deposit-and-bonus',
        products: { sport: 100 },
        oddsMinimum: 1_500,
      },
    },
  },
  payback: {
    ...open,
    title: { ko: '일일 페이백', en: 'Daily payback', vi: 'Hoàn tiền hằng ngày' },
    note: {
      ko: '하루 순손실의 3%를 다음 날 포인트로 돌려드립니다.',
      en: 'Three percent of a day’s net loss comes back as points the day after.',
      vi: 'Hoàn 3% lỗ ròng trong ngày bằng điểm vào ngày hôm sau.',
    },
    budget: '100000000',
    caps: uncapped,
    rules: {
      trigger: 'payback',
      period: 'day',
      percent: 3,
      byRank: [
        { rank: 2, percent: 4 },
        { rank: 3, percent: 5 },
        { rank: 4, percent: 7 },
      ],
      products: [],
      lossMin: '10000',
      amountMax: '300000',
      reward: 'points',
      turnover: null,
    },
  },
  mission: {
    ...open,
    title: { ko: '오늘의 스포츠 미션', en: 'Sports mission of the day', vi: 'Nhiệm vụ thể thao' },
    note: {
      ko: '배당 1.5 이상 스포츠 베팅 3건의 결과가 나오면 포인트를 드립니다.',
      en: 'Points for three settled sports bets at odds of 1.5 or more.',
      vi: 'Nhận điểm khi có 3 cược thể thao có kết quả với tỷ lệ từ 1.5.',
    },
    budget: '20000000',
    caps: { ...uncapped, perNetworkDay: 5 },
    rules: {
      trigger: 'mission',
      window: 'day',
      counts: 'bets',
      goal: '3',
      products: ['sport'],
      oddsMinimum: 1_500,
      stakeMin: '5000',
      reward: points('1000'),
    },
  },
  rank: {
    ...open,
    title: { ko: 'VIP 월 포인트', en: 'VIP points of the month', vi: 'Điểm VIP hằng tháng' },
    note: {
      ko: 'VIP 등급에 따라 매월 포인트를 드립니다.',
      en: 'Points each month, by your VIP rank.',
      vi: 'Nhận điểm mỗi tháng theo hạng VIP.',
    },
    budget: '50000000',
    caps: uncapped,
    rules: {
      trigger: 'rank',
      each: 'month',
      rewards: [
        { rank: 1, reward: points('3000') },
        { rank: 2, reward: points('10000') },
        { rank: 3, reward: points('30000') },
        { rank: 4, reward: points('100000') },
      ],
    },
  },
  welcome: {
    ...open,
    title: {
      ko: '신규 회원 환영',
      en: 'A welcome for new members',
      vi: 'Chào mừng thành viên mới',
    },
    note: {
      ko: '가입이 승인되면 포인트를 드립니다.',
      en: 'Points when your sign-up is approved.',
      vi: 'Nhận điểm khi đăng ký được duyệt.',
    },
    startsAt: '2026-11-24T06:00:00Z',
    budget: '10000000',
    caps: uncapped,
    rules: { trigger: 'sign-up', reward: points('3000') },
  },
};
