/** What one operator may not do alone. */
export const aloneCodes = {
  W016: {
    ko: '혼자 처리할 수 있는 하루 금액을 넘었습니다. 대기로 전환한 운영자가 아닌 다른 운영자가 승인해야 합니다.',
    en: 'Above what one operator handles alone in a day: another than who took it has to approve.',
    vi: 'Vượt mức một người tự xử lý trong ngày: người khác với người đã nhận phải duyệt.',
    meaning: 'Deposits and withdrawals that one operator put on waiting and approves too',
  },
} as const;
