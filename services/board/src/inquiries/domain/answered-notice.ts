import { plainMark } from '../../vocabulary/markdown.ts';
import type { Texts } from '../../vocabulary/texts.ts';

/** What a member is written when an inquiry was answered. */
export function answeredNotice(idx: number, title: string): Texts {
  const link = `/member/cscenter/qna/read/${idx}`;
  // It is shown as it is: nothing of it is Markdown.
  const about = plainMark(title);
  return {
    ko: {
      title: '문의하신 내용에 답변이 등록되었습니다.',
      body: `문의: ${about}\n\n[답변 보기](${link})`,
    },
    en: {
      title: 'Your inquiry was answered.',
      body: `About: ${about}\n\n[Read the answer](${link})`,
    },
    vi: {
      title: 'Yêu cầu của bạn đã được trả lời.',
      body: `Về: ${about}\n\n[Xem câu trả lời](${link})`,
    },
  };
}
