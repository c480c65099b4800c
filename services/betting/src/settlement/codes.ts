/** The result codes of voids. */
export const settlementCodes = {
  B1031: {
    ko: '이미 제외되었거나 무효 처리된 회차입니다.',
    en: 'This round is excluded or declared void already.',
    vi: 'Kỳ quay này đã bị loại hoặc đã vô hiệu.',
    meaning: 'A void of a round whose stakes went back, or that has a void waiting',
  },
  B1032: {
    ko: '추첨과 정산이 진행 중입니다. 끝난 뒤에 다시 시도해 주세요.',
    en: 'The round is being drawn and settled. Please try again when it is done.',
    vi: 'Kỳ quay đang được quay và thanh toán. Vui lòng thử lại sau.',
    meaning:
      'A void between the draw and the last settlement, when nobody can say what it comes to',
  },
  B1033: {
    ko: '그 사이 금액이 달라졌습니다. 다시 확인해 주세요.',
    en: 'The amount has changed meanwhile. Please look again.',
    vi: 'Số tiền đã thay đổi. Vui lòng kiểm tra lại.',
    meaning: 'A void that would give back another amount than the operator was shown',
  },
  B1038: {
    ko: '이미 무효 처리되었거나 무효 요청이 대기 중입니다.',
    en: 'This is declared void already, or a request to do so waits.',
    vi: 'Đã vô hiệu hoặc đang có yêu cầu vô hiệu chờ duyệt.',
    meaning: 'A void of a ticket or a market that has one, agreed to or waiting',
  },
  B1039: {
    ko: '무효 처리할 수 없는 베팅 또는 마켓입니다.',
    en: 'This bet or market cannot be declared void.',
    vi: 'Không thể tuyên vô hiệu cược hoặc kèo này.',
    meaning: 'No such market, or a ticket that was not accepted, is void or was bought back',
  },
} as const;
