/** The result codes of bonuses on deposits. */
export const depositCodes = {
  DB001: {
    ko: '이 보너스는 첫 입금에만 지급됩니다.',
    en: 'This bonus is for a first deposit only.',
    vi: 'Tiền thưởng này chỉ dành cho lần nạp đầu tiên.',
    meaning: 'Not the first of all, or not the first of the Korean day',
  },
  DB002: {
    ko: '보너스를 받으실 수 있는 최소 입금액보다 적습니다.',
    en: 'The deposit is below what the bonus asks for.',
    vi: 'Số tiền nạp thấp hơn mức tối thiểu để nhận thưởng.',
  },
} as const;
