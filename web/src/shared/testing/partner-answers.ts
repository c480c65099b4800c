import type { Child, Rate, ReportRow, Settlement, Totals } from '../partner/model/contracts.ts';

const id = (last: string) => `00000000-0000-4000-8000-00000000000${last}`;

/** A list of one page, as services answer. */
export const onePage = <Row>(list: readonly Row[]) => ({
  list,
  pageInfo: { page: 1, count_per_list: 10, tatal_list_count: list.length },
});

export const head: Child = {
  memberId: id('1'),
  loginId: 'ptn1',
  nickname: '한빛본사',
  tier: 1,
  suspended: false,
  partners: 4,
  members: 12,
  mayTransfer: true,
};

export const store: Child = {
  ...head,
  memberId: id('5'),
  loginId: 'ptn5',
  nickname: '다온매장',
  tier: 5,
  partners: 0,
  members: 3,
};

export const player: Child = {
  ...head,
  memberId: id('9'),
  loginId: 'player1',
  nickname: '행운의별',
  tier: 0,
  partners: 0,
  members: 0,
  mayTransfer: false,
};

export const totals: Totals = {
  bets: 3,
  turnover: '1000000',
  stake: '1000000',
  returned: '1400000',
  ggr: '-400000',
  rolling: '3000',
  losing: '0',
  deposited: '500000',
  withdrawn: '200000',
  given: '0',
  taken: '0',
};

export const reportRow: ReportRow = { key: '2026-01-15', person: null, ...totals };

export const rate: Rate = {
  category: 'casino',
  kind: 'rolling',
  rate: '0.60',
  ceiling: '0.80',
  floor: '0.30',
  effectiveFrom: '2026-01-01T00:00:00.000Z',
  lockedUntil: null,
  next: null,
};

export const settlement: Settlement = {
  settlementId: id('7'),
  holder: store,
  kind: 'rolling',
  fromDay: '2026-01-14',
  untilDay: '2026-01-14',
  earned: '3000',
  corrected: '-500',
  cut: '0',
  fee: '0',
  carriedIn: '0',
  carriedOut: '0',
  payable: '3000',
  state: 'paid',
  refusal: '',
  paidAt: '2026-01-15T00:00:00.000Z',
};
