import { defineCodes, transportCodes } from '@noriter/kit/result-codes';
import { velocityCodes } from '@noriter/velocity/codes';
import { aloneCodes } from './alone-codes.ts';
import { bonusCodes } from './bonus-codes.ts';
import { debtCodes } from './debt-codes.ts';
import { pointCodes } from './point-codes.ts';
import { protectionCodes } from './protection-codes.ts';
import { rollingCodes } from './rolling-codes.ts';
import { takeBackCodes } from './take-back-codes.ts';

/**
 * The wallet's result codes. Where the specification names a code without its meaning, the
 * meaning settled here says so; codes the specification does not have begin with W, or continue
 * a row of its own (C004, C104, C105, C216 to C220, T001 to T003).
 */
export const errors = defineCodes({
  // Deposits
  C001: {
    ko: '현재 입금 신청을 받지 않습니다. 고객센터로 문의해 주세요.',
    en: 'Deposits are closed at the moment. Please contact support.',
    vi: 'Hiện không nhận yêu cầu nạp tiền. Vui lòng liên hệ bộ phận hỗ trợ.',
  },
  C002: {
    ko: '입금할 금액을 입력해 주세요.',
    en: 'Please enter the amount to deposit.',
    vi: 'Vui lòng nhập số tiền cần nạp.',
  },
  C003: {
    ko: '처리 중인 입금 신청이 있습니다.',
    en: 'A deposit request is already being processed.',
    vi: 'Đang có một yêu cầu nạp tiền được xử lý.',
  },
  C004: {
    ko: '입금이 제한된 회원입니다. 고객센터로 문의해 주세요.',
    en: 'Deposits are not allowed for this member. Please contact support.',
    vi: 'Thành viên này bị hạn chế nạp tiền. Vui lòng liên hệ bộ phận hỗ trợ.',
    meaning: 'The member is banned from depositing.',
  },
  C005: {
    ko: '지금 안내할 수 있는 입금 계좌가 없습니다. 고객센터로 문의해 주세요.',
    en: 'There is no account to deposit to at the moment. Please contact support.',
    vi: 'Hiện không có tài khoản nhận tiền nạp. Vui lòng liên hệ bộ phận hỗ trợ.',
    meaning: "The site has no enabled deposit account for the member's level.",
  },
  C101: {
    ko: '한 번에 {limit}원까지 입금하실 수 있습니다.',
    en: 'You can deposit up to {limit} won at a time.',
    vi: 'Mỗi lần nạp tối đa {limit} won.',
  },
  C102: {
    ko: '최소 입금 금액은 {limit}원입니다.',
    en: 'The minimum deposit is {limit} won.',
    vi: 'Số tiền nạp tối thiểu là {limit} won.',
  },
  C103: {
    ko: '입금 금액은 {limit}원 단위로 입력해 주세요.',
    en: 'Please enter the deposit in units of {limit} won.',
    vi: 'Vui lòng nhập số tiền nạp theo bội số của {limit} won.',
  },
  C104: {
    ko: '하루 입금 한도 {limit}원을 초과했습니다.',
    en: 'This exceeds the daily deposit limit of {limit} won.',
    vi: 'Vượt quá hạn mức nạp trong ngày {limit} won.',
  },
  C105: {
    ko: '입금은 하루 {limit}회까지 신청하실 수 있습니다.',
    en: 'You can ask for {limit} deposits a day.',
    vi: 'Mỗi ngày chỉ được yêu cầu nạp tối đa {limit} lần.',
  },
  ...protectionCodes,
  ...velocityCodes,
  // Withdrawals
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
  C201: {
    ko: '현재 출금 신청을 받지 않습니다. 고객센터로 문의해 주세요.',
    en: 'Withdrawals are closed at the moment. Please contact support.',
    vi: 'Hiện không nhận yêu cầu rút tiền. Vui lòng liên hệ bộ phận hỗ trợ.',
  },
  C202: {
    ko: '보유 금액을 초과했습니다.',
    en: 'This is more than the balance.',
    vi: 'Vượt quá số dư hiện có.',
  },
  C203: {
    ko: '출금이 제한된 회원입니다. 고객센터로 문의해 주세요.',
    en: 'Withdrawals are not allowed for this member. Please contact support.',
    vi: 'Thành viên này bị hạn chế rút tiền. Vui lòng liên hệ bộ phận hỗ trợ.',
  },
  C204: {
    ko: '출금 비밀번호 숫자 4자리를 입력해 주세요.',
    en: 'Please enter the 4 digits of the withdrawal password.',
    vi: 'Vui lòng nhập mật khẩu rút tiền gồm 4 chữ số.',
    meaning: 'The withdrawal password in the request is not four digits.',
  },
  C205: {
    ko: '출금 비밀번호를 여러 번 틀려 잠겼습니다. 비밀번호를 다시 설정해 주세요.',
    en: 'The withdrawal password is locked after repeated failures. Please set a new one.',
    vi: 'Mật khẩu rút tiền đã bị khóa do nhập sai nhiều lần. Vui lòng đặt lại mật khẩu.',
    meaning: 'The withdrawal password is locked after repeated failures.',
  },
  C206: {
    ko: '출금할 금액을 입력해 주세요.',
    en: 'Please enter the amount to withdraw.',
    vi: 'Vui lòng nhập số tiền cần rút.',
  },
  C209: {
    ko: '처리 중인 출금 신청이 있습니다.',
    en: 'A withdrawal request is already being processed.',
    vi: 'Đang có một yêu cầu rút tiền được xử lý.',
  },
  C214: {
    ko: '최소 출금 금액은 {limit}원입니다.',
    en: 'The minimum withdrawal is {limit} won.',
    vi: 'Số tiền rút tối thiểu là {limit} won.',
  },
  C215: {
    ko: '출금 금액은 {limit}원 단위로 입력해 주세요.',
    en: 'Please enter the withdrawal in units of {limit} won.',
    vi: 'Vui lòng nhập số tiền rút theo bội số của {limit} won.',
  },
  C217: {
    ko: '한 번에 {limit}원까지 출금하실 수 있습니다.',
    en: 'You can withdraw up to {limit} won at a time.',
    vi: 'Mỗi lần rút tối đa {limit} won.',
  },
  C218: {
    ko: '하루 출금 한도 {limit}원을 초과했습니다.',
    en: 'This exceeds the daily withdrawal limit of {limit} won.',
    vi: 'Vượt quá hạn mức rút trong ngày {limit} won.',
  },
  C219: {
    ko: '은행 점검 시간({from}~{until})에는 출금하실 수 없습니다.',
    en: 'Withdrawals are not possible during bank maintenance ({from} to {until}).',
    vi: 'Không thể rút tiền trong giờ bảo trì ngân hàng ({from} đến {until}).',
  },
  C220: {
    ko: '출금은 하루 {limit}회까지 신청하실 수 있습니다.',
    en: 'You can ask for {limit} withdrawals a day.',
    vi: 'Mỗi ngày chỉ được yêu cầu rút tối đa {limit} lần.',
  },
  C231: {
    ko: '계좌 또는 출금 비밀번호가 변경되어 {from}부터 출금하실 수 있습니다.',
    en: 'Your account or its protection was changed. You can withdraw from {from} (Korean time).',
    vi: 'Tài khoản hoặc mật khẩu rút tiền đã thay đổi. Bạn có thể rút từ {from} (giờ Hàn Quốc).',
    meaning: 'Within the waiting time after a change of account, its password or second factor',
  },
  // Requests
  F001: {
    ko: '입출금 처리가 끝나지 않았습니다. 처리가 끝난 뒤 다시 시도해 주세요.',
    en: 'A deposit or withdrawal is not finished yet. Please try again when it is.',
    vi: 'Yêu cầu nạp/rút tiền chưa hoàn tất. Vui lòng thử lại sau khi xử lý xong.',
    meaning: 'Another request of the member is open, or an operator is at work on this one.',
  },
  T001: {
    ko: '먼저 대기 상태로 바꾼 뒤 처리해 주세요.',
    en: 'Please put the request on waiting first.',
    vi: 'Vui lòng chuyển yêu cầu sang trạng thái chờ trước.',
    meaning: 'A request goes from 0 to 2 before it can be approved or rejected.',
  },
  ...takeBackCodes,
  T999: transportCodes.T999,
  C999: transportCodes.C999,
  U0011: {
    ko: '이용이 정지된 계정입니다. 고객센터로 문의해 주세요.',
    en: 'This account is suspended. Please contact customer service.',
    vi: 'Tài khoản đã bị khóa. Vui lòng liên hệ hỗ trợ.',
  },
  ...pointCodes,
  ...bonusCodes,
  ...debtCodes,
  ...rollingCodes,
  // Commands
  B6000: {
    ko: '보유 금액이 부족합니다.',
    en: 'There is not enough money.',
    vi: 'Số dư không đủ.',
  },
  W001: {
    ko: '출금 대기 금액이 부족합니다.',
    en: 'Less money is held than this withdrawal needs.',
    vi: 'Số tiền đang giữ không đủ cho yêu cầu rút này.',
    meaning: 'A release or payment of more than is held: a defect of the caller.',
  },
  W002: {
    ko: '다른 운영자가 설정을 먼저 변경했습니다. 다시 불러와 주세요.',
    en: 'Another operator has changed the policy. Please load it again.',
    vi: 'Người vận hành khác đã thay đổi cài đặt. Vui lòng tải lại.',
    meaning: 'The policy was set from an older version than the present one.',
  },
  W003: {
    ko: '사유를 입력해 주세요.',
    en: 'Please enter a reason.',
    vi: 'Vui lòng nhập lý do.',
    meaning:
      'A rejection, taking back, adjustment, ban or loosening of the policy without a reason.',
  },
  W010: {
    ko: '요청한 운영자가 아닌 다른 운영자가 결정해야 합니다.',
    en: 'Another operator than the one who asked has to decide this.',
    vi: 'Người quyết định phải là vận hành viên khác với người đã yêu cầu.',
    meaning: 'Deciding on one’s own request, or taking back one of somebody else.',
  },
  W015: {
    ko: '대사가 이미 진행 중입니다. 끝난 뒤에 다시 시도해 주세요.',
    en: 'A reconciliation is already running. Please try again when it is done.',
    vi: 'Đang đối soát. Vui lòng thử lại sau khi hoàn tất.',
  },
  ...aloneCodes,
  W011: {
    ko: '설정값이 서로 맞지 않습니다. 최소, 최대, 단위, 하루 한도와 등급을 확인해 주세요.',
    en: 'These limits contradict each other. Check minimum, maximum, unit, day and level.',
    vi: 'Các giới hạn mâu thuẫn nhau. Hãy kiểm tra tối thiểu, tối đa, bội số, ngày và cấp.',
    meaning: 'Limits nobody could keep, or a level named twice; `data.fields` says where.',
  },
  W400: {
    ko: '처리할 수 없는 금액입니다.',
    en: 'This amount cannot be processed.',
    vi: 'Không thể xử lý số tiền này.',
    meaning:
      'A command whose amount is zero, below zero or beyond 15 digits, or a correction that would give a balance more.',
  },
  W404: {
    ko: '해당 사이트에 회원의 지갑이 없습니다.',
    en: 'The member has no account on this site.',
    vi: 'Thành viên không có ví trên trang này.',
    meaning: 'A command that takes money from an account nobody opened, or of another site.',
  },
  W408: {
    ko: '제시간에 처리되지 않아 취소된 요청입니다.',
    en: 'This was not processed in time and was cancelled.',
    vi: 'Yêu cầu không được xử lý kịp thời nên đã bị hủy.',
    meaning: 'A command whose sender gave it up before the wallet had decided it; nothing moved.',
  },
  B0099: {
    ko: '보유금이 부족합니다.',
    en: 'You have no credit.',
    vi: 'Bạn không có đủ số dư.',
    meaning: 'Less cash than was to go to a vendor with a wallet of its own.',
  },
});
