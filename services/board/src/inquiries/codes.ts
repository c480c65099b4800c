/** The result codes of inquiries. */
export const inquiryCodes = {
  BD040: {
    ko: '처리 중인 문의가 {limit}건 있습니다. 답변을 받은 뒤 다시 문의해 주세요.',
    en: 'You have {limit} open inquiries. Please wait for an answer first.',
    vi: 'Bạn đang có {limit} yêu cầu chờ xử lý. Vui lòng đợi trả lời.',
    meaning: 'As many inquiries of the member wait as may.',
  },
  BD041: {
    ko: '다른 운영자({operator})가 처리하고 있습니다.',
    en: 'Another operator ({operator}) is working on this.',
    vi: 'Người vận hành khác ({operator}) đang xử lý.',
    meaning: 'The inquiry is leased to another operator.',
  },
  BD042: {
    ko: '답변을 받은 문의만 평가할 수 있습니다.',
    en: 'Only an answered inquiry can be rated.',
    vi: 'Chỉ có thể đánh giá yêu cầu đã được trả lời.',
    meaning: 'The inquiry waits for an answer: there is nothing to rate.',
  },
  BD043: {
    ko: '한 문의에는 {limit}번까지 쓸 수 있습니다. 새 문의를 등록해 주세요.',
    en: 'An inquiry takes {limit} entries. Please open a new one.',
    vi: 'Một yêu cầu chỉ có tối đa {limit} lượt viết. Vui lòng gửi yêu cầu mới.',
    meaning: 'As many entries were written in this inquiry as may be.',
  },
  BD044: {
    ko: '먼저 이 문의를 맡아 주세요.',
    en: 'Take this inquiry first.',
    vi: 'Vui lòng nhận xử lý yêu cầu này trước.',
    meaning: 'An operator writes in an inquiry that they do not hold, or not any more.',
  },
  BD045: {
    ko: '그사이 회원이 글을 추가해 새로 표시했습니다. 확인한 뒤 다시 보내 주세요.',
    en: 'The member has written meanwhile. It is shown now: please read it, and send again.',
    vi: 'Hội viên vừa viết thêm. Nội dung mới đã được hiển thị, vui lòng đọc rồi gửi lại.',
    meaning: 'Answered past what the member wrote; the page reads the inquiry anew.',
  },
} as const;
