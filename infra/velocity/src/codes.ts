/** The specification's code for who acts faster than people do; a service's table spreads it. */
export const velocityCodes = {
  ABZ01: {
    ko: '비정상적인 이용이 감지되었습니다. {minutes}분 후 다시 이용해 주세요.',
    en: 'Unusual activity was detected. Please try again in {minutes} minutes.',
    vi: 'Phát hiện hoạt động bất thường. Vui lòng thử lại sau {minutes} phút.',
    meaning: 'Faster than people: a velocity rule of the site was hit, and its block holds',
  },
} as const;
