/** The result codes of giving and taking back; the specification names them and leaves their meanings open. */
export const transfersCodes = {
  C301: {
    ko: '지급 권한이 없습니다. 관리자에게 문의해 주세요.',
    en: 'You may not give money. Please contact the administrator.',
    vi: 'Bạn không có quyền chuyển tiền. Vui lòng liên hệ quản trị viên.',
    meaning: 'Giving: no permission, or a partner that is suspended',
  },
  C302: {
    ko: '받는 분은 하위 회원이나 파트너여야 합니다.',
    en: 'The receiver has to be below you.',
    vi: 'Người nhận phải thuộc cấp dưới của bạn.',
    meaning: 'Giving: nobody of the own subtree',
  },
  C303: {
    ko: '지급 금액을 확인해 주세요. 1회 {min}원부터 {max}원, 하루 {day}원까지 가능합니다.',
    en: 'Please check the amount: {min} to {max} won at once, {day} won a day.',
    vi: 'Vui lòng kiểm tra số tiền: {min} đến {max} won mỗi lần, {day} won mỗi ngày.',
    meaning: 'Giving: no amount, or one outside of the limits of the tier or the day',
  },
  C601: {
    ko: '보유금이 부족합니다.',
    en: 'You have not enough money.',
    vi: 'Số dư không đủ.',
    meaning: 'Giving: more than the giver has',
  },
  C401: {
    ko: '회수 권한이 없습니다. 관리자에게 문의해 주세요.',
    en: 'You may not take money back. Please contact the administrator.',
    vi: 'Bạn không có quyền thu hồi. Vui lòng liên hệ quản trị viên.',
    meaning: 'Taking back: no permission, or a partner that is suspended',
  },
  C402: {
    ko: '회수 대상은 하위 회원이나 파트너여야 합니다.',
    en: 'You can take back only from those below you.',
    vi: 'Chỉ có thể thu hồi từ cấp dưới.',
    meaning: 'Taking back: nobody of the own subtree',
  },
  C403: {
    ko: '회수 금액을 확인해 주세요. 1회 {min}원부터 {max}원, 하루 {day}원까지 가능합니다.',
    en: 'Please check the amount: {min} to {max} won at once, {day} won a day.',
    vi: 'Vui lòng kiểm tra số tiền: {min} đến {max} won mỗi lần, {day} won mỗi ngày.',
    meaning: 'Taking back: no amount, or one outside of the limits of the tier or the day',
  },
  C701: {
    ko: '상대방의 보유금이 부족합니다. 진행 중인 베팅에서는 회수할 수 없습니다.',
    en: 'They have not enough money. Nothing is taken out of open bets.',
    vi: 'Đối phương không đủ tiền. Không thể thu hồi từ cược đang mở.',
    meaning: 'Taking back: more than the other side has in cash',
  },
  C501: {
    ko: '이체를 처리하고 있습니다. 잠시 후 내역에서 확인해 주세요.',
    en: 'The transfer is being processed. Please look into the list in a moment.',
    vi: 'Đang xử lý chuyển khoản. Vui lòng kiểm tra lịch sử sau giây lát.',
    meaning:
      'The debit was asked for and its outcome is not known yet; it is completed or refused without the caller',
  },
  C502: {
    ko: '회원 간 지급은 이 사이트에서 이용할 수 없습니다.',
    en: 'Members of this site cannot give each other money.',
    vi: 'Thành viên của trang này không thể chuyển tiền cho nhau.',
    meaning: 'Giving between members is off',
  },
  C503: {
    ko: '상대방의 계정을 지금 이용할 수 없습니다.',
    en: 'The other account cannot be used now.',
    vi: 'Tài khoản đối phương hiện không thể sử dụng.',
    meaning: 'The other side is suspended',
  },
  C504: {
    ko: '상대방이 지금 이 금액을 받을 수 없습니다. 금액을 줄이거나 나중에 다시 시도해 주세요.',
    en: 'The other account cannot receive this amount now. Please try less, or later.',
    vi: 'Tài khoản đối phương hiện không thể nhận số tiền này. Vui lòng giảm số tiền hoặc thử lại sau.',
    meaning:
      'Giving: the member is kept from playing or depositing, or it would pass a deposit limit of their own',
  },
  C008: {
    ko: '출금 비밀번호가 올바르지 않습니다.',
    en: 'The withdrawal password is not correct.',
    vi: 'Mật khẩu rút tiền không đúng.',
  },
  C010: {
    ko: '등록된 출금 비밀번호가 없습니다. 먼저 설정해 주세요.',
    en: 'No withdrawal password is set. Please set one first.',
    vi: 'Chưa có mật khẩu rút tiền. Vui lòng cài đặt trước.',
  },
  C205: {
    ko: '출금 비밀번호를 여러 번 틀려 잠겼습니다. 비밀번호를 다시 설정해 주세요.',
    en: 'The withdrawal password is locked after repeated failures. Please set a new one.',
    vi: 'Mật khẩu rút tiền đã bị khóa do nhập sai nhiều lần. Vui lòng đặt lại mật khẩu.',
  },
  C231: {
    ko: '계좌 또는 출금 비밀번호가 변경되어 {from}부터 이용하실 수 있습니다.',
    en: 'Your account or its protection was changed. You can do this from {from} (Korean time).',
    vi: 'Tài khoản hoặc mật khẩu rút tiền đã thay đổi. Bạn có thể thực hiện từ {from} (giờ Hàn Quốc).',
    meaning: 'Within the waiting time after a change of account, its password or second factor',
  },
  C203: {
    ko: '출금이 제한된 회원의 보유금은 보내거나 회수할 수 없습니다.',
    en: 'Money of a member who may not withdraw cannot be given or taken back.',
    vi: 'Không thể chuyển hoặc thu hồi tiền của thành viên bị hạn chế rút tiền.',
    meaning: 'An operator keeps the member from withdrawing: who gives, or whom it is taken from',
  },
  C216: {
    ko: '회원의 보유금을 보내거나 회수하려면 {remaining}원을 더 베팅해야 합니다.',
    en: 'The member has to bet {remaining} won more before the money can be given or taken back.',
    vi: 'Thành viên cần cược thêm {remaining} won trước khi tiền được chuyển hoặc thu hồi.',
    meaning:
      'The rolling requirement of the deposits is not met yet: of the member who gives, or whom it is taken from',
  },
  PT601: {
    ko: '2단계 인증을 먼저 등록해 주세요. 이 사이트에서는 파트너의 지급과 회수에 인증번호가 필요합니다.',
    en: 'Please set up your second factor first. On this site partners need its code to move money.',
    vi: 'Vui lòng đăng ký xác thực hai bước trước. Trang này yêu cầu mã xác thực khi đối tác chuyển tiền.',
    meaning: 'The site asks a second factor of partners who move money, and this one has none',
  },
  PT602: {
    ko: '인증번호를 여러 번 틀려 잠겼습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Too many wrong codes. Please try again later.',
    vi: 'Bạn đã nhập sai mã nhiều lần. Vui lòng thử lại sau.',
    meaning: 'The second factor is locked after wrong codes',
  },
  U124: {
    ko: '인증번호가 올바르지 않습니다. 인증번호는 한 번만 사용할 수 있습니다.',
    en: 'The code of your authenticator is wrong. A code works only once.',
    vi: 'Mã xác thực không đúng. Mỗi mã chỉ dùng được một lần.',
    meaning: "The code of the member's second factor is missing, wrong or was used",
  },
  U0011: {
    ko: '이용이 정지된 계정입니다. 고객센터로 문의해 주세요.',
    en: 'This account is suspended. Please contact customer service.',
    vi: 'Tài khoản đã bị khóa. Vui lòng liên hệ hỗ trợ.',
  },
} as const;
