import type { Text } from '../shared/texts.ts';

export const texts = {
  start: { ko: '불 붙이기', en: 'Light the fuse', vi: 'Châm ngòi' },
  out: { ko: '받기', en: 'Cash out', vi: 'Rút' },
  auto: { ko: '자동 받기', en: 'Auto cash-out', vi: 'Tự rút' },
  off: { ko: '끔', en: 'Off', vi: 'Tắt' },
  burst: { ko: '펑!', en: 'Boom!', vi: 'Bùm!' },
  got: { ko: '받은 금액', en: 'You got', vi: 'Nhận được' },
  burstAt: { ko: '터진 배수', en: 'Burst at', vi: 'Nổ tại' },
  ready: {
    ko: '터지기 전에 받으세요',
    en: 'Cash out before it bursts',
    vi: 'Rút trước khi nổ',
  },
  lighting: { ko: '베팅을 확인하는 중', en: 'Confirming the stake', vi: 'Đang xác nhận' },
  history: { ko: '지난 회차', en: 'Last rounds', vi: 'Các ván trước' },
  proof: {
    ko: '다음 회차의 약속(SHA-256)',
    en: 'Promise of the next round (SHA-256)',
    vi: 'Cam kết ván sau (SHA-256)',
  },
  seed: { ko: '지난 회차의 시드', en: 'Seed of the last round', vi: 'Seed ván trước' },
  keys: {
    ko: '스페이스: 불 붙이기·받기 · ↑↓: 베팅금',
    en: 'Space: light, cash out · ↑↓: stake',
    vi: 'Phím cách: châm, rút · ↑↓: tiền cược',
  },
} as const satisfies Record<string, Text>;
