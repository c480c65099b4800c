/**
 * The result codes of placing a bet. The specification names B0093, B0095, B1001, B1002, B6000 to
 * B6005 and B9999 without their texts; B1012 to B1019 and, of sports, B1050 to B1066 are the
 * product's own.
 */
export const betCodes = {
  U0011: {
    ko: '이용이 정지된 계정입니다. 고객센터로 문의해 주세요.',
    en: 'This account is suspended. Please contact customer service.',
    vi: 'Tài khoản đã bị khóa. Vui lòng liên hệ hỗ trợ.',
  },
  B0093: {
    ko: '지금은 이 게임에 베팅하실 수 없습니다. 점검 중입니다.',
    en: 'Bets on this game are not possible at the moment: it is under maintenance.',
    vi: 'Hiện không thể đặt cược trò chơi này vì đang bảo trì.',
    meaning: 'An operator has locked the game, all mini games or all games',
  },
  B0095: {
    ko: '파트너 회원은 게임을 이용하실 수 없습니다.',
    en: 'Partners cannot play.',
    vi: 'Tài khoản đối tác không thể chơi.',
  },
  B1001: {
    ko: '베팅 권한이 없습니다. 고객센터로 문의해 주세요.',
    en: 'This member may not bet. Please contact support.',
    vi: 'Tài khoản không có quyền đặt cược. Vui lòng liên hệ bộ phận hỗ trợ.',
    meaning: 'A member who is not approved, or no longer',
  },
  B1002: {
    ko: '이용이 제한된 회원은 베팅하실 수 없습니다.',
    en: 'This member is kept from playing.',
    vi: 'Tài khoản đang bị hạn chế nên không thể đặt cược.',
    meaning: 'A member who is excluded from play; a time-out is refused by the wallet (W101)',
  },
  B1012: {
    ko: '베팅이 마감된 회차입니다.',
    en: 'Bets on this round are closed.',
    vi: 'Kỳ quay này đã đóng cược.',
    meaning:
      "The round's cut-off has passed by the database's clock, or the site declared it void; nothing was staked",
  },
  B1013: {
    ko: '배당이 {odds}배로 변경되었습니다. 확인 후 다시 베팅해 주세요.',
    en: 'The odds have changed to {odds}. Please check and bet again.',
    vi: 'Tỷ lệ cược đã đổi thành {odds}. Vui lòng kiểm tra và đặt lại.',
    meaning: 'Odds the chosen policy does not take; `data.selections` has the present ones of each',
  },
  B1014: {
    ko: '결과와 관계없이 당첨되는 조합(양방)으로는 베팅하실 수 없습니다.',
    en: 'Bets that win between them whatever is drawn are not taken.',
    vi: 'Không nhận cược bao trùm mọi kết quả.',
    meaning: 'Hedging, over all open bets of the member on this draw, earlier ones included',
  },
  B1015: {
    ko: '한 회차의 같은 마켓에서는 하나만 선택하실 수 있습니다.',
    en: 'Only one selection of a market can be held in a round.',
    vi: 'Mỗi kỳ quay chỉ được chọn một lựa chọn trong cùng một loại cược.',
  },
  B1016: {
    ko: '지금은 베팅하실 수 없는 항목입니다.',
    en: 'This selection is not offered at the moment.',
    vi: 'Lựa chọn này hiện không được nhận cược.',
    meaning: 'The game has no such selection, or the site has switched it off',
  },
  B1017: {
    ko: '한 회차에 베팅하실 수 있는 금액은 모두 {limit}원까지입니다.',
    en: 'You can stake up to {limit} won on a round in all.',
    vi: 'Tổng tiền cược mỗi kỳ quay tối đa {limit} won.',
    meaning: 'This slip and the open bets on the round together',
  },
  B1018: {
    ko: '이 회차에는 지금 더 이상 베팅하실 수 없습니다.',
    en: 'No more bets of this size are taken on this round.',
    vi: 'Kỳ quay này hiện không nhận thêm cược như vậy.',
    meaning:
      'The house could lose more on the round than its limit, by all bets of the site together',
  },
  B1019: {
    ko: '베팅이 접수되지 않았습니다. 고객센터로 문의해 주세요.',
    en: 'The bet was not taken. Please contact support.',
    vi: 'Cược không được chấp nhận. Vui lòng liên hệ bộ phận hỗ trợ.',
    meaning: 'The wallet refused the stake with a code this service does not know',
  },
  B1050: {
    ko: '한 번에 {limit}폴더까지 조합하실 수 있습니다.',
    en: 'Up to {limit} selections can be combined.',
    vi: 'Có thể kết hợp tối đa {limit} lựa chọn.',
  },
  B1051: {
    ko: '시스템 베팅은 {limit}조합까지 가능합니다.',
    en: 'A system can have up to {limit} lines.',
    vi: 'Cược hệ thống tối đa {limit} tổ hợp.',
  },
  B1052: {
    ko: '배당 {limit}배 이상의 항목만 선택하실 수 있습니다.',
    en: 'Selections need odds of at least {limit}.',
    vi: 'Chỉ có thể chọn tỷ lệ cược từ {limit} trở lên.',
    meaning: "A leg below the site's minimum odds; `data.problems` has each",
  },
  B1053: {
    ko: '총 배당은 {limit}배까지 가능합니다.',
    en: 'Total odds can be up to {limit}.',
    vi: 'Tổng tỷ lệ cược tối đa là {limit}.',
  },
  B1054: {
    ko: '함께 조합하실 수 없는 항목입니다.',
    en: 'These selections cannot be combined.',
    vi: 'Không thể kết hợp các lựa chọn này.',
    meaning:
      'The combination matrix; `data.problems` has both legs and the fault: same-market, same-match, alone, sports-apart, live-apart',
  },
  B1055: {
    ko: '같은 리그의 동일 경기 조합은 하루 {limit}번까지 가능합니다.',
    en: 'Markets of one match can be combined {limit} times a day in a league.',
    vi: 'Mỗi giải chỉ được kết hợp cùng trận {limit} lần một ngày.',
  },
  B1056: {
    ko: '한 경기에 베팅하실 수 있는 금액은 모두 {limit}원까지입니다.',
    en: 'You can stake up to {limit} won on a match in all.',
    vi: 'Tổng tiền cược mỗi trận tối đa {limit} won.',
    meaning: 'This ticket and the open ones with a leg on the match together',
  },
  B1057: {
    ko: '같은 항목이 포함된 베팅은 {limit}건까지 가능합니다.',
    en: 'Up to {limit} bets can share a selection.',
    vi: 'Tối đa {limit} cược được chứa cùng một lựa chọn.',
    meaning: 'Axis bets (축벳): open tickets that share the leg, this one included',
  },
  B1058: {
    ko: '같은 항목이 포함된 베팅의 합계는 {limit}원까지 가능합니다.',
    en: 'Bets that share a selection can come to {limit} won in all.',
    vi: 'Các cược chứa cùng một lựa chọn tối đa {limit} won.',
    meaning: 'Axis bets (축벳), by their stakes or by what they can return: the fault says which',
  },
  B1059: {
    ko: '이 항목에는 지금 더 이상 베팅하실 수 없습니다.',
    en: 'No more bets are taken on this selection at the moment.',
    vi: 'Hiện không nhận thêm cược cho lựa chọn này.',
    meaning: 'The house would owe more on the market than its limit',
  },
  B1060: {
    ko: '지금은 캐시아웃하실 수 없습니다.',
    en: 'This bet cannot be cashed out at the moment.',
    vi: 'Hiện không thể rút tiền sớm cược này.',
    meaning: 'A leg is suspended or lost, none is open, or too little would be left',
  },
  B1061: {
    ko: '캐시아웃 제안이 만료되었습니다. 다시 확인해 주세요.',
    en: 'The offer to cash out has expired. Please check again.',
    vi: 'Đề nghị rút tiền sớm đã hết hạn. Vui lòng kiểm tra lại.',
  },
  B1062: {
    ko: '배당이 변경되어 캐시아웃 금액이 {amount}원으로 변경되었습니다.',
    en: 'The odds have changed: the bet can now be cashed out for {amount} won.',
    vi: 'Tỷ lệ đã thay đổi: số tiền rút sớm hiện là {amount} won.',
  },
  B1063: {
    ko: '베팅 후 {limit}분이 지나 취소하실 수 없습니다.',
    en: 'Bets can be cancelled for {limit} minutes after they were placed.',
    vi: 'Chỉ có thể hủy cược trong vòng {limit} phút sau khi đặt.',
  },
  B1064: {
    ko: '베팅 취소는 하루 {limit}번까지 가능합니다.',
    en: '{limit} bets can be cancelled a day.',
    vi: 'Mỗi ngày chỉ được hủy cược {limit} lần.',
  },
  B1065: {
    ko: '이미 시작된 경기가 있어 취소하실 수 없습니다.',
    en: 'A match of this bet has started: it cannot be cancelled.',
    vi: 'Có trận đã bắt đầu nên không thể hủy cược.',
    meaning:
      'A leg was bet on in play, has begun by the start that holds now, or will not begin any more',
  },
  B1066: {
    ko: '취소하실 수 없는 베팅입니다.',
    en: 'This bet cannot be cancelled.',
    vi: 'Không thể hủy cược này.',
    meaning: 'A bet that is settled, waits for the wallet, or of which a part was bought back',
  },
  B1070: {
    ko: '사용할 수 없는 무료 베팅입니다.',
    en: 'This free bet cannot be used.',
    vi: 'Không thể dùng cược miễn phí này.',
    meaning: 'None of the member’s, expired, or staked by another slip',
  },
  B1071: {
    ko: '무료 베팅은 {amount}원 한 건으로, 배당 {odds}배 이상에 사용하실 수 있습니다.',
    en: 'This free bet is one bet of {amount} won at odds of {odds} or more.',
    vi: 'Cược miễn phí này dùng cho một cược {amount} won với tỷ lệ từ {odds}.',
    meaning: 'Another product, amount or number of bets or lines, or too low odds',
  },
  B1078: {
    ko: '보유하신 베팅과 함께 확인할 조합이 너무 많습니다. 일부가 정산된 후 다시 베팅해 주세요.',
    en: 'Together with your open bets this has too many combinations to check. Please bet again when some are settled.',
    vi: 'Cùng với các cược đang mở, có quá nhiều tổ hợp để kiểm tra. Vui lòng đặt lại khi một số cược đã có kết quả.',
    meaning:
      'Whether the ticket and the open ones on its matches can all be lost (B1014) is too much to find out; `data.problems` names its legs',
  },
  B6001: {
    ko: '최소 베팅 금액은 {limit}원입니다.',
    en: 'The minimum stake is {limit} won.',
    vi: 'Tiền cược tối thiểu là {limit} won.',
    meaning: "Below the minimum of the member's level",
  },
  B6002: {
    ko: '최대 베팅 금액은 {limit}원입니다.',
    en: 'The maximum stake is {limit} won.',
    vi: 'Tiền cược tối đa là {limit} won.',
    meaning: "Above the maximum of the member's level",
  },
  B6003: {
    ko: '한 건의 최대 당첨 금액은 {limit}원입니다.',
    en: 'A bet can return up to {limit} won.',
    vi: 'Mỗi cược được trả tối đa {limit} won.',
    meaning: 'Stake times odds would return more than the limit of the member’s level',
  },
  B6005: {
    ko: '같은 베팅이 방금 접수되었습니다. 10초 후 다시 시도해 주세요.',
    en: 'The same bet was placed a moment ago. Please try again in 10 seconds.',
    vi: 'Cược giống hệt vừa được đặt. Vui lòng thử lại sau 10 giây.',
    meaning: 'The same selection and stake within 10 seconds, or a selection twice on one slip',
  },
  B9999: {
    ko: '이전 베팅을 처리하고 있습니다. 30초 후 다시 시도해 주세요.',
    en: 'Your previous bets are being processed. Please try again in 30 seconds.',
    vi: 'Các cược trước đang được xử lý. Vui lòng thử lại sau 30 giây.',
    meaning: 'Too many slips of the member wait for the wallet',
  },
  B1025: {
    ko: '존재하지 않는 베팅입니다.',
    en: 'There is no such bet.',
    vi: 'Cược không tồn tại.',
    meaning: 'No slip of the member has this id',
  },
} as const;
