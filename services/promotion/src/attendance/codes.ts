/** The result codes of the attendance sheet. */
export const attendanceCodes = {
  AT001: {
    ko: '이미 출석한 날입니다.',
    en: 'That day is stamped already.',
    vi: 'Ngày này đã được điểm danh.',
  },
  AT002: {
    ko: '보충할 수 없는 날입니다.',
    en: 'That day cannot be made up.',
    vi: 'Không thể điểm danh bù ngày này.',
    meaning: 'Not a missed day of this month, or before the promotion began',
  },
  AT003: {
    ko: '이번 달 출석 보충 횟수를 모두 사용하셨습니다.',
    en: 'You have used all make-ups of this month.',
    vi: 'Bạn đã dùng hết lượt điểm danh bù của tháng này.',
  },
} as const;
