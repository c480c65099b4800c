/** What members may do about bonuses whose turnover is not met. */
export const bonusCodes = {
  C232: {
    ko: '진행 중인 베팅 {open}원이 있어 지금은 보너스를 포기하실 수 없습니다. 결과가 나온 뒤 다시 시도해 주세요.',
    en: 'Bets of {open} won are still open. You can give the bonus up once they have a result.',
    vi: 'Bạn còn {open} won cược chưa có kết quả. Hãy từ bỏ tiền thưởng sau khi có kết quả.',
    meaning: 'What open bets and rounds of games win would not be counted',
  },
  C233: {
    ko: '포기할 보너스가 없거나 이미 처리되었습니다.',
    en: 'There is no such bonus to give up, or it has ended.',
    vi: 'Không có tiền thưởng để từ bỏ, hoặc đã được xử lý.',
    meaning: 'Unknown, met, or ended by a withdrawal',
  },
  C234: {
    ko: '회수될 금액이 {amount}원으로 변경되었습니다. 다시 확인해 주세요.',
    en: 'What goes back is {amount} won now. Please look again.',
    vi: 'Số tiền thu hồi đã đổi thành {amount} won. Vui lòng xem lại.',
    meaning: 'More would be taken than the member was told',
  },
} as const;
