import type {
  CouponBatch,
  ParkedPayback,
  PaybackRun,
  PromotionDetail,
  PromotionGrant,
  PromotionRow,
  TournamentStandings,
} from '../../shared/contracts.ts';

const same = (text: string) => ({ ko: text, en: text, vi: text });

const document: PromotionRow['document'] = {
  title: same('감사 쿠폰'),
  note: same('받으신 쿠폰은 사용하거나 선물하실 수 있습니다.'),
  segment: { levelFrom: 1, levelTo: null, below: null, approvedWithinDays: null },
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: null,
  budget: '1000000',
  caps: { perMember: null, perMemberDay: null, perNetworkDay: null, inAll: null },
  rules: {
    trigger: 'coupon',
    reward: { kind: 'points', amount: '5000' },
    validDays: 30,
    isGiftable: true,
  },
};

export const promotion: PromotionRow = {
  promotionId: '22222222-2222-4222-8222-222222222222',
  trigger: 'coupon',
  version: 1,
  state: 'running',
  budget: '1000000',
  committed: '515000',
  madeAt: '2026-01-01T00:00:00Z',
  document,
  grants: 3,
  members: 3,
  points: '15000',
  cash: '0',
  freeBets: '0',
  freeBetsWon: '0',
  held: 0,
  waiting: 0,
  refused: 0,
  changes: 1,
};

export const version: PromotionDetail['versions'][number] = {
  version: 1,
  document,
  reason: '첫 버전',
  changedAt: '2026-01-01T00:00:00Z',
  changedByName: 'admin',
};

export const change: PromotionDetail['changes'][number] = {
  changeId: '55555555-5555-4555-8555-555555555555',
  reason: '설날 행사',
  status: 'waiting',
  isOwn: false,
  askedByName: 'manager',
  askedAt: '2026-01-14T00:00:00Z',
  decidedByName: '',
  decidedAt: null,
  refusal: '',
  fromVersion: 1,
  document: { ...document, budget: '5000000' },
  weight: '4000000',
};

export const batch: CouponBatch = {
  batchId: '66666666-6666-4666-8666-666666666666',
  promotionId: promotion.promotionId,
  kind: 'batch',
  name: '설날 쿠폰',
  reward: 'points',
  amount: '5000',
  isGiftable: true,
  coupons: 100,
  usesMax: 1,
  used: 3,
  revoked: 0,
  expiresAt: '2026-02-14T00:00:00Z',
  issuedAt: '2026-01-15T00:00:00Z',
  issuedByName: 'admin',
};

export const listOf = <Row>(list: readonly Row[]) => ({
  list,
  pageInfo: { page: 1, count_per_list: 10, tatal_list_count: list.length },
});

export const payback: PromotionRow = {
  ...promotion,
  trigger: 'payback',
  changes: 0,
  document: {
    ...document,
    title: same('일일 페이백'),
    rules: {
      trigger: 'payback',
      period: 'day',
      percent: 3,
      products: [],
      lossMin: '10000',
      amountMax: '300000',
      reward: 'points',
      turnover: null,
    },
  },
};

export const tournament: PromotionRow = {
  ...promotion,
  trigger: 'tournament',
  changes: 0,
  document: {
    ...document,
    title: same('주간 베팅왕'),
    endsAt: '2026-01-08T00:00:00Z',
    rules: {
      trigger: 'tournament',
      score: 'turnover',
      products: [],
      games: [],
      stakeMin: '1000',
      entry: 'automatic',
      waitMinutes: 60,
      prizes: [
        { fromPlace: 1, toPlace: 1, reward: { kind: 'points', amount: '50000' } },
        { fromPlace: 2, toPlace: 3, reward: { kind: 'points', amount: '10000' } },
      ],
    },
  },
};

export const standings: TournamentStandings = {
  course: 'counting',
  closesAt: '2026-01-08T01:00:00Z',
  closedAt: null,
  prizes: '70000',
  pageInfo: { page: 1, count_per_list: 10, tatal_list_count: 2 },
  list: [
    {
      place: 1,
      memberId: '11111111-1111-4111-8111-111111111111',
      loginId: 'player1',
      nickname: '첫째',
      score: '1250000',
      reachedAt: '2026-01-07T11:22:33Z',
      prize: '50000',
      prizeState: 'due',
      refusal: '',
    },
    {
      place: 2,
      memberId: '22222222-2222-4222-8222-222222222222',
      loginId: 'player2',
      nickname: '둘째',
      score: '900000',
      reachedAt: '2026-01-07T12:00:00Z',
      prize: '10000',
      prizeState: 'due',
      refusal: '',
    },
  ],
};

export const paybackRuns: PaybackRun[] = [
  {
    firstDay: '2026-01-15',
    lastDay: '2026-01-15',
    version: 1,
    closedAt: null,
    members: 12,
    lost: '400000',
    amount: '12000',
    refused: 1,
  },
];

export const parkedPayback: ParkedPayback = {
  memberId: '88888888-8888-4888-8888-888888888888',
  loginId: 'player3',
  nickname: '셋째',
  firstDay: '2026-01-14',
  lastDay: '2026-01-14',
  amount: '2000',
  attempts: 6,
  nextAt: '2026-01-16T03:31:00.000Z',
};

export const heldGrant: PromotionGrant = {
  grantId: '77777777-7777-4777-8777-777777777777',
  memberId: '88888888-8888-4888-8888-888888888888',
  loginId: 'player3',
  nickname: '셋째',
  version: 1,
  cause: 'coupon:one',
  reward: 'points',
  amount: '5000',
  turnoverRequired: '0',
  state: 'held',
  refusal: '',
  sharedWith: ['player1', 'player2'],
  askedAt: '2026-01-15T00:00:00Z',
};
