/** What is refused to operators who manage operators, roles and dead letters. */
export const operatorCodes = {
  A101: {
    ko: '이미 사용 중인 운영자 아이디입니다.',
    en: 'This operator ID is already taken.',
    vi: 'Tên vận hành viên này đã được sử dụng.',
  },
  A102: {
    ko: '존재하지 않는 운영자입니다.',
    en: 'There is no such operator.',
    vi: 'Không có vận hành viên này.',
  },
  A103: {
    ko: '자신의 권한이나 사용 여부는 변경할 수 없습니다.',
    en: 'You cannot change your own role or disable yourself.',
    vi: 'Bạn không thể tự đổi quyền hoặc tự vô hiệu hóa.',
  },
  A104: {
    ko: '마지막 총괄 운영자는 중지하거나 권한을 바꿀 수 없습니다.',
    en: 'The last administrator cannot be disabled or given another role.',
    vi: 'Không thể vô hiệu hóa hoặc đổi quyền của quản trị viên cuối cùng.',
  },
  A105: {
    ko: '자신에게 없는 권한은 다룰 수 없습니다.',
    en: 'You cannot deal with permissions that you do not have yourself.',
    vi: 'Bạn không thể xử lý những quyền mà chính bạn không có.',
    meaning: 'A role or an operator with a permission the caller lacks',
  },
  A106: {
    ko: '변경할 수 없거나 존재하지 않는 역할입니다.',
    en: 'There is no such role, or it cannot be changed.',
    vi: 'Vai trò không tồn tại hoặc không thể thay đổi.',
  },
  A107: {
    ko: '이 역할을 쓰는 운영자가 있어 삭제할 수 없습니다.',
    en: 'This role cannot be removed while an operator holds it.',
    vi: 'Không thể xóa vai trò khi vẫn có người vận hành đang dùng.',
  },
  A108: {
    ko: '더 이상 역할을 추가할 수 없습니다.',
    en: 'No more roles can be added.',
    vi: 'Không thể thêm vai trò nữa.',
  },
  A110: {
    ko: '존재하지 않는 실패 메시지입니다. 목록을 새로 불러온 뒤 다시 시도해 주세요.',
    en: 'There is no such dead letter. Load the list again.',
    vi: 'Không có thông điệp lỗi này. Hãy tải lại danh sách rồi thử lại.',
  },
  A112: {
    ko: '사유를 입력해 주세요.',
    en: 'Please enter a reason.',
    vi: 'Vui lòng nhập lý do.',
    meaning: 'Another operator has to approve this, and reads why; or refused without a reason',
  },
  A113: {
    ko: '존재하지 않거나 이미 끝난 요청입니다.',
    en: 'There is no such request, or it is over.',
    vi: 'Không có yêu cầu này hoặc yêu cầu đã kết thúc.',
  },
  A114: {
    ko: '이미 처리된 요청입니다.',
    en: 'This has been decided already.',
    vi: 'Yêu cầu đã được xử lý.',
  },
  A115: {
    ko: '요청한 운영자가 아닌 다른 운영자가 승인해야 합니다.',
    en: 'Another operator than the one who asked has to approve this.',
    vi: 'Người duyệt phải là vận hành viên khác với người đã yêu cầu.',
    meaning: 'Approving one’s own request, or taking back one of somebody else',
  },
  A116: {
    ko: '비밀번호는 12자 이상이어야 하며, 아이디나 흔한 비밀번호는 쓸 수 없습니다.',
    en: 'A password has 12 or more characters, and is neither common nor your ID.',
    vi: 'Mật khẩu phải từ 12 ký tự, không phổ biến và không chứa tên đăng nhập.',
  },
  A117: {
    ko: '등록 링크나 등록 코드가 올바르지 않거나 만료되었습니다.',
    en: 'The enrolment link or the code is wrong, was used, or is too old.',
    vi: 'Liên kết hoặc mã đăng ký không đúng, đã dùng hoặc hết hạn.',
    meaning: 'The same for each of these; five wrong codes close a link until a new code is made',
  },
  A118: {
    ko: '링크는 요청한 운영자에게, 코드는 승인한 운영자에게만 표시됩니다.',
    en: 'The link is for who asked, the code for who approved.',
    vi: 'Liên kết dành cho người yêu cầu, mã dành cho người duyệt.',
  },
  A119: {
    ko: '비밀번호 또는 인증번호가 올바르지 않습니다. 인증번호는 한 번만 사용할 수 있습니다.',
    en: 'The password or the code is wrong. A code works only once.',
    vi: 'Mật khẩu hoặc mã xác thực không đúng. Mỗi mã chỉ dùng được một lần.',
    meaning: "An operator's own change was not proven, or the new second factor not confirmed",
  },
  A123: {
    ko: '요청한 뒤 역할의 권한이 변경되어 승인할 수 없습니다. 거절한 뒤 다시 요청해 주세요.',
    en: 'The role has changed since this was asked for. Refuse it, and have it asked for again.',
    vi: 'Quyền của vai trò đã thay đổi sau khi yêu cầu. Hãy từ chối và yêu cầu lại.',
    meaning: 'Who approves would give other rights than those that were asked for',
  },
} as const;
