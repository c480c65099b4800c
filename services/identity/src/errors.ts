import { defineCodes } from '@noriter/kit/result-codes';
import { velocityCodes } from '@noriter/velocity/codes';

import { signUpMessages } from './domain/members/sign-up-messages.ts';
import { operatorCodes } from './operator-codes.ts';
import { passkeyCodes } from './passkey-codes.ts';
import { siteCodes } from './site-codes.ts';

/**
 * Identity's own result codes. The specification names U001, LX02, U101 to U106 and U112 to U119
 * without saying what most of them mean; what they mean here is written beside each.
 */
export const errors = defineCodes({
  LX01: {
    ko: '자동 입력 방지 코드를 확인해주세요.',
    en: 'Please check the security code.',
    vi: 'Vui lòng kiểm tra mã bảo vệ.',
    meaning: 'The captcha is missing, wrong, expired or was used before',
  },
  LX02: {
    ko: '아이디 또는 비밀번호가 올바르지 않습니다.',
    en: 'The ID or the password is wrong.',
    vi: 'Tên đăng nhập hoặc mật khẩu không đúng.',
    meaning: 'The same for an unknown id and a wrong password',
  },
  LX03: {
    ko: '로그인 시도가 많아 잠겼습니다. {minutes}분 후 다시 시도하거나 고객센터로 문의해 주세요.',
    en: 'Too many attempts. Try again in {minutes} minutes or contact customer service.',
    vi: 'Bạn đã thử quá nhiều lần. Hãy thử lại sau {minutes} phút hoặc liên hệ hỗ trợ.',
    meaning: 'Locked after repeated failures; the same for ids that do not exist',
  },
  LX04: {
    ko: '아이디, 비밀번호 또는 인증번호가 올바르지 않습니다. 인증번호는 한 번만 사용할 수 있습니다.',
    en: 'The ID, the password or the code is wrong. A code works only once.',
    vi: 'Tên đăng nhập, mật khẩu hoặc mã xác thực không đúng. Mỗi mã chỉ dùng được một lần.',
    meaning: "An operator's login failed; it never shows which input was wrong",
  },
  LX05: {
    ko: '사용이 중지되었거나 허용되지 않은 주소에서 접속하여 로그인할 수 없습니다.',
    en: 'This operator is disabled or may not log in from this address.',
    vi: 'Tài khoản vận hành bị vô hiệu hóa hoặc địa chỉ này không được phép.',
    meaning: "Right in all parts, but disabled, or the address is not on the operator's list",
  },
  ...siteCodes,
  U001: {
    ko: '아직 로그인할 수 없는 계정입니다. 가입 승인을 기다려 주세요.',
    en: 'This account may not log in yet: it waits for approval.',
    vi: 'Tài khoản đang chờ duyệt nên chưa thể đăng nhập.',
    meaning: 'Right id and password, but pending or refused',
  },
  U0011: {
    ko: '이용이 정지된 계정입니다. 고객센터로 문의해 주세요.',
    en: 'This account is suspended. Please contact customer service.',
    vi: 'Tài khoản đã bị khóa. Vui lòng liên hệ hỗ trợ.',
    meaning: 'Right id and password, but suspended',
  },
  U101: { ...signUpMessages['api.U101'], meaning: 'Id format' },
  U102: { ...signUpMessages['api.U102'], meaning: 'Password format' },
  U103: { ...signUpMessages['api.U103'], meaning: 'Withdrawal password format' },
  U104: { ...signUpMessages['api.U104'], meaning: 'Nickname format' },
  U105: {
    ...signUpMessages['front.member.compareMemPass'],
    meaning: 'Password and confirmation differ',
  },
  U106: { ...signUpMessages['front.member.noValidMemTel'], meaning: 'Mobile number format' },
  U112: {
    ko: '이미 사용 중인 아이디입니다.',
    en: 'This ID is already taken.',
    vi: 'Tên đăng nhập này đã được sử dụng.',
  },
  U113: {
    ko: '이미 사용 중인 닉네임입니다.',
    en: 'This nickname is already taken.',
    vi: 'Biệt danh này đã được sử dụng.',
  },
  U114: {
    ko: '이미 등록된 휴대폰 번호입니다.',
    en: 'This mobile number is already registered.',
    vi: 'Số điện thoại này đã được đăng ký.',
  },
  U115: {
    ko: '이미 등록된 계좌번호입니다.',
    en: 'This account number is already registered.',
    vi: 'Số tài khoản này đã được đăng ký.',
  },
  U116: {
    ko: '추천인을 확인해 주세요. 추천인은 이용 중인 파트너 아이디여야 합니다.',
    en: 'Please check the recommender: it must be the ID of an active partner.',
    vi: 'Vui lòng kiểm tra người giới thiệu: phải là đối tác đang hoạt động.',
    meaning: 'The recommender is missing, unknown, no partner, not active or of another site',
  },
  U117: {
    ko: '은행을 선택해 주세요.',
    en: 'Please choose a bank from the list.',
    vi: 'Vui lòng chọn ngân hàng trong danh sách.',
    meaning: 'The bank is missing or its code is not on the bank list',
  },
  U118: { ...signUpMessages['api.U118'], meaning: 'Account holder missing or not a name' },
  U119: {
    ...signUpMessages['front.member.noValidBankNumber'],
    meaning: 'Account number missing or not digits only',
  },
  U120: {
    ko: '많이 쓰이거나 유출된 적이 있는 비밀번호입니다. 다른 비밀번호를 입력해 주세요.',
    en: 'This password is common or was leaked somewhere. Please choose another one.',
    vi: 'Mật khẩu này quá phổ biến hoặc đã bị lộ. Vui lòng chọn mật khẩu khác.',
    meaning: 'The password is among the most common ones of known leaks',
  },
  U121: {
    ko: '현재 비밀번호가 올바르지 않습니다.',
    en: 'The present password is wrong.',
    vi: 'Mật khẩu hiện tại không đúng.',
  },
  U122: {
    ko: '새 비밀번호는 영문과 숫자를 섞어 {min}자 이상으로 입력해 주세요.',
    en: 'A new password mixes letters and digits and has {min} or more characters.',
    vi: 'Mật khẩu mới phải gồm cả chữ và số, từ {min} ký tự trở lên.',
  },
  U123: {
    ko: '현재 출금 비밀번호가 올바르지 않습니다.',
    en: 'The present withdrawal password is wrong.',
    vi: 'Mật khẩu rút tiền hiện tại không đúng.',
    meaning: 'The withdrawal password that a change needs is missing or wrong',
  },
  U124: {
    ko: '인증번호가 올바르지 않습니다. 인증번호는 한 번만 사용할 수 있습니다.',
    en: 'The code of your authenticator is wrong. A code works only once.',
    vi: 'Mã xác thực không đúng. Mỗi mã chỉ dùng được một lần.',
    meaning: "The code of the member's second factor is missing, wrong or was used",
  },
  U125: {
    ko: '계좌를 바꾸려면 먼저 2단계 인증을 등록해 주세요.',
    en: 'Set up your second factor before you change your account.',
    vi: 'Hãy đăng ký xác thực hai lớp trước khi đổi tài khoản.',
    meaning: 'The site asks for a second factor, and the member has none',
  },
  U126: {
    ko: '예금주는 변경할 수 없습니다. 고객센터로 문의해 주세요.',
    en: 'The account holder cannot be changed. Please contact customer service.',
    vi: 'Không thể đổi tên chủ tài khoản. Vui lòng liên hệ hỗ trợ.',
    meaning: 'Payouts go to the holder who was approved, and to nobody else',
  },
  U127: {
    ko: '이미 2단계 인증을 사용하고 있습니다.',
    en: 'Your second factor is set up already.',
    vi: 'Bạn đã bật xác thực hai lớp.',
  },
  U128: {
    ko: '2단계 인증 등록 시간이 지났습니다. 처음부터 다시 등록해 주세요.',
    en: 'This set-up is over or was not begun. Please begin again.',
    vi: 'Đã hết thời gian đăng ký xác thực hai lớp. Vui lòng bắt đầu lại.',
  },
  U129: {
    ...signUpMessages['front.member.noValidBirthDate'],
    meaning: 'Date of birth missing, or no day somebody can have been born on',
  },
  U130: {
    ko: '존재하지 않는 회원입니다.',
    en: 'There is no such member.',
    vi: 'Không có thành viên này.',
  },
  U131: {
    ko: '만 {age}세 이상만 가입할 수 있습니다.',
    en: 'Members are {age} years old or older.',
    vi: 'Chỉ người từ đủ {age} tuổi trở lên mới được tham gia.',
    meaning: 'Real mode: below the minimum age of the site, in full years',
  },
  U132: {
    ko: '생년월일과 확인 방법을 입력해 주세요.',
    en: 'Please enter the date of birth and how it was confirmed.',
    vi: 'Vui lòng nhập ngày sinh và cách xác nhận.',
    meaning: 'Real mode: nobody is approved before an operator has seen how old they are',
  },
  U140: {
    ko: '존재하지 않는 메모입니다.',
    en: 'There is no such note.',
    vi: 'Không có ghi chú này.',
  },
  U141: {
    ko: '하위 파트너를 등록할 수 없습니다.',
    en: 'You cannot register a partner below you.',
    vi: 'Bạn không thể đăng ký đối tác cấp dưới.',
    meaning: 'The caller is no active partner, or one of the lowest tier',
  },
  U142: {
    ko: '상위 파트너의 단계가 맞지 않습니다.',
    en: 'The partner above is not of a fitting tier.',
    vi: 'Cấp của đối tác cấp trên không phù hợp.',
    meaning: 'A head office stands below nobody, any other partner below one of a higher tier',
  },
  U143: {
    ko: '직접 등록한 파트너는 다른 운영자가 승인해야 합니다.',
    en: 'Another operator than the one who entered this partner has to approve it.',
    vi: 'Đối tác do bạn tạo phải được vận hành viên khác duyệt.',
    meaning: 'Approving a partner that one entered oneself',
  },
  R001: {
    ko: '아직 적용할 수 없습니다. {from}부터 가능합니다.',
    en: 'It is too early. This is possible from {from} (Korean time).',
    vi: 'Chưa thể áp dụng. Có thể thực hiện từ {from} (giờ Hàn Quốc).',
    meaning:
      'A raise confirmed within its 24 hours, or an exclusion lifted before its time is over',
  },
  R002: {
    ko: '확인을 기다리는 한도 완화 신청이 없습니다.',
    en: 'There is no raise of this limit to decide on.',
    vi: 'Không có yêu cầu nới hạn mức nào đang chờ xác nhận.',
    meaning: 'No raise of this limit is pending, or it was not confirmed within a week',
  },
  R003: {
    ko: '이미 더 긴 기간이 적용되어 있어 줄일 수 없습니다.',
    en: 'A longer time holds already. It cannot be shortened.',
    vi: 'Đang áp dụng thời hạn dài hơn và không thể rút ngắn.',
    meaning: 'A time-out or exclusion that would end before the one that holds',
  },
  R004: {
    ko: '이용 제한 중인 회원이 아닙니다.',
    en: 'This member is not excluded.',
    vi: 'Thành viên này không bị loại trừ.',
    meaning: 'The lifting of an exclusion that is not there',
  },
  R005: {
    ko: '영구 이용 제한은 해제할 수 없습니다.',
    en: 'A permanent exclusion cannot be lifted.',
    vi: 'Không thể gỡ bỏ việc tự loại trừ vĩnh viễn.',
  },
  R006: {
    ko: '이용 제한 중에는 휴대폰 번호를 변경할 수 없습니다.',
    en: 'The phone number cannot be changed during a time-out or an exclusion.',
    vi: 'Không thể đổi số điện thoại trong thời gian tạm nghỉ hoặc bị loại trừ.',
    meaning: 'The number left would be free for a new sign-up of the same person',
  },
  ...passkeyCodes,
  ...operatorCodes,
  ...velocityCodes,
});
