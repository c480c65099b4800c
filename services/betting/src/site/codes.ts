/** The result codes of settings, and of acts that need four eyes. */
export const siteCodes = {
  B1023: {
    ko: '다른 운영자가 설정을 먼저 변경했습니다. 다시 불러와 주세요.',
    en: 'Another operator has changed the settings. Please load them again.',
    vi: 'Người vận hành khác đã thay đổi cài đặt. Vui lòng tải lại.',
    meaning: 'Set from an older version than the present one',
  },
  B1024: {
    ko: '한도가 서로 맞지 않습니다. 최소, 최대, 당첨, 회차 한도와 등급을 확인해 주세요.',
    en: 'These limits contradict each other. Check minimum, maximum, win, round and level.',
    vi: 'Các giới hạn mâu thuẫn nhau. Hãy kiểm tra tối thiểu, tối đa, mức thắng, kỳ quay và cấp.',
    meaning: 'Limits nobody could keep, or a level named twice; `data.fields` says where',
  },
  B1030: {
    ko: '사유를 입력해 주세요.',
    en: 'Please enter a reason.',
    vi: 'Vui lòng nhập lý do.',
    meaning: 'A void that is refused without a reason',
  },
  B1034: {
    ko: '이미 처리된 요청입니다.',
    en: 'This has been decided already.',
    vi: 'Yêu cầu đã được xử lý.',
  },
  B1035: {
    ko: '무효를 요청한 운영자가 아닌 다른 운영자가 결정해야 합니다.',
    en: 'Another operator than the one who asked to declare it void has to decide this.',
    vi: 'Người quyết định phải là vận hành viên khác với người đã yêu cầu vô hiệu.',
    meaning: 'Deciding on one’s own void, or taking back one of somebody else',
  },
} as const;
