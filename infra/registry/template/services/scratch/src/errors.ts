import { defineCodes } from '@noriter/kit/result-codes';

export const errors = defineCodes({
  SC001: {
    ko: '더 이상 등록할 수 없습니다.',
    en: 'There is no room for more notes.',
    vi: 'Không thể đăng thêm ghi chú.',
    meaning: 'The site has as many notes as it may.',
  },
  SC002: {
    ko: '다른 운영자가 설정을 먼저 변경했습니다. 다시 불러와 주세요.',
    en: 'Another operator has changed the settings. Please load them again.',
    vi: 'Người vận hành khác đã thay đổi cài đặt. Vui lòng tải lại.',
  },
});
