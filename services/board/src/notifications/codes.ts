/** The result codes of the notification centre. */
export const notificationCodes = {
  BD050: {
    ko: '이 브라우저에서는 알림을 보낼 수 없습니다.',
    en: 'This browser cannot be sent notifications.',
    vi: 'Không thể gửi thông báo tới trình duyệt này.',
    meaning: 'The address is not one of a known push service (PUSH_SERVICES)',
  },
  BD051: {
    ko: '알림은 브라우저 {limit}개까지 받을 수 있습니다. 다른 브라우저를 끈 뒤 다시 시도해 주세요.',
    en: '{limit} browsers can be notified. Turn others off and try again.',
    vi: 'Tối đa {limit} trình duyệt nhận thông báo. Hãy tắt trình duyệt khác rồi thử lại.',
  },
} as const;
