export type Language = 'ko' | 'en' | 'vi';
export type Text = Readonly<Record<Language, string>>;

const asked = new URLSearchParams(location.search).get('lang');
export const language: Language = asked === 'en' || asked === 'vi' ? asked : 'ko';
document.documentElement.lang = language;

export function t(text: Text): string {
  return text[language];
}

export const common = {
  honest: {
    ko: '데모 게임, 실제 게임사와 무관',
    en: 'Demo game, not of a real vendor',
    vi: 'Trò chơi demo, không liên quan nhà cung cấp thật',
  },
  balance: { ko: '보유금', en: 'Balance', vi: 'Số dư' },
  playMoney: { ko: '연습 머니', en: 'Play money', vi: 'Tiền chơi thử' },
  back: { ko: '돌아가기', en: 'Back', vi: 'Quay lại' },
  won: { ko: '원', en: ' won', vi: ' won' },
  stake: { ko: '베팅금', en: 'Stake', vi: 'Tiền cược' },
  less: { ko: '베팅금 줄이기', en: 'Lower stake', vi: 'Giảm cược' },
  more: { ko: '베팅금 올리기', en: 'Raise stake', vi: 'Tăng cược' },
  rtp: { ko: '이론 환수율', en: 'Theoretical return', vi: 'Tỷ lệ hoàn trả lý thuyết' },
  unknownBalance: { ko: '확인 중', en: 'Checking', vi: 'Đang kiểm tra' },
} as const satisfies Record<string, Text>;

const failures: readonly (readonly [codes: readonly string[], text: Text])[] = [
  [
    ['RS_ERROR_NOT_ENOUGH_MONEY', '1', 'INSUFFICIENT_FUNDS', 'insufficient_funds'],
    { ko: '보유금이 부족합니다.', en: 'Your balance is too low.', vi: 'Số dư không đủ.' },
  ],
  [
    [
      'RS_ERROR_INVALID_TOKEN',
      'RS_ERROR_TOKEN_EXPIRED',
      '4',
      'INVALID_SID',
      'INVALID_TOKEN_ID',
    ].concat(['unknown_session', 'session_expired', 'no_seat', 'no_launch']),
    {
      ko: '게임 연결이 끝났습니다. 창을 닫고 다시 실행해 주세요.',
      en: 'The game session has ended. Close the window and launch it again.',
      vi: 'Phiên chơi đã kết thúc. Hãy đóng cửa sổ và mở lại.',
    },
  ],
  [
    ['RS_ERROR_USER_DISABLED', '3', '6', 'ACCOUNT_LOCKED', 'locked'],
    {
      ko: '지금은 베팅할 수 없습니다.',
      en: 'Bets are not possible now.',
      vi: 'Hiện không thể đặt cược.',
    },
  ],
  [
    ['RS_ERROR_LIMIT_REACHED', '50', 'CASINO_LIMIT_EXCEEDED_STAKE', 'limit', 'bad_stake'],
    {
      ko: '베팅 한도를 벗어났습니다.',
      en: 'The stake is outside the limits.',
      vi: 'Tiền cược ngoài giới hạn.',
    },
  ],
  [
    ['RS_ERROR_INVALID_GAME', '8', 'game_disabled', 'GEO'],
    {
      ko: '점검 중인 게임입니다.',
      en: 'This game is under maintenance.',
      vi: 'Trò chơi đang bảo trì.',
    },
  ],
  [['bets_closed'], { ko: '베팅이 마감되었습니다.', en: 'Bets are closed.', vi: 'Đã đóng cược.' }],
  [
    ['busy', 'round_open', 'no_round'],
    {
      ko: '앞선 요청을 처리하고 있습니다.',
      en: 'The last request is still under way.',
      vi: 'Yêu cầu trước đang được xử lý.',
    },
  ],
];

/** A stake whose answer is unknown is rolled back: that is what the last text promises. */
export function failureText(code: string): string {
  const known = failures.find(([codes]) => codes.includes(code));
  return t(
    known?.[1] ?? {
      ko: '응답을 확인하지 못했습니다. 걸린 금액은 되돌려집니다.',
      en: 'No answer came. What was staked is given back.',
      vi: 'Không có phản hồi. Tiền cược sẽ được hoàn lại.',
    },
  );
}

const numbers = new Intl.NumberFormat(language === 'ko' ? 'ko-KR' : language);
export function won(amount: bigint): string {
  return `${numbers.format(amount)}${t(common.won)}`;
}
export function digitsOf(amount: bigint): string {
  return numbers.format(amount);
}
