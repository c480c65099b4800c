/** The result codes of messages; the specification names M001 and M002. */
export const messageCodes = {
  M001: {
    ko: '신규 메세지가 도착했습니다. 메세지 함으로 이동합니다.',
    en: 'You have a new message. You are being taken to your messages.',
    vi: 'Bạn có tin nhắn mới. Đang chuyển đến hộp thư.',
    meaning: 'Unread messages wait; the words of the notice, no call refuses with it.',
  },
  M002: {
    ko: '읽지 않은 메세지는 삭제할 수 없습니다.',
    en: 'A message that you have not read cannot be deleted.',
    vi: 'Không thể xóa tin nhắn chưa đọc.',
    meaning: 'Deleting messages of which one is unread; none is deleted then.',
  },
  BD010: {
    ko: '존재하지 않거나 회수된 메세지입니다.',
    en: 'This message does not exist, or has been recalled.',
    vi: 'Tin nhắn không tồn tại hoặc đã bị thu hồi.',
    meaning: 'Unknown, for somebody else, deleted, recalled, or beyond what is kept.',
  },
  BD011: {
    ko: '받는 사람을 찾을 수 없습니다.',
    en: 'There is no such recipient.',
    vi: 'Không tìm thấy người nhận.',
    meaning: 'No member has this login id, or, for a partner, none who is one.',
  },
  BD012: {
    ko: '이미 회수된 메세지입니다.',
    en: 'This message has been recalled already.',
    vi: 'Tin nhắn đã được thu hồi trước đó.',
  },
  BD013: {
    ko: '예약 시각은 지금부터 {days}일 안이어야 합니다.',
    en: 'The time must lie within {days} days from now.',
    vi: 'Thời điểm phải trong vòng {days} ngày tới.',
    meaning: 'Scheduled for the past, or too far ahead.',
  },
  BD014: {
    ko: '조건에 맞는 회원이 없습니다.',
    en: 'No member fits these conditions.',
    vi: 'Không có thành viên nào phù hợp.',
    meaning: 'A filter that finds nobody.',
  },
  BD015: {
    ko: '조건에 맞는 회원이 {max}명보다 많습니다. 조건을 좁혀 주세요.',
    en: 'More than {max} members fit these conditions. Please narrow them.',
    vi: 'Có hơn {max} thành viên phù hợp. Vui lòng thu hẹp điều kiện.',
    meaning: 'A filter that finds more members than a list may have; everybody is one write.',
  },
} as const;
