/** The result codes of the tree. */
export const treeCodes = {
  PT101: {
    ko: '파트너만 이용할 수 있습니다.',
    en: 'This is for partners only.',
    vi: 'Chỉ dành cho đối tác.',
    meaning: 'The caller is no partner, or not one that is in the tree yet',
  },
  PT102: {
    ko: '소속된 회원이나 파트너가 아닙니다.',
    en: 'This is nobody of your own network.',
    vi: 'Không thuộc mạng lưới của bạn.',
    meaning:
      'Somebody outside of the caller’s subtree, or nobody at all: the two are not told apart',
  },
  PT103: {
    ko: '자신이나 하위 파트너 아래로는 이동할 수 없습니다.',
    en: 'Nobody can be moved below themselves.',
    vi: 'Không thể chuyển xuống dưới chính mình.',
  },
  PT104: {
    ko: '상위 파트너의 단계가 더 높아야 합니다.',
    en: 'The new parent has to be of a higher tier.',
    vi: 'Cấp trên mới phải có cấp cao hơn.',
    meaning: 'A partner moved below one of the same or a lower tier',
  },
  PT105: {
    ko: '이미 그 파트너에게 소속되어 있습니다.',
    en: 'This is where they stand already.',
    vi: 'Đã thuộc đối tác này.',
  },
  PT106: {
    ko: '이동 시점은 지금 이후여야 합니다.',
    en: 'A move cannot lie in the past.',
    vi: 'Thời điểm chuyển không được ở quá khứ.',
    meaning: 'History is not rewritten',
  },
  PT107: {
    ko: '이미 그 상태입니다.',
    en: 'This is so already.',
    vi: 'Đã ở trạng thái này.',
    meaning: 'Suspending who is suspended, or lifting what is none, or only of somebody above',
  },
  PT108: {
    ko: '예정된 다른 이동이 있습니다. 이동이 적용된 뒤 다시 시도해 주세요.',
    en: 'Another move of them is waiting for its day. Please try again after it.',
    vi: 'Đang có một lần chuyển khác chờ đến ngày. Vui lòng thử lại sau.',
    meaning: 'A move of them, or of the new parent, has not begun yet',
  },
  PT109: {
    ko: '이미 승인을 기다리는 지급·회수 허용 요청이 있습니다.',
    en: 'It was asked for already that this partner may move money.',
    vi: 'Đã có yêu cầu cho đối tác này chuyển và thu hồi đang chờ duyệt.',
    meaning: 'Asking to let a partner move money while another such request of it waits',
  },
} as const;
