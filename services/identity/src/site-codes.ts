/** What is refused to operators who manage their site. */
export const siteCodes = {
  S004: {
    ko: '실제 운영에는 다음 항목이 필요합니다: {missing}',
    en: 'Real mode needs these options first: {missing}',
    vi: 'Chế độ thật cần các mục sau: {missing}',
    meaning: 'Real mode without licence, allowed countries, age gate or a beacon (BEACON_URL)',
  },
  S005: {
    ko: '설정값이 서로 맞지 않습니다: {options}',
    en: 'These options contradict each other: {options}',
    vi: 'Các thiết lập mâu thuẫn nhau: {options}',
    meaning: 'A lower limit above its upper limit, or a hidden recommender that is not named',
  },
  S006: {
    ko: '다른 운영자가 먼저 변경했습니다. 최신 내용을 불러온 뒤 다시 시도해 주세요.',
    en: 'Another operator has changed this. Load it again before you change it.',
    vi: 'Người vận hành khác đã thay đổi trước. Hãy tải lại rồi thử lại.',
    meaning: 'A setting was set from an older version than the present one',
  },
  S007: {
    ko: '존재하지 않는 입금 계좌입니다.',
    en: 'There is no such deposit account.',
    vi: 'Không có tài khoản nạp tiền này.',
  },
  S010: {
    ko: '체험용 데이터가 남아 있어 실제 운영으로 바꿀 수 없습니다. 비밀번호가 공개된 운영자: {passwords} / 인증 키가 공개된 운영자: {factors} / 공개된 키: {keys} / 체험 회원: {members}명',
    en: 'This site cannot become a real one with what the demonstration left. Operators with a published password: {passwords} / with a published second factor: {factors} / published keys: {keys} / members of the demonstration: {members}',
    vi: 'Không thể chuyển sang chế độ thật khi còn dữ liệu dùng thử. Vận hành viên có mật khẩu công khai: {passwords} / có mã xác thực công khai: {factors} / khóa công khai: {keys} / thành viên dùng thử: {members}',
    meaning: 'Real mode while demonstration operators, second factors, keys or members exist',
  },
  S011: {
    ko: '회원이 있는 실제 운영 사이트는 체험용으로 되돌릴 수 없습니다.',
    en: 'A real site that has members does not become a demonstration.',
    vi: 'Trang thật đã có thành viên thì không thể chuyển lại thành trang dùng thử.',
    meaning: 'Out of real mode with members there: nobody would be asked for age or country',
  },
  S012: {
    ko: '이미 승인을 기다리는 변경 요청이 있습니다. 먼저 승인하거나 거절해 주세요.',
    en: 'A change is already waiting for approval. It has to be approved or refused first.',
    vi: 'Đã có một thay đổi đang chờ duyệt. Hãy duyệt hoặc từ chối trước.',
    meaning: 'A loosening of the options was asked for while another of the same version waits',
  },
  S013: {
    ko: '이 계좌에는 이미 승인을 기다리는 변경 요청이 있습니다. 먼저 승인하거나 거절하거나 취소해 주세요.',
    en: 'A change of this account is already waiting for approval. It has to be approved, refused or cancelled first.',
    vi: 'Tài khoản này đã có thay đổi đang chờ duyệt. Hãy duyệt, từ chối hoặc hủy trước.',
    meaning: 'A change of a deposit account was asked for while another of the same account waits',
  },
  S014: {
    ko: '승인을 기다리는 새 계좌가 이미 {max}개 있습니다. 먼저 승인하거나 거절해 주세요.',
    en: 'There are {max} new accounts waiting for approval already. Some have to be approved or refused first.',
    vi: 'Đã có {max} tài khoản mới đang chờ duyệt. Hãy duyệt hoặc từ chối bớt trước.',
    meaning: 'A new deposit account was asked for while as many wait as a site may have waiting',
  },
} as const;
