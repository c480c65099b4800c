import { defineCodes } from '@noriter/kit/result-codes';

import { signUpMessages } from './domain/sign-up-messages.ts';

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
    meaning: "An operator's login failed; it never says which part",
  },
  LX05: {
    ko: '사용이 중지되었거나 허용되지 않은 주소에서 접속하여 로그인할 수 없습니다.',
    en: 'This operator is disabled or may not log in from this address.',
    vi: 'Tài khoản vận hành bị vô hiệu hóa hoặc địa chỉ này không được phép.',
    meaning: "Right in all parts, but disabled, or the address is not on the operator's list",
  },
  S004: {
    ko: '실제 운영에는 다음 항목이 필요합니다: {missing}',
    en: 'Real mode needs these options first: {missing}',
    vi: 'Chế độ thật cần các mục sau: {missing}',
    meaning: 'Real mode without licence, allowed countries or age gate',
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
  U001: {
    ko: '로그인할 수 없는 계정입니다. 승인 대기 중이거나 이용이 정지되었습니다.',
    en: 'This account may not log in: it waits for approval or is suspended.',
    vi: 'Tài khoản chưa được duyệt hoặc đã bị khóa nên không thể đăng nhập.',
    meaning: 'Right id and password, but pending, suspended or refused',
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
  U130: {
    ko: '존재하지 않는 회원입니다.',
    en: 'There is no such member.',
    vi: 'Không có thành viên này.',
  },
  U140: {
    ko: '존재하지 않는 메모입니다.',
    en: 'There is no such note.',
    vi: 'Không có ghi chú này.',
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
});
