/** The result codes of the external back office. */
export const externalCodes = {
  PT801: {
    ko: '외부 파트너 관리자를 이용할 수 없습니다.',
    en: 'There is no external back office.',
    vi: 'Không có trang quản trị đối tác bên ngoài.',
    meaning: 'The site has none, or nothing to sign links with',
  },
  PT802: {
    ko: '정지된 파트너는 이용할 수 없습니다.',
    en: 'A suspended partner cannot use this.',
    vi: 'Đối tác bị tạm ngưng không thể sử dụng.',
  },
} as const;
