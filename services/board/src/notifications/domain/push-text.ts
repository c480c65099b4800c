/**
 * What a push says. It lies on a locked screen where others read it: no amount, no name of a game, no
 * reason. The notification centre has all of it.
 */
import type { NotificationKind } from './notification-kinds.ts';

export const pushLanguages = ['ko', 'en', 'vi'] as const;
export type PushLanguage = (typeof pushLanguages)[number];

type Text = Readonly<Record<PushLanguage, string>>;

const account: Text = {
  ko: '출금 정보가 변경되었습니다. 직접 변경하지 않으셨다면 고객센터로 알려 주세요.',
  en: 'Your payout details were changed. Tell customer service if it was not you.',
  vi: 'Thông tin rút tiền đã thay đổi. Hãy báo hỗ trợ nếu không phải bạn.',
};

const bet: Text = {
  ko: '베팅 결과가 나왔습니다.',
  en: 'A bet of yours has its result.',
  vi: 'Một cược của bạn đã có kết quả.',
};

const changedBet: Text = {
  ko: '베팅 결과가 정정되었습니다.',
  en: 'The result of a bet was corrected.',
  vi: 'Kết quả một cược đã được sửa.',
};

const balance: Text = {
  ko: '보유금이 조정되었습니다.',
  en: 'Your balance was adjusted.',
  vi: 'Số dư của bạn đã được điều chỉnh.',
};

const transfer: Text = {
  ko: '이체 내역이 있습니다.',
  en: 'Money was transferred to or from you.',
  vi: 'Bạn có giao dịch chuyển tiền.',
};

const commission: Text = {
  ko: '파트너 정산 내역이 있습니다.',
  en: 'There is news of your partner commission.',
  vi: 'Có tin về hoa hồng đối tác của bạn.',
};

const game: Text = {
  ko: '게임 결과가 정정되어 보유금이 변경되었습니다.',
  en: 'A game was corrected; your balance has changed.',
  vi: 'Kết quả trò chơi được sửa; số dư đã thay đổi.',
};

const points: Text = {
  ko: '포인트 내역이 있습니다.',
  en: 'Your points have changed.',
  vi: 'Điểm của bạn đã thay đổi.',
};

const rank: Text = {
  ko: 'VIP 등급이 변경되었습니다.',
  en: 'Your VIP rank has changed.',
  vi: 'Hạng VIP của bạn đã thay đổi.',
};

const texts: Readonly<Record<NotificationKind, Text>> = {
  'deposit-held': {
    ko: '입금 신청을 확인하고 있습니다.',
    en: 'Your deposit is being checked.',
    vi: 'Yêu cầu nạp tiền đang được kiểm tra.',
  },
  'deposit-approved': {
    ko: '입금이 승인되었습니다.',
    en: 'Your deposit was approved.',
    vi: 'Yêu cầu nạp tiền đã được duyệt.',
  },
  'deposit-rejected': {
    ko: '입금 신청이 거절되었습니다.',
    en: 'Your deposit was refused.',
    vi: 'Yêu cầu nạp tiền đã bị từ chối.',
  },
  'deposit-taken-back': {
    ko: '입금이 회수되었습니다.',
    en: 'Your deposit was taken back.',
    vi: 'Khoản nạp của bạn đã bị thu hồi.',
  },
  'withdrawal-held': {
    ko: '출금 신청을 확인하고 있습니다.',
    en: 'Your withdrawal is being checked.',
    vi: 'Yêu cầu rút tiền đang được kiểm tra.',
  },
  'withdrawal-approved': {
    ko: '출금이 완료되었습니다.',
    en: 'Your withdrawal was paid.',
    vi: 'Yêu cầu rút tiền đã được chi trả.',
  },
  'withdrawal-rejected': {
    ko: '출금 신청이 거절되었습니다.',
    en: 'Your withdrawal was refused.',
    vi: 'Yêu cầu rút tiền đã bị từ chối.',
  },
  bonus: {
    ko: '보너스가 지급되었습니다.',
    en: 'You were given a bonus.',
    vi: 'Bạn đã nhận tiền thưởng.',
  },
  'corrected-up': balance,
  'corrected-down': balance,
  'taken-back': balance,
  'debt-written-off': {
    ko: '미수금이 탕감되었습니다.',
    en: 'A debt of yours was written off.',
    vi: 'Khoản nợ của bạn đã được xóa.',
  },
  'bonus-forfeited': balance,
  'bonus-taken-back': balance,
  'transfer-given': transfer,
  'transfer-received': transfer,
  'transfer-collected': transfer,
  'transfer-taken-back': transfer,
  'commission-paid': commission,
  'commission-taken-back': commission,
  'game-refunded': game,
  'game-taken-back': game,
  'points-granted': points,
  'points-converted': points,
  'bet-refused': {
    ko: '베팅 접수가 거절되어 금액을 돌려드렸습니다.',
    en: 'A bet was refused; its stake is back.',
    vi: 'Một cược bị từ chối; tiền đã hoàn lại.',
  },
  'bet-won': bet,
  'bet-lost': bet,
  'bet-voided': bet,
  'bet-corrected': changedBet,
  'bet-reopened': changedBet,
  'bet-cashed-out': bet,
  'rank-raised': rank,
  'rank-lowered': rank,
  'rank-ended': rank,
  'free-bet-given': {
    ko: '무료 베팅이 지급되었습니다.',
    en: 'You were given a free bet.',
    vi: 'Bạn đã nhận cược miễn phí.',
  },
  'free-bet-ending': {
    ko: '무료 베팅의 사용 기한이 곧 끝납니다.',
    en: 'A free bet of yours ends soon.',
    vi: 'Cược miễn phí của bạn sắp hết hạn.',
  },
  'inquiry-answered': {
    ko: '문의하신 내용에 답변이 등록되었습니다.',
    en: 'Your inquiry was answered.',
    vi: 'Câu hỏi của bạn đã có câu trả lời.',
  },
  'payout-account-changed': account,
  'withdrawal-password-changed': account,
  'second-factor-changed': account,
};

const ended: Text = {
  ko: '이 브라우저의 알림이 다른 기기에서 꺼졌습니다. 직접 끄지 않으셨다면 비밀번호를 변경해 주세요.',
  en: 'Notifications in this browser were turned off elsewhere. Change your password if it was not you.',
  vi: 'Thông báo trên trình duyệt này đã bị tắt từ nơi khác. Hãy đổi mật khẩu nếu không phải bạn.',
};

/** The last one that a browser is sent which was ended from another. */
export function endedText(language: PushLanguage): string {
  return ended[language];
}

export function pushText(kind: NotificationKind, language: PushLanguage): string {
  return texts[kind][language];
}

/**
 * Presents are an invitation to play, and so is a rank that asks for more: nobody who stays away is called
 * back by one.
 */
export const invitingKinds: readonly NotificationKind[] = [
  'bonus',
  'points-granted',
  'rank-raised',
  'rank-lowered',
  'rank-ended',
  'free-bet-given',
  'free-bet-ending',
];

/** What the member did a moment ago, with the site open. */
const ownActs: readonly NotificationKind[] = [
  'points-converted',
  'bet-cashed-out',
  'bonus-forfeited',
  'transfer-given',
  'transfer-collected',
];

/** Whether a kind goes out at all. */
export function isPushed(kind: NotificationKind): boolean {
  return !ownActs.includes(kind);
}
