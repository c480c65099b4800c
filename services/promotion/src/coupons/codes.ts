/** The result codes of coupons. */
export const couponCodes = {
  CP001: {
    ko: '쿠폰 번호를 다시 확인해 주세요.',
    en: 'Please check the coupon code.',
    vi: 'Vui lòng kiểm tra lại mã phiếu.',
    meaning: 'No such code, or somebody else’s',
  },
  CP002: {
    ko: '이미 사용된 쿠폰입니다.',
    en: 'This coupon has been used.',
    vi: 'Phiếu này đã được sử dụng.',
    meaning: 'Used by this member, or as often as it can be',
  },
  CP003: {
    ko: '사용 기간이 지난 쿠폰입니다.',
    en: 'This coupon has expired.',
    vi: 'Phiếu này đã hết hạn.',
  },
  CP004: {
    ko: '회수된 쿠폰입니다.',
    en: 'This coupon was revoked.',
    vi: 'Phiếu này đã bị thu hồi.',
  },
  CP005: {
    ko: '선물할 수 없는 쿠폰입니다.',
    en: 'This coupon cannot be given away.',
    vi: 'Không thể tặng phiếu này.',
    meaning: 'Not meant to be given, or given once already',
  },
  CP006: {
    ko: '쿠폰을 받을 수 없는 회원입니다. 아이디를 확인해 주세요.',
    en: 'This member cannot receive a coupon. Please check the id.',
    vi: 'Thành viên này không thể nhận phiếu. Vui lòng kiểm tra ID.',
    meaning: 'Unknown, oneself, a partner, or kept from playing',
  },
  CP007: {
    ko: '존재하지 않는 회원 아이디가 있습니다: {ids}',
    en: 'There are ids of no member: {ids}',
    vi: 'Có ID không tồn tại: {ids}',
  },
} as const;
