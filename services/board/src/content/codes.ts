/** The result codes of contents and text pages. */
export const contentCodes = {
  BD001: {
    ko: '존재하지 않거나 삭제된 글입니다.',
    en: 'This does not exist, or has been removed.',
    vi: 'Nội dung không tồn tại hoặc đã bị xóa.',
    meaning: 'Unknown, removed, switched off, or outside its period.',
  },
  BD002: {
    ko: '다른 운영자가 먼저 저장했습니다. 다시 불러와 주세요.',
    en: 'Another operator has saved this meanwhile. Please load it again.',
    vi: 'Người vận hành khác đã lưu trước. Vui lòng tải lại.',
    meaning: 'A save or removal was made from an older version than the present one.',
  },
  BD003: {
    ko: '더 이상 등록할 수 없습니다. 최대 {limit}개까지 등록할 수 있습니다.',
    en: 'There is no room for more: the limit is {limit}.',
    vi: 'Không thể đăng thêm. Tối đa {limit} mục.',
    meaning: 'The site has as many notices, questions, popups, banners or text pages as it may.',
  },
} as const;
