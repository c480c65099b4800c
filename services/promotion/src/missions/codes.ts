/** The result codes of missions. */
export const missionCodes = {
  MI001: {
    ko: '아직 미션을 달성하지 못했습니다.',
    en: 'The mission is not done yet.',
    vi: 'Bạn chưa hoàn thành nhiệm vụ.',
  },
  MI002: {
    ko: '이미 보상을 받으신 미션입니다.',
    en: 'You have had the reward of this mission.',
    vi: 'Bạn đã nhận thưởng của nhiệm vụ này.',
    meaning: 'Claimed before in the same day, week or promotion',
  },
} as const;
