/** The result codes of boards. */
export const postCodes = {
  BD020: {
    ko: '직접 작성한 글만 수정하거나 삭제할 수 있습니다.',
    en: 'Only your own can be changed or deleted.',
    vi: 'Chỉ có thể sửa hoặc xóa bài của chính bạn.',
  },
  BD021: {
    ko: '수정할 수 있는 시간({hours}시간)이 지났습니다.',
    en: 'The time for changes ({hours} hours) is over.',
    vi: 'Đã quá thời gian cho phép sửa ({hours} giờ).',
  },
  BD022: {
    ko: '운영자가 숨긴 글은 수정하거나 삭제할 수 없습니다.',
    en: 'What an operator has hidden cannot be changed or deleted.',
    vi: 'Không thể sửa hoặc xóa nội dung đã bị ẩn.',
  },
  BD023: {
    ko: '글쓰기가 {until}까지 제한되었습니다. 사유: {reason}',
    en: 'You may not write until {until}. Reason: {reason}',
    vi: 'Bạn bị hạn chế viết đến {until}. Lý do: {reason}',
    meaning: 'An operator muted the member.',
  },
  BD024: {
    ko: '너무 자주 작성하셨습니다. 잠시 후 다시 시도해 주세요.',
    en: 'You are writing too often. Please try again later.',
    vi: 'Bạn viết quá nhanh. Vui lòng thử lại sau.',
    meaning: 'More than a member, or a network, may write in a time.',
  },
  BD025: {
    ko: '가입 후 {hours}시간이 지나야 글과 링크를 올릴 수 있습니다.',
    en: 'Posts and links are possible {hours} hours after joining.',
    vi: 'Có thể đăng bài và liên kết sau khi tham gia {hours} giờ.',
    meaning: 'A new member writes a post, or a link in a comment.',
  },
  BD026: {
    ko: '사용할 수 없는 표현이 있습니다: {word}',
    en: 'This contains what may not be written: {word}',
    vi: 'Có nội dung không được phép: {word}',
    meaning: 'A banned word or link, however it is spaced or spelt.',
  },
  BD027: {
    ko: '답글에는 다시 답글을 달 수 없습니다.',
    en: 'An answer cannot be answered again.',
    vi: 'Không thể trả lời một câu trả lời.',
    meaning: 'The comment is an answer, or of another post.',
  },
  BD028: {
    ko: '댓글은 글마다 {limit}개까지 달 수 있습니다.',
    en: 'A post has room for {limit} comments.',
    vi: 'Mỗi bài có tối đa {limit} bình luận.',
  },
  BD029: {
    ko: '첨부할 베팅 내역을 찾을 수 없습니다.',
    en: 'There is no such bet of yours.',
    vi: 'Không tìm thấy vé cược này của bạn.',
    meaning: "The bet is unknown, somebody else's, or was refused.",
  },
  BD030: {
    ko: '이미 신고하셨습니다.',
    en: 'You have reported this already.',
    vi: 'Bạn đã báo cáo nội dung này.',
  },
  BD031: {
    ko: '다른 곳에서 먼저 수정되었습니다. 다시 불러와 주세요.',
    en: 'This was changed elsewhere meanwhile. Please load it again.',
    vi: 'Nội dung đã được sửa ở nơi khác. Vui lòng tải lại.',
    meaning: 'Saved from an older version than the present one.',
  },
  BD032: {
    ko: '금지어로 쓸 수 없는 값입니다. 글자를 두 자 이상 입력해 주세요.',
    en: 'This cannot be banned. Enter two letters or more, or a host.',
    vi: 'Không thể cấm giá trị này. Nhập ít nhất hai chữ cái hoặc tên miền.',
    meaning: 'Nothing of the word or host can be compared with a text.',
  },
  BD033: {
    ko: '다른 운영자가 먼저 처리한 신고입니다. 목록을 새로고침해 주세요.',
    en: 'Another operator has decided this report meanwhile. Please reload the list.',
    vi: 'Nhân viên khác đã xử lý báo cáo này. Vui lòng tải lại danh sách.',
  },
  BD034: {
    ko: '글 하나는 {limit}번까지만 수정할 수 있습니다.',
    en: 'A post can be changed {limit} times.',
    vi: 'Mỗi bài chỉ được sửa tối đa {limit} lần.',
  },
} as const;
