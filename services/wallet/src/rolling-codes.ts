/** What keeps money that was asked for from leaving. */
export const rollingCodes = {
  C216: {
    ko: '출금하시려면 {remaining}원을 더 베팅하셔야 합니다.',
    en: 'You need to bet {remaining} won more before you can withdraw.',
    vi: 'Bạn cần cược thêm {remaining} won trước khi rút tiền.',
    meaning: 'The rolling requirement of the deposits is not met yet.',
  },
  W017: {
    ko: '베팅 취소·정정으로 롤링 조건이 {remaining}원 다시 남았습니다. 남은 금액을 확인한 뒤에만 승인할 수 있습니다.',
    en: 'Bets were cancelled or corrected: {remaining} won are to be staked again. Approve only after you have seen how much.',
    vi: 'Có cược bị hủy hoặc sửa kết quả: còn phải cược lại {remaining} won. Chỉ duyệt sau khi đã xem số còn lại.',
    meaning:
      'A withdrawal whose rolling requirement opened again after it was asked for, approved unseen',
  },
  W020: {
    ko: '출금이 제한되었거나 이용이 정지된 회원입니다. 이를 확인한 뒤에만 승인할 수 있습니다.',
    en: 'This member is kept from withdrawing, or suspended. Approve only after you have seen that.',
    vi: 'Thành viên này đang bị hạn chế rút tiền hoặc bị khóa. Chỉ duyệt sau khi đã xem điều đó.',
    meaning:
      'A withdrawal whose member was banned or suspended since it was asked for, approved unseen',
  },
} as const;
