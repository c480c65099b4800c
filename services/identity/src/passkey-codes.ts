/** What is refused about passkeys, to operators and members alike. */
export const passkeyCodes = {
  LX06: {
    ko: '이 사이트에서는 패스키를 사용할 수 없습니다.',
    en: 'Passkeys are not offered here.',
    vi: 'Trang này không hỗ trợ khóa truy cập.',
    meaning: 'PASSKEY_SITES does not name the site',
  },
  LX07: {
    ko: '패스키를 등록하지 못했습니다. 처음부터 다시 시도해 주세요.',
    en: 'The passkey could not be added. Please begin again.',
    vi: 'Không thể thêm khóa truy cập. Vui lòng thử lại từ đầu.',
    meaning: 'Made elsewhere, for somebody else, too late, without verifying the user, or known',
  },
  LX08: {
    ko: '존재하지 않는 패스키입니다.',
    en: 'There is no such passkey.',
    vi: 'Không có khóa truy cập này.',
  },
  LX09: {
    ko: '마지막 2단계 인증 수단은 삭제할 수 없습니다.',
    en: 'The last second factor cannot be removed.',
    vi: 'Không thể xóa phương thức xác thực hai lớp cuối cùng.',
    meaning: 'An operator without an authenticator application keeps a passkey',
  },
  LX10: {
    ko: '패스키는 {max}개까지 등록할 수 있습니다.',
    en: 'No more than {max} passkeys can be added.',
    vi: 'Chỉ có thể thêm tối đa {max} khóa truy cập.',
  },
} as const;
