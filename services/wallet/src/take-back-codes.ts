/** What is refused when a completed deposit is to be taken back, or was. */
export const takeBackCodes = {
  T002: {
    ko: '완료된 입금만 회수할 수 있습니다.',
    en: 'Only a completed deposit can be taken back.',
    vi: 'Chỉ có thể thu hồi khoản nạp đã hoàn tất.',
    meaning: 'Taking back what is open or refused, or a withdrawal.',
  },
  T003: {
    ko: '입금이 회수되어 보너스를 지급하지 않습니다.',
    en: 'The deposit was taken back: its bonus is not given.',
    vi: 'Khoản nạp đã bị thu hồi nên tiền thưởng không được trao.',
    meaning: 'A bonus that a promotion gives for a deposit which was taken back meanwhile.',
  },
  W019: {
    ko: '혼자 처리할 수 있는 하루 금액을 넘었습니다. 이 입금을 승인한 운영자가 아닌 다른 운영자가 회수해야 합니다.',
    en: 'Above what one operator handles alone in a day: another than who approved it has to take it back.',
    vi: 'Vượt mức một người tự xử lý trong ngày: người khác với người đã duyệt phải thu hồi.',
    meaning: 'Deposits that one operator approved and takes back too',
  },
} as const;
