import { plainMark } from '../../vocabulary/markdown.ts';
import type { Texts } from '../../vocabulary/texts.ts';

/** What an author is written when an operator hides a post or comment: which one, and why. */
export function hiddenNotice(title: string, reason: string): Texts {
  // Both are shown as they are: nothing of them is Markdown.
  const about = plainMark(title);
  const why = plainMark(reason);
  return {
    ko: {
      title: '게시글이 숨김 처리되었습니다.',
      body: `대상: ${about}\n\n사유: ${why}\n\n문의는 고객센터 1:1 문의를 이용해 주세요.`,
    },
    en: {
      title: 'Something you wrote was hidden.',
      body: `About: ${about}\n\nReason: ${why}\n\nPlease write an inquiry if you have questions.`,
    },
    vi: {
      title: 'Nội dung bạn viết đã bị ẩn.',
      body: `Bài: ${about}\n\nLý do: ${why}\n\nVui lòng gửi yêu cầu hỗ trợ nếu có thắc mắc.`,
    },
  };
}
