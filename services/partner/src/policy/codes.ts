/** The result codes of policies, and of acts that need four eyes. */
export const policyCodes = {
  PT001: {
    ko: '다른 운영자가 설정을 먼저 변경했습니다. 다시 불러와 주세요.',
    en: 'Another operator has changed the settings. Please load them again.',
    vi: 'Người vận hành khác đã thay đổi cài đặt. Vui lòng tải lại.',
    meaning: 'Set from an older version than the present one',
  },
  PT002: {
    ko: '한도나 기준이 서로 맞지 않습니다.',
    en: 'These limits contradict each other.',
    vi: 'Các giới hạn mâu thuẫn nhau.',
    meaning:
      'Limits nobody could keep, or a tier or category named twice; `data.fields` says where',
  },
  PT003: {
    ko: '사유를 입력해 주세요.',
    en: 'Please enter a reason.',
    vi: 'Vui lòng nhập lý do.',
    meaning: 'A request that is refused without a reason',
  },
  PT004: {
    ko: '이미 처리된 요청입니다.',
    en: 'This has been decided already.',
    vi: 'Yêu cầu đã được xử lý.',
  },
  PT005: {
    ko: '요청한 운영자가 아닌 다른 운영자가 결정해야 합니다.',
    en: 'Another operator than the one who asked has to decide this.',
    vi: 'Người quyết định phải là vận hành viên khác với người đã yêu cầu.',
    meaning: 'Deciding on one’s own request, or taking back one of somebody else',
  },
  PT006: {
    ko: '이미 승인을 기다리는 변경 요청이 있습니다. 먼저 승인하거나 거절해 주세요.',
    en: 'A change is already waiting for approval. It has to be approved or refused first.',
    vi: 'Đã có một thay đổi đang chờ duyệt. Hãy duyệt hoặc từ chối trước.',
    meaning: 'A loosening of the policy was asked for while another of the same version waits',
  },
} as const;
