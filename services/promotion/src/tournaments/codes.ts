/** The result codes of tournaments. */
export const tournamentCodes = {
  TN001: {
    ko: '참가 신청 없이 자동으로 참가하는 토너먼트입니다.',
    en: 'Everybody takes part in this tournament; there is nothing to enter.',
    vi: 'Giải đấu này tự động tham gia, không cần đăng ký.',
  },
  TN002: {
    ko: '결과를 기다리는 토너먼트만 마감할 수 있습니다.',
    en: 'Only a tournament that waits for results can be closed.',
    vi: 'Chỉ có thể chốt giải đấu đang chờ kết quả.',
    meaning: 'Before its end, stopped, or closed already',
  },
} as const;
