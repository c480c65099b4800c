/** The result codes of periods. */
export const closeCodes = {
  PT401: {
    ko: '아직 끝나지 않은 기간입니다.',
    en: 'This period has not ended yet.',
    vi: 'Kỳ này chưa kết thúc.',
    meaning: 'A day that is not over in Korea',
  },
  PT402: {
    ko: '이미 마감된 날짜가 포함되어 있습니다.',
    en: 'A day of this period is settled already.',
    vi: 'Kỳ này chứa ngày đã quyết toán.',
    meaning: 'The same cycle, or the partner, has a period with one of these days',
  },
  PT403: {
    ko: '정산 주기에 맞는 기간이 아닙니다.',
    en: 'These days are no period of the cycle.',
    vi: 'Các ngày này không phải một kỳ của chu kỳ.',
    meaning: 'A week from Monday to Sunday, the 1st to the 15th, a calendar month',
  },
  PT404: {
    ko: '지금 상태에서는 할 수 없습니다.',
    en: 'This cannot be done in the present state.',
    vi: 'Không thể thực hiện ở trạng thái hiện tại.',
    meaning: 'A period that is not payable yet, or paid already',
  },
  PT405: {
    ko: '지급된 정산만 되돌릴 수 있습니다.',
    en: 'Only what was paid can be reversed.',
    vi: 'Chỉ có thể hoàn tác khoản đã trả.',
  },
} as const;
