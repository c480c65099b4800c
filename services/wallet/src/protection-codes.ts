/**
 * The result codes of responsible play: what a member's limits, a time-out and an exclusion refuse.
 */
export const protectionCodes = {
  C106: {
    ko: '오늘 입금 한도 {limit}원 중 {remaining}원이 남아 있습니다. {renewsAt}에 다시 시작됩니다.',
    en: '{remaining} won is left of your deposit limit of {limit} won today. It renews at {renewsAt}.',
    vi: 'Hạn mức nạp hôm nay {limit} won còn {remaining} won. Làm mới lúc {renewsAt}.',
    meaning:
      "Above the member's protection limit of the day; `data` says which and how much is left",
  },
  C107: {
    ko: '이번 주 입금 한도 {limit}원 중 {remaining}원이 남아 있습니다. {renewsAt}에 다시 시작됩니다.',
    en: '{remaining} won is left of your deposit limit of {limit} won this week. It renews at {renewsAt}.',
    vi: 'Hạn mức nạp tuần này {limit} won còn {remaining} won. Làm mới lúc {renewsAt}.',
    meaning: 'The same for the week, from Monday',
  },
  C108: {
    ko: '이번 달 입금 한도 {limit}원 중 {remaining}원이 남아 있습니다. {renewsAt}에 다시 시작됩니다.',
    en: '{remaining} won is left of your deposit limit of {limit} won this month. It renews at {renewsAt}.',
    vi: 'Hạn mức nạp tháng này {limit} won còn {remaining} won. Làm mới lúc {renewsAt}.',
    meaning: 'The same for the month',
  },
  C109: {
    ko: '{until}까지 이용을 쉬는 기간이라 처리할 수 없습니다. 출금은 하실 수 있습니다.',
    en: 'This is not possible during the time-out, until {until}. Withdrawals are.',
    vi: 'Không thể thực hiện trong thời gian tạm nghỉ, đến {until}. Vẫn có thể rút tiền.',
    meaning: 'Deposits and the conversion of points, and the approval of a deposit, in a time-out',
  },
  C110: {
    ko: '자기 제한 중이라 처리할 수 없습니다. 출금은 하실 수 있습니다.',
    en: 'This is not possible during a self-exclusion. Withdrawals are.',
    vi: 'Không thể thực hiện khi đang tự loại trừ. Vẫn có thể rút tiền.',
    meaning: 'The same while excluded',
  },
  C504: {
    ko: '상대방이 지금 이 금액을 받을 수 없습니다. 금액을 줄이거나 나중에 다시 시도해 주세요.',
    en: 'The other account cannot receive this amount now. Please try less, or later.',
    vi: 'Tài khoản đối phương hiện không thể nhận số tiền này. Vui lòng giảm số tiền hoặc thử lại sau.',
    meaning:
      'A transfer to a member who is kept from playing or depositing, or past a deposit limit of their own',
  },
  W101: {
    ko: '이용을 쉬거나 제한한 기간에는 베팅하실 수 없습니다.',
    en: 'Bets are not possible during a time-out or a self-exclusion.',
    vi: 'Không thể đặt cược trong thời gian tạm nghỉ hoặc tự loại trừ.',
    meaning: 'A stake of a member who is kept from playing, or money to a wallet of a vendor',
  },
  W102: {
    ko: '오늘의 손실 한도를 넘는 베팅입니다.',
    en: 'This bet could take you beyond your loss limit of the day.',
    vi: 'Lượt cược này có thể vượt hạn mức thua trong ngày.',
    meaning:
      'Net loss and stake together above the loss limit of the day; money at a vendor with a wallet of its own counts as lost until it is back',
  },
  W103: {
    ko: '이번 주의 손실 한도를 넘는 베팅입니다.',
    en: 'This bet could take you beyond your loss limit of the week.',
    vi: 'Lượt cược này có thể vượt hạn mức thua trong tuần.',
    meaning: 'The same for the week, from Monday',
  },
  W104: {
    ko: '이번 달의 손실 한도를 넘는 베팅입니다.',
    en: 'This bet could take you beyond your loss limit of the month.',
    vi: 'Lượt cược này có thể vượt hạn mức thua trong tháng.',
    meaning: 'The same for the month',
  },
  W105: {
    ko: '이용 제한 여부를 확인할 수 없어 베팅이 접수되지 않았습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Your limits could not be checked, so the bet was not taken. Please try again in a moment.',
    vi: 'Không kiểm tra được hạn mức của bạn nên cược không được nhận. Vui lòng thử lại sau giây lát.',
    meaning: 'A stake while neither a mark nor identity says whether the member may play',
  },
  W106: {
    ko: '오늘의 베팅 한도를 넘는 베팅입니다.',
    en: 'This bet would take you beyond your wager limit of the day.',
    vi: 'Lượt cược này vượt hạn mức cược trong ngày.',
    meaning:
      "What was staked today and the stake together above the member's limit of wagers; money carried to a vendor with a wallet of its own counts as staked when it leaves",
  },
  W107: {
    ko: '이번 주의 베팅 한도를 넘는 베팅입니다.',
    en: 'This bet would take you beyond your wager limit of the week.',
    vi: 'Lượt cược này vượt hạn mức cược trong tuần.',
    meaning: 'The same for the week, from Monday',
  },
  W108: {
    ko: '이번 달의 베팅 한도를 넘는 베팅입니다.',
    en: 'This bet would take you beyond your wager limit of the month.',
    vi: 'Lượt cược này vượt hạn mức cược trong tháng.',
    meaning: 'The same for the month',
  },
} as const;
