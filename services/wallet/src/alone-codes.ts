/** What one operator may not do alone. */
export const aloneCodes = {
  W016: {
    ko: '혼자 처리할 수 있는 하루 금액을 넘었습니다. 대기로 전환한 운영자가 아닌 다른 운영자가 승인해야 합니다.',
    en: 'Above what one operator handles alone in a day: another than who took it has to approve.',
    vi: 'Vượt mức một người tự xử lý trong ngày: người khác với người đã nhận phải duyệt.',
    meaning: 'Deposits and withdrawals that one operator put on waiting and approves too',
  },
  W018: {
    ko: '이미 승인을 기다리는 변경 요청이 있습니다. 먼저 승인하거나 거절해 주세요.',
    en: 'A change is already waiting for approval. It has to be approved or refused first.',
    vi: 'Đã có một thay đổi đang chờ duyệt. Hãy duyệt hoặc từ chối trước.',
    meaning: 'A loosening of the policy was asked for while another of the same version waits.',
  },
} as const;
