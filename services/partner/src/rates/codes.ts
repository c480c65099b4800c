/** The result codes of rates. */
export const ratesCodes = {
  PT201: {
    ko: '{name}의 요율 {rate}%를 초과할 수 없습니다.',
    en: 'This is above the {rate} percent of {name}.',
    vi: 'Vượt quá tỷ lệ {rate}% của {name}.',
    meaning: 'Above what the parent has; `data.blocking` names who stands in the way',
  },
  PT202: {
    ko: '{name}의 요율 {rate}%보다 낮출 수 없습니다.',
    en: 'This is below the {rate} percent of {name}.',
    vi: 'Thấp hơn tỷ lệ {rate}% của {name}.',
    meaning:
      'Below what somebody under the holder has; `data.blocking` names who stands in the way',
  },
  PT203: {
    ko: '요율은 변경 후 하루 동안 다시 변경할 수 없습니다. {until} 이후에 가능합니다.',
    en: 'A changed rate stays for a day: until {until} (Korean time).',
    vi: 'Tỷ lệ đã đổi được giữ một ngày, đến {until} (giờ Hàn Quốc).',
    meaning: 'Changed less than a day ago, or waiting for its day',
  },
  PT204: {
    ko: '적용 시점은 지금 이후여야 합니다.',
    en: 'A rate cannot begin in the past.',
    vi: 'Tỷ lệ không thể bắt đầu trong quá khứ.',
    meaning: 'What was accrued keeps its rates',
  },
  PT205: {
    ko: '이 분류에는 그런 요율이 없습니다.',
    en: 'This category has no such rate.',
    vi: 'Danh mục này không có loại tỷ lệ đó.',
    meaning: 'A kind that its category does not know, or one named twice',
  },
  PT206: {
    ko: '롤링 합계가 이론상 수익률 {hold}%를 초과하여 두 번째 운영자의 승인이 필요합니다. 사유를 입력해 주세요.',
    en: 'The rolling promises more than the {hold} percent that the category holds. A second operator has to approve it: please give a reason.',
    vi: 'Hoa hồng vượt quá lợi nhuận lý thuyết {hold}%. Cần vận hành viên thứ hai phê duyệt: vui lòng nhập lý do.',
    meaning: 'Above the theoretical hold, without a reason for the second operator',
  },
  PT207: {
    ko: '루징이나 입출금 배분이 혼자 정할 수 있는 {bound}%를 초과하여 두 번째 운영자의 승인이 필요합니다. 사유를 입력해 주세요.',
    en: 'This share of losing or cash is above the {bound} percent that one operator may promise. A second operator has to approve it: please give a reason.',
    vi: 'Phần chia theo thua hoặc nạp rút vượt quá {bound}% mà một vận hành viên được hứa. Cần vận hành viên thứ hai phê duyệt: vui lòng nhập lý do.',
    meaning: 'Above what one operator may promise alone, without a reason for the second operator',
  },
} as const;
