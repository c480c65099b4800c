import type { Spot } from '../../src/baccarat/bets.ts';
import type { Text } from '../shared/texts.ts';

export const spotTexts: Readonly<Record<Spot, { name: Text; pays: string }>> = {
  player: { name: { ko: '플레이어', en: 'Player', vi: 'Player' }, pays: '1 : 1' },
  banker: { name: { ko: '뱅커', en: 'Banker', vi: 'Banker' }, pays: '0.95 : 1' },
  tie: { name: { ko: '타이', en: 'Tie', vi: 'Hòa' }, pays: '8 : 1' },
  playerPair: { name: { ko: 'P 페어', en: 'P pair', vi: 'Đôi P' }, pays: '11 : 1' },
  bankerPair: { name: { ko: 'B 페어', en: 'B pair', vi: 'Đôi B' }, pays: '11 : 1' },
  eitherPair: { name: { ko: '양쪽 페어', en: 'Either pair', vi: 'Đôi bất kỳ' }, pays: '5 : 1' },
  perfectPair: {
    name: { ko: '퍼펙트 페어', en: 'Perfect pair', vi: 'Đôi hoàn hảo' },
    pays: '25 / 200 : 1',
  },
};

export const texts = {
  betting: { ko: '베팅하세요', en: 'Place your bets', vi: 'Mời đặt cược' },
  dealing: { ko: '베팅 마감', en: 'No more bets', vi: 'Đóng cược' },
  shuffling: { ko: '카드를 섞는 중', en: 'Shuffling', vi: 'Đang xào bài' },
  playerWins: { ko: '플레이어 승', en: 'Player wins', vi: 'Player thắng' },
  bankerWins: { ko: '뱅커 승', en: 'Banker wins', vi: 'Banker thắng' },
  tie: { ko: '타이', en: 'Tie', vi: 'Hòa' },
  place: { ko: '베팅', en: 'Bet', vi: 'Cược' },
  clear: { ko: '취소', en: 'Clear', vi: 'Xóa' },
  again: { ko: '반복', en: 'Repeat', vi: 'Lặp lại' },
  placed: { ko: '베팅되었습니다', en: 'Bet placed', vi: 'Đã đặt cược' },
  won: { ko: '당첨', en: 'You win', vi: 'Bạn thắng' },
  tables: { ko: '테이블', en: 'Tables', vi: 'Bàn' },
  chips: { ko: '칩', en: 'Chips', vi: 'Phỉnh' },
  bead: { ko: '육매', en: 'Bead plate', vi: 'Bảng hạt' },
  big: { ko: '본매', en: 'Big road', vi: 'Đường lớn' },
  eye: { ko: '중국점 1군', en: 'Big eye boy', vi: 'Mắt lớn' },
  small: { ko: '2군', en: 'Small road', vi: 'Đường nhỏ' },
  roach: { ko: '3군', en: 'Cockroach', vi: 'Con gián' },
  players: { ko: '명', en: ' playing', vi: ' người' },
  seconds: { ko: '초', en: ' s', vi: ' giây' },
  lost: {
    ko: '테이블과의 연결을 다시 맺고 있습니다.',
    en: 'Connecting to the tables again.',
    vi: 'Đang kết nối lại với bàn.',
  },
  keys: {
    ko: 'P·T·B: 베팅 자리 · 1–6: 칩 · Enter: 베팅 · Backspace: 취소 · ←→: 테이블',
    en: 'P·T·B: spot · 1–6: chip · Enter: bet · Backspace: clear · ←→: table',
    vi: 'P·T·B: ô cược · 1–6: phỉnh · Enter: cược · Backspace: xóa · ←→: bàn',
  },
} as const satisfies Record<string, Text>;

export const tableNames: Readonly<Record<string, Text>> = {
  'noriter-baccarat-1': { ko: '바카라 A', en: 'Baccarat A', vi: 'Baccarat A' },
  'noriter-baccarat-2': { ko: '바카라 B', en: 'Baccarat B', vi: 'Baccarat B' },
  'noriter-baccarat-3': { ko: '스피드 C', en: 'Speed C', vi: 'Nhanh C' },
  'noriter-baccarat-4': { ko: '스피드 D', en: 'Speed D', vi: 'Nhanh D' },
};
