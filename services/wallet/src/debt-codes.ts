/** What members owe, and what operators do about it. */
export const debtCodes = {
  C221: {
    ko: '회수되지 않은 금액 {owed}원이 남아 있어 출금하실 수 없습니다.',
    en: 'You cannot withdraw while {owed} won are owed that were to be taken back.',
    vi: 'Không thể rút tiền khi còn nợ {owed} won chưa được thu hồi.',
    meaning: 'More was taken back than the member had; what comes in pays it first.',
  },
  W012: {
    ko: '이미 회수되었거나 탕감된 미수금입니다.',
    en: 'Nothing is left of this debt.',
    vi: 'Khoản nợ này đã được thu hồi hoặc xóa hết.',
    meaning: 'A payment or a write-off of more than is left of a debt.',
  },
  W013: {
    ko: '이 미수금의 탕감 요청이 이미 승인을 기다리고 있습니다.',
    en: 'A write-off of this debt is already waiting for approval.',
    vi: 'Yêu cầu xóa khoản nợ này đang chờ phê duyệt.',
  },
  W014: {
    ko: '미수금 {owed}원이 있는 회원입니다. 출금 신청을 거절하면 그 금액에서 먼저 회수됩니다.',
    en: 'This member owes {owed} won. Refuse the withdrawal: what it frees pays the debt first.',
    vi: 'Thành viên còn nợ {owed} won. Hãy từ chối yêu cầu rút; số tiền đó sẽ trả nợ trước.',
    meaning: 'A withdrawal that was not put on waiting before its member came to owe.',
  },
} as const;
