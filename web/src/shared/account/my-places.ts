/** The pages about oneself, those of one subject together. */
const account = [
  { tab: 'info', to: '/member/mypage/info' },
  { tab: 'password', to: '/member/mypage/password' },
  { tab: 'logins', to: '/member/mypage/login/list' },
  { tab: 'protection', to: '/member/mypage/protection' },
] as const;

const money = [
  { tab: 'ledger', to: '/member/mypage/ledger/list' },
  { tab: 'charge', to: '/member/mypage/charge/list' },
  { tab: 'exchange', to: '/member/mypage/exchange/list' },
  { tab: 'winlose', to: '/member/mypage/winlose' },
  { tab: 'give', to: '/member/mypage/give' },
] as const;

const play = [
  { tab: 'bets', to: '/member/mypage/betting/list' },
  { tab: 'points', to: '/member/mypage/point' },
  { tab: 'coupon', to: '/member/mypage/coupon' },
] as const;

const news = [
  { tab: 'messages', to: '/member/mypage/message/list' },
  { tab: 'notifications', to: '/member/mypage/notification' },
] as const;

export const myPlaces = [
  { group: 'account', places: account },
  { group: 'money', places: money },
  { group: 'play', places: play },
  { group: 'news', places: news },
] as const;

export type MyTab = (typeof myPlaces)[number]['places'][number]['tab'];
