import type { LinkProps } from '@tanstack/react-router';

type To = NonNullable<LinkProps['to']>;

/** Where the pages of messages stand in one family of addresses. */
export type MessagePaths = {
  list: To;
  read: (msgIdx: string) => { to: To; params: { msgIdx: string } };
};

/** The desktop's addresses. */
export const desktopMessages: MessagePaths = {
  list: '/member/mypage/message/list',
  read: (msgIdx) => ({ to: '/member/mypage/message/read/$msgIdx', params: { msgIdx } }),
};

/** The phone's own: who came by one of them stays among them. */
export const phoneMessages: MessagePaths = {
  list: '/member/msg',
  read: (msgIdx) => ({ to: '/member/msgRead/$msgIdx', params: { msgIdx } }),
};

/** Where messages are read, nobody is told that there are some. */
export function isMessagePath(path: string): boolean {
  return /^\/member\/(mypage\/message|msgMain|msgRead|msg)(\/|$)/.test(path);
}
