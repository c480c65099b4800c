import type { LinkProps } from '@tanstack/react-router';

type To = NonNullable<LinkProps['to']>;

/** Where the pages of the customer centre stand in one family of addresses. */
export type SupportPaths = {
  notices: To;
  faq: To;
  bettingRules: To;
  sportsRules: To;
  gameGuide: To;
  read: (boardIdx: string) => { to: To; params: { boardIdx: string } };
};

/** The desktop's addresses. */
export const deskSupport: SupportPaths = {
  notices: '/member/cscenter/notice/list',
  faq: '/member/cscenter/faq/list',
  bettingRules: '/member/cscenter/bettingguide',
  sportsRules: '/member/cscenter/bettingguide/sport',
  gameGuide: '/member/cscenter/gameguide',
  read: (boardIdx) => ({ to: '/member/cscenter/notice/read/$boardIdx', params: { boardIdx } }),
};

/** The phone's addresses, where it has its own: who came by one of them stays among them. */
export const phoneSupport: SupportPaths = {
  notices: '/member/noticeList',
  faq: '/member/faq',
  bettingRules: '/member/rule',
  sportsRules: '/member/cscenter/bettingguide/sport',
  gameGuide: '/member/gameway',
  read: (boardIdx) => ({ to: '/member/notice/read/$boardIdx', params: { boardIdx } }),
};
