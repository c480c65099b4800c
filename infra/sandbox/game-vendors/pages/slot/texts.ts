export const texts = {
  spin: { ko: '돌리기', en: 'Spin', vi: 'Quay' },
  free: { ko: '무료 스핀', en: 'Free spin', vi: 'Quay miễn phí' },
  freeLeft: { ko: '남은 무료 스핀', en: 'Free spins left', vi: 'Lượt miễn phí còn lại' },
  auto: { ko: '자동', en: 'Auto', vi: 'Tự động' },
  stop: { ko: '멈춤', en: 'Stop', vi: 'Dừng' },
  jackpot: { ko: '잭팟', en: 'Jackpot', vi: 'Jackpot' },
  win: { ko: '당첨', en: 'Win', vi: 'Thắng' },
  pays: { ko: '배당표', en: 'Paytable', vi: 'Bảng trả thưởng' },
  close: { ko: '닫기', en: 'Close', vi: 'Đóng' },
  keys: {
    ko: '스페이스: 돌리기 · ↑↓: 베팅금',
    en: 'Space: spin · ↑↓: stake',
    vi: 'Phím cách: quay · ↑↓: tiền cược',
  },
  lines: {
    ko: '20라인, 왼쪽부터 같은 그림 3개 이상. 숫자는 한 라인 베팅금의 배수입니다. WILD는 FREE를 뺀 모든 그림을 대신합니다.',
    en: '20 lines, three or more from the left. Figures are multiples of the stake of a line. WILD stands for all but FREE.',
    vi: '20 dòng, từ ba hình giống nhau tính từ trái. Con số là bội của tiền cược mỗi dòng. WILD thay mọi hình trừ FREE.',
  },
  spins: { ko: '회', en: ' spins', vi: ' lượt' },
  won: {
    ko: '무료 스핀을 얻었습니다',
    en: 'Free spins won',
    vi: 'Nhận lượt quay miễn phí',
  },
} as const;
