/** The result codes of promotions, and of acts on them that need four eyes. */
export const promotionCodes = {
  PR001: {
    ko: '존재하지 않는 이벤트입니다.',
    en: 'There is no such promotion.',
    vi: 'Không có khuyến mãi này.',
  },
  PR002: {
    ko: '지금은 혜택을 받으실 수 없습니다. 이용 관리 상태를 확인해 주세요.',
    en: 'You cannot be given anything at the moment. Please check your protection settings.',
    vi: 'Hiện bạn không thể nhận ưu đãi. Vui lòng kiểm tra trạng thái bảo vệ tài khoản.',
    meaning: 'Excluded, in a time-out, suspended, or a partner',
  },
  PR003: {
    ko: '이 이벤트의 대상 회원이 아닙니다.',
    en: 'This promotion is not meant for your account.',
    vi: 'Khuyến mãi này không dành cho tài khoản của bạn.',
    meaning: 'Not in the segment: level, rank, partner, days since the approval, sleep, turnover',
  },
  PR004: {
    ko: '지금 진행 중인 이벤트가 아닙니다.',
    en: 'This promotion is not running now.',
    vi: 'Khuyến mãi này hiện không diễn ra.',
    meaning: 'Before its start, after its end, or stopped',
  },
  PR005: {
    ko: '받을 수 있는 횟수를 모두 사용하셨습니다.',
    en: 'You have had this as often as it is given.',
    vi: 'Bạn đã nhận đủ số lần cho phép.',
    meaning: 'A cap of the member or the network is reached',
  },
  PR006: {
    ko: '준비된 혜택이 모두 소진되었습니다.',
    en: 'Everything that was set aside has been given away.',
    vi: 'Ưu đãi đã được phát hết.',
    meaning: 'The budget or the number of grants is used up',
  },
  PR010: {
    ko: '다른 운영자가 먼저 변경했습니다. 다시 불러와 주세요.',
    en: 'Another operator has changed this. Please load it again.',
    vi: 'Người vận hành khác đã thay đổi. Vui lòng tải lại.',
    meaning: 'Changed from an older version than the present one',
  },
  PR011: {
    ko: '이미 지급했거나 발행한 금액 {committed}원보다 예산이 적습니다.',
    en: 'The budget is below the {committed} won that are given or promised already.',
    vi: 'Ngân sách thấp hơn {committed} won đã trao hoặc đã hứa.',
  },
  PR012: {
    ko: '이벤트의 종류는 바꿀 수 없습니다.',
    en: 'The trigger of a promotion cannot be changed.',
    vi: 'Không thể thay đổi loại khuyến mãi.',
  },
  PR013: {
    ko: '사유를 입력해 주세요.',
    en: 'Please enter a reason.',
    vi: 'Vui lòng nhập lý do.',
    meaning: 'A change that is refused without a reason',
  },
  PR014: {
    ko: '이미 처리된 요청입니다.',
    en: 'This has been decided already.',
    vi: 'Yêu cầu đã được xử lý.',
  },
  PR015: {
    ko: '요청한 운영자가 아닌 다른 운영자가 결정해야 합니다.',
    en: 'Another operator than the one who asked has to decide this.',
    vi: 'Người quyết định phải là vận hành viên khác với người đã yêu cầu.',
    meaning: 'Deciding on one’s own change, or taking back one of somebody else',
  },
  PR016: {
    ko: '그런 아이디의 파트너가 없습니다.',
    en: 'There is no partner with this id.',
    vi: 'Không có đối tác với ID này.',
    meaning: 'The partner that a segment would be below',
  },
  PR017: {
    ko: '이미 시작한 토너먼트의 기간과 규칙은 바꿀 수 없습니다.',
    en: 'Dates and rules of a tournament that has begun cannot be changed.',
    vi: 'Không thể thay đổi thời gian và luật của giải đấu đã bắt đầu.',
    meaning: 'Texts, segment, caps and budget can; while it is stopped it gives no prizes',
  },
  PR018: {
    ko: '자동으로 지급되는 이벤트에는 네트워크당 하루 제한을 둘 수 없습니다. 비워 두세요.',
    en: 'What is given by itself cannot be capped by network. Please leave that cap empty.',
    vi: 'Khuyến mãi tự động không thể giới hạn theo mạng. Vui lòng để trống.',
    meaning: 'A cap of networks on sign-ups, deposits, paybacks, ranks or tournaments',
  },
  PR019: {
    ko: '이미 승인을 기다리는 변경 요청이 있습니다. 먼저 승인하거나 거절해 주세요.',
    en: 'A change is already waiting for approval. It has to be approved or refused first.',
    vi: 'Đã có một thay đổi đang chờ duyệt. Hãy duyệt hoặc từ chối trước.',
    meaning: 'A loosening of the ladder was asked for while another of the same version waits',
  },
} as const;
