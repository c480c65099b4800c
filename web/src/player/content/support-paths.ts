import type { LinkProps } from '@tanstack/react-router';

type To = NonNullable<LinkProps['to']>;

/** Where the pages of the customer centre stand in one family of addresses. */
export type SupportPaths = {
  notices: To;
  faq: To;
  bettingRules: To;
  sportsRules: To;
  gameGuide: To;
  inquiries: To;
  ask: '/member/cscenter/qna/write' | '/member/qnaWrite';
  read: (boardIdx: string) => { to: To; params: { boardIdx: string } };
  readInquiry: (boardIdx: string) => { to: To; params: { boardIdx: string } };
};

/** The desktop's addresses. */
export const desktopSupport: SupportPaths = {
  notices: '/member/cscenter/notice/list',
  faq: '/member/cscenter/faq/list',
  bettingRules: '/member/cscenter/bettingguide',
  sportsRules: '/member/cscenter/bettingguide/sport',
  gameGuide: '/member/cscenter/gameguide',
  inquiries: '/member/cscenter/qna/list',
  ask: '/member/cscenter/qna/write',
  read: (boardIdx) => ({ to: '/member/cscenter/notice/read/$boardIdx', params: { boardIdx } }),
  readInquiry: (boardIdx) => ({ to: '/member/cscenter/qna/read/$boardIdx', params: { boardIdx } }),
};

/** The phone's addresses, where it has its own: who came by one of them stays among them. */
export const phoneSupport: SupportPaths = {
  notices: '/member/noticeList',
  faq: '/member/faq',
  bettingRules: '/member/rule',
  sportsRules: '/member/cscenter/bettingguide/sport',
  gameGuide: '/member/gameway',
  inquiries: '/member/qnaList',
  ask: '/member/qnaWrite',
  read: (boardIdx) => ({ to: '/member/notice/read/$boardIdx', params: { boardIdx } }),
  readInquiry: (boardIdx) => ({ to: '/member/qna/read/$boardIdx', params: { boardIdx } }),
};
