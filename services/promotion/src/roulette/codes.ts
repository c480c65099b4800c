/** The result codes of the roulette. */
export const rouletteCodes = {
  RT001: {
    ko: '오늘 돌릴 수 있는 횟수를 모두 사용하셨습니다.',
    en: 'You have used all your spins of today.',
    vi: 'Bạn đã dùng hết lượt quay hôm nay.',
  },
  RT002: {
    ko: '룰렛이 변경되었습니다. 다시 불러와 주세요.',
    en: 'The wheel has changed. Please load it again.',
    vi: 'Vòng quay đã thay đổi. Vui lòng tải lại.',
    meaning: 'Another version of the wheel, or a spin that was not promised',
  },
  RT003: {
    ko: '존재하지 않는 룰렛 기록입니다.',
    en: 'There is no such spin.',
    vi: 'Không có lượt quay này.',
  },
} as const;
