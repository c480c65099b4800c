/** The result codes of converting points. */
export const pointCodes = {
  P001: {
    ko: '전환할 포인트를 입력해 주세요.',
    en: 'Please enter the points to convert.',
    vi: 'Vui lòng nhập số điểm cần đổi.',
    meaning: 'The amount is missing or no positive whole number.',
  },
  P002: {
    ko: '포인트는 {limit}점부터 전환하실 수 있습니다.',
    en: 'You can convert {limit} points or more.',
    vi: 'Bạn có thể đổi từ {limit} điểm trở lên.',
    meaning: 'Below the minimum.',
  },
  P003: {
    ko: '보유 포인트를 초과했습니다.',
    en: 'This is more than your points.',
    vi: 'Vượt quá số điểm hiện có.',
    meaning: 'More than the member has.',
  },
  P004: {
    ko: '포인트는 {limit}점 단위로 입력해 주세요.',
    en: 'Please enter the points in units of {limit}.',
    vi: 'Vui lòng nhập số điểm theo bội số của {limit}.',
    meaning: 'Not a multiple of the unit.',
  },
  P009: {
    ko: '현재 포인트 전환을 이용하실 수 없습니다.',
    en: 'Points cannot be converted at the moment.',
    vi: 'Hiện không thể đổi điểm.',
    meaning: 'The site has closed the conversion of points.',
  },
} as const;
