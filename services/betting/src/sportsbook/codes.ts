/** The result codes of fixtures and markets, for members who look and operators who set. */
export const sportCodes = {
  B1072: {
    ko: '입력하신 결과로는 마켓을 정산할 수 없습니다. 빠진 항목을 확인해 주세요.',
    en: 'This result does not settle the market. Please check what is missing.',
    vi: 'Kết quả này chưa đủ để thanh toán kèo. Vui lòng kiểm tra phần còn thiếu.',
    meaning: 'A manual settlement that does not answer the market; `data.fields` says why',
  },
  B1073: {
    ko: '아직 시작하지 않은 경기에는 결과를 입력할 수 없습니다.',
    en: 'A result cannot be entered before the fixture has started.',
    vi: 'Không thể nhập kết quả trước khi trận đấu bắt đầu.',
    meaning: 'A manual settlement of a fixture that is planned and has not started',
  },
  B1074: {
    ko: '수동으로 입력된 결과가 없습니다.',
    en: 'There is no result by hand to take back.',
    vi: 'Không có kết quả nhập tay để thu hồi.',
  },
  B1075: {
    ko: '이 마켓의 결과가 이미 다른 운영자의 승인을 기다리고 있습니다.',
    en: 'A result of this market is already waiting for another operator.',
    vi: 'Kết quả của kèo này đang chờ vận hành viên khác phê duyệt.',
    meaning: 'A second manual settlement of a market while the first one waits',
  },
  B1076: {
    ko: '존재하지 않는 경기입니다.',
    en: 'There is no such fixture.',
    vi: 'Trận đấu không tồn tại.',
    meaning: 'The feed has never reported it, or it was cleared away since',
  },
  B1077: {
    ko: '존재하지 않는 마켓입니다.',
    en: 'The fixture has no such market.',
    vi: 'Trận đấu không có kèo này.',
  },
  B1079: {
    ko: '이미 승인을 기다리는 변경 요청이 있습니다. 먼저 승인하거나 거절해 주세요.',
    en: 'A change is already waiting for approval. It has to be approved or refused first.',
    vi: 'Đã có một thay đổi đang chờ duyệt. Hãy duyệt hoặc từ chối trước.',
    meaning:
      'A loosening of the rules of sports was asked for while another of the same version waits',
  },
} as const;
