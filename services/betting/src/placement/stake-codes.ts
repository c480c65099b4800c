/** How the wallet refuses a stake: its codes, in its words. */
export const stakeCodes = {
  B6000: {
    ko: '보유 금액이 부족합니다.',
    en: 'There is not enough money.',
    vi: 'Số dư không đủ.',
  },
  W101: {
    ko: '이용을 쉬거나 제한한 기간에는 베팅하실 수 없습니다.',
    en: 'Bets are not possible during a time-out or a self-exclusion.',
    vi: 'Không thể đặt cược trong thời gian tạm nghỉ hoặc tự loại trừ.',
  },
  W102: {
    ko: '오늘의 손실 한도를 넘는 베팅입니다.',
    en: 'This bet could take you beyond your loss limit of the day.',
    vi: 'Lượt cược này có thể vượt hạn mức thua trong ngày.',
  },
  W103: {
    ko: '이번 주의 손실 한도를 넘는 베팅입니다.',
    en: 'This bet could take you beyond your loss limit of the week.',
    vi: 'Lượt cược này có thể vượt hạn mức thua trong tuần.',
  },
  W104: {
    ko: '이번 달의 손실 한도를 넘는 베팅입니다.',
    en: 'This bet could take you beyond your loss limit of the month.',
    vi: 'Lượt cược này có thể vượt hạn mức thua trong tháng.',
  },
  W105: {
    ko: '이용 제한 여부를 확인할 수 없어 베팅이 접수되지 않았습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Your limits could not be checked, so the bet was not taken. Please try again in a moment.',
    vi: 'Không kiểm tra được hạn mức của bạn nên cược không được nhận. Vui lòng thử lại sau giây lát.',
  },
  W106: {
    ko: '오늘의 베팅 한도를 넘는 베팅입니다.',
    en: 'This bet would take you beyond your wager limit of the day.',
    vi: 'Lượt cược này vượt hạn mức cược trong ngày.',
  },
  W107: {
    ko: '이번 주의 베팅 한도를 넘는 베팅입니다.',
    en: 'This bet would take you beyond your wager limit of the week.',
    vi: 'Lượt cược này vượt hạn mức cược trong tuần.',
  },
  W108: {
    ko: '이번 달의 베팅 한도를 넘는 베팅입니다.',
    en: 'This bet would take you beyond your wager limit of the month.',
    vi: 'Lượt cược này vượt hạn mức cược trong tháng.',
  },
  W400: {
    ko: '처리할 수 없는 금액입니다.',
    en: 'This amount cannot be processed.',
    vi: 'Không thể xử lý số tiền này.',
  },
  W404: {
    ko: '해당 사이트에 회원의 지갑이 없습니다.',
    en: 'The member has no account on this site.',
    vi: 'Thành viên không có ví trên trang này.',
  },
  W408: {
    ko: '베팅이 제시간에 처리되지 않아 접수되지 않았습니다. 차감된 베팅금은 바로 돌려드립니다.',
    en: 'The bet was not processed in time and was not taken. A stake that was debited is given back.',
    vi: 'Cược không được xử lý kịp thời nên không được nhận. Tiền cược đã trừ sẽ được hoàn lại.',
  },
} as const;
