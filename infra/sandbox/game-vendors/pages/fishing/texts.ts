import type { Text } from '../shared/texts.ts';

export const texts = {
  fire: { ko: '발사', en: 'Fire', vi: 'Bắn' },
  auto: { ko: '자동 발사', en: 'Auto fire', vi: 'Tự bắn' },
  sea: { ko: '바다', en: 'The sea', vi: 'Biển' },
  caught: { ko: '잡았습니다', en: 'Caught', vi: 'Đã bắt' },
  keys: {
    ko: '←→: 조준 · 스페이스: 발사 · ↑↓: 한 발 금액. 맞은 총알만 값을 냅니다.',
    en: '←→: aim · Space: fire · ↑↓: price of a shot. Only shots that hit are paid.',
    vi: '←→: ngắm · Phím cách: bắn · ↑↓: giá mỗi phát. Chỉ trừ tiền phát trúng.',
  },
  noMoney: {
    ko: '보유금이 부족합니다. 사이트에서 게임머니를 옮겨 주세요.',
    en: 'Your balance is too low. Move money into the game on the site.',
    vi: 'Số dư không đủ. Hãy chuyển tiền vào trò chơi trên trang.',
  },
} as const satisfies Record<string, Text>;
