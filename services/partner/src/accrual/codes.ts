/** The result codes of what was accrued. */
export const accrualCodes = {
  PT301: {
    ko: '해당 베팅의 적립 내역이 없습니다.',
    en: 'Nothing was accrued for this bet.',
    vi: 'Không có hoa hồng nào cho cược này.',
    meaning: 'No such bet, none of the caller’s subtree, or one that has no result',
  },
} as const;
