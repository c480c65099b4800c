import type { AttendanceSheet, Coupon, Spin, Wheel } from '../../../shared/api/contracts.ts';

export const couponOf = (changes: Partial<Coupon> = {}): Coupon => ({
  couponId: '11111111-1111-4111-8111-111111111111',
  code: 'ABCDEFGHJKMNPQR2',
  title: '감사 쿠폰',
  reward: 'points',
  amount: '5000',
  turnoverPercent: 0,
  freeBet: null,
  isGiftable: true,
  state: 'open',
  receivedAt: '2026-01-10T03:00:00Z',
  usedAt: null,
  expiresAt: '2026-02-09T03:00:00Z',
  giftedByName: '',
  ...changes,
});

export const listOf = <Row>(list: readonly Row[]) => ({
  list,
  pageInfo: { page: 1, count_per_list: 10, tatal_list_count: list.length },
});

const stamped = [1, 2, 3, 5, 6, 7, 8, 9, 11, 13, 14];

export const sheet: AttendanceSheet = {
  title: '출석 체크',
  note: '매일 한 번 도장을 찍으면 포인트를 드립니다.',
  month: '2026-01',
  today: '2026-01-15',
  days: Array.from({ length: 31 }, (_, index) => {
    const day = `2026-01-${String(index + 1).padStart(2, '0')}`;
    const isStamped = stamped.includes(index + 1);
    return { day, isStamped, isMadeUp: index === 4, mayMakeUp: !isStamped && index < 14 };
  }),
  daily: { kind: 'points', amount: '300' },
  streaks: [
    { days: 3, reward: { kind: 'points', amount: '500' }, isReached: true },
    { days: 7, reward: { kind: 'points', amount: '2000' }, isReached: false },
    { days: 14, reward: { kind: 'cash', amount: '10000' }, isReached: false },
  ],
  currentRun: 2,
  longestRun: 5,
  makeUpsLeft: 1,
};

const prize = (amount: string) => ({
  kind: 'points' as const,
  amount,
  turnoverPercent: 0,
  freeBet: null,
});

const slots: Wheel['slots'] = [
  { text: '300P', weight: 300, reward: prize('300') },
  { text: '다음 기회', weight: 220, reward: null },
  { text: '500P', weight: 200, reward: prize('500') },
  { text: '1,000P', weight: 120, reward: prize('1000') },
  { text: '다음 기회', weight: 100, reward: null },
  { text: '3,000P', weight: 45, reward: prize('3000') },
  { text: '5,000P', weight: 13, reward: prize('5000') },
  {
    text: '5만원',
    weight: 2,
    reward: { kind: 'cash', amount: '50000', turnoverPercent: 300, freeBet: null },
  },
];

/** Of 32 bytes of 7; its first number below 1,000 is worked out by the test. */
const seed = '07'.repeat(32);
const name = 'roulette 22222222-2222-4222-8222-222222222222 33333333-3333-4333-8333-333333333333 1';
const seedHash = '4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0';

export const wheel: Wheel = {
  promotionId: '22222222-2222-4222-8222-222222222222',
  version: 1,
  title: '행운의 룰렛',
  note: '하루에 한 번 무료로 돌릴 수 있습니다.',
  slots,
  spinsPerDay: 1,
  spinsLeft: 1,
  next: { number: 1, name, seedHash },
};

export const spinOf = (slot: number): Spin => ({
  spinId: '44444444-4444-4444-8444-444444444444',
  number: 1,
  seedHash,
  promisedAt: '2026-01-15T03:00:00Z',
  spunAt: '2026-01-15T03:01:00Z',
  seed,
  name,
  word: '',
  slot,
  slots,
});
