// Invariant: one text per message key, in every language of the product; {min}, {max} and
// {specials} stand for the site's own limits.

export type Messages = { readonly ko: string; readonly en: string; readonly vi: string };

export const signUpMessages = {
  'front.member.emptyMemId': {
    ko: '아이디를 입력해 주세요.',
    en: 'Please enter an ID.',
    vi: 'Vui lòng nhập tên đăng nhập.',
  },
  'api.U101': {
    ko: '아이디는 영문, 숫자, +만 사용하여 {min}~{max}자로 입력해 주세요.',
    en: 'An ID has {min} to {max} letters, digits or plus signs.',
    vi: 'Tên đăng nhập gồm {min} đến {max} chữ cái, chữ số hoặc dấu cộng.',
  },
  'front.member.emptyMemPass': {
    ko: '비밀번호를 입력해 주세요.',
    en: 'Please enter a password.',
    vi: 'Vui lòng nhập mật khẩu.',
  },
  'api.U102': {
    ko: '비밀번호는 영문, 숫자와 허용된 특수문자만 사용하여 {min}~{max}자로 입력해 주세요.',
    en: 'A password has {min} to {max} letters, digits or allowed special characters.',
    vi: 'Mật khẩu gồm {min} đến {max} chữ cái, chữ số hoặc ký tự đặc biệt được phép.',
  },
  'front.member.compareMemPass': {
    ko: '비밀번호가 서로 일치하지 않습니다.',
    en: 'The passwords do not match.',
    vi: 'Mật khẩu xác nhận không khớp.',
  },
  'front.member.emptyCashOutPass': {
    ko: '출금 비밀번호를 입력해 주세요.',
    en: 'Please enter a withdrawal password.',
    vi: 'Vui lòng nhập mật khẩu rút tiền.',
  },
  'api.U103': {
    ko: '출금 비밀번호는 숫자 4자리로 입력해 주세요.',
    en: 'A withdrawal password has exactly 4 digits.',
    vi: 'Mật khẩu rút tiền gồm đúng 4 chữ số.',
  },
  'front.member.emptyMemName': {
    ko: '닉네임을 입력해 주세요.',
    en: 'Please enter a nickname.',
    vi: 'Vui lòng nhập biệt danh.',
  },
  'api.U104': {
    ko: '닉네임은 {min}~{max}자로 입력해 주세요.',
    en: 'A nickname has {min} to {max} characters.',
    vi: 'Biệt danh gồm {min} đến {max} ký tự.',
  },
  'front.member.noValidMemNick': {
    ko: '닉네임에는 눈에 보이는 문자만 사용할 수 있습니다.',
    en: 'A nickname has only characters that can be seen.',
    vi: 'Biệt danh chỉ gồm các ký tự nhìn thấy được.',
  },
  'front.member.emptyMemTel': {
    ko: '휴대폰 번호를 입력해 주세요.',
    en: 'Please enter a mobile number.',
    vi: 'Vui lòng nhập số điện thoại di động.',
  },
  'front.member.noValidMemTel': {
    ko: '휴대폰 번호 형식이 올바르지 않습니다.',
    en: 'This is not a valid Korean mobile number.',
    vi: 'Số điện thoại di động không hợp lệ.',
  },
  'front.member.emptyRecommenderId': {
    ko: '추천인 아이디를 입력해 주세요.',
    en: 'Please enter a recommender ID.',
    vi: 'Vui lòng nhập mã người giới thiệu.',
  },
  'front.member.emptyBankName': {
    ko: '은행을 선택해 주세요.',
    en: 'Please choose a bank.',
    vi: 'Vui lòng chọn ngân hàng.',
  },
  'front.member.emptyBankAccountName': {
    ko: '예금주를 입력해 주세요.',
    en: 'Please enter the account holder.',
    vi: 'Vui lòng nhập tên chủ tài khoản.',
  },
  'api.U118': {
    ko: '예금주는 문자로만 입력해 주세요.',
    en: 'An account holder has letters only.',
    vi: 'Tên chủ tài khoản chỉ gồm chữ cái.',
  },
  'front.member.emptyBankNumber': {
    ko: '계좌번호를 입력해 주세요.',
    en: 'Please enter the account number.',
    vi: 'Vui lòng nhập số tài khoản.',
  },
  'front.member.noValidBankNumber': {
    ko: '계좌번호는 숫자로만 입력해 주세요.',
    en: 'An account number has digits only.',
    vi: 'Số tài khoản chỉ gồm chữ số.',
  },
  'front.member.emptyBirthDate': {
    ko: '생년월일을 입력해 주세요.',
    en: 'Please enter your date of birth.',
    vi: 'Vui lòng nhập ngày sinh.',
  },
  'front.member.noValidBirthDate': {
    ko: '생년월일을 확인해 주세요. 예: 1990-01-31',
    en: 'Please check the date of birth, such as 1990-01-31.',
    vi: 'Vui lòng kiểm tra ngày sinh, ví dụ 1990-01-31.',
  },
} as const satisfies Record<string, Messages>;

export type SignUpMessageKey = keyof typeof signUpMessages;
