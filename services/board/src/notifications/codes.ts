/** The result codes of the notification centre. */
export const notificationCodes = {
  BD050: {
    ko: '이 브라우저에서는 알림을 보낼 수 없습니다.',
    en: 'This browser cannot be sent notifications.',
    vi: 'Không thể gửi thông báo tới trình duyệt này.',
    meaning: 'The address is not one of a known push service (PUSH_SERVICES)',
  },
} as const;
