import {
  ArrowDownToLine,
  ArrowUpFromLine,
  CalendarCheck,
  Coins,
  Dices,
  Fish,
  Gamepad2,
  Gift,
  Hotel,
  House,
  LayoutGrid,
  LifeBuoy,
  LoaderPinwheel,
  type LucideIcon,
  Mail,
  Medal,
  Megaphone,
  MessageCircleQuestion,
  MessagesSquare,
  ReceiptText,
  Spade,
  Swords,
  TicketPercent,
  Trophy,
  UserRound,
  Users,
} from 'lucide-react';
import type { Category } from '../../shared/art/category-art.tsx';

type Place<Key extends string> = { key: Key; link: { to: string }; icon: LucideIcon };

/** Every place of the navigation, by address; the words are found under `nav.<key>`. */
export const categories = [
  { key: 'sport', link: { to: '/member/sport' }, icon: Trophy },
  { key: 'mini', link: { to: '/member/minigame' }, icon: Dices },
  { key: 'esport', link: { to: '/member/esport' }, icon: Gamepad2 },
  { key: 'virtual', link: { to: '/member/virtualgame' }, icon: Medal },
  { key: 'live', link: { to: '/member/livecasino' }, icon: Spade },
  { key: 'hotel', link: { to: '/member/hotelcasino' }, icon: Hotel },
  { key: 'slot', link: { to: '/member/slotgame' }, icon: LayoutGrid },
  { key: 'fishing', link: { to: '/member/phishinggame' }, icon: Fish },
] as const satisfies readonly Place<Category>[];

/** The side menu of the specification, with the games that are open before its own entries. */
export const sideMenu = [
  { key: 'sport', link: { to: '/member/sport' }, icon: Trophy },
  { key: 'mini', link: { to: '/member/minigame' }, icon: Dices },
  { key: 'live', link: { to: '/member/livecasino' }, icon: Spade },
  { key: 'hotel', link: { to: '/member/hotelcasino' }, icon: Hotel },
  { key: 'slot', link: { to: '/member/slotgame' }, icon: LayoutGrid },
  { key: 'fishing', link: { to: '/member/phishinggame' }, icon: Fish },
  { key: 'deposit', link: { to: '/member/chargeMain/charge' }, icon: ArrowDownToLine },
  { key: 'withdrawal', link: { to: '/member/exchangeMain/exchange' }, icon: ArrowUpFromLine },
  { key: 'bets', link: { to: '/member/mypage/betting/list' }, icon: ReceiptText },
  { key: 'points', link: { to: '/member/mypage/point' }, icon: Coins },
  { key: 'coupon', link: { to: '/member/mypage/coupon' }, icon: TicketPercent },
  { key: 'promotion', link: { to: '/member/promotion' }, icon: Gift },
  { key: 'attendance', link: { to: '/member/attendendance' }, icon: CalendarCheck },
  { key: 'rotary', link: { to: '/member/rotary' }, icon: LoaderPinwheel },
  { key: 'tournament', link: { to: '/member/tournament' }, icon: Swords },
  { key: 'notice', link: { to: '/member/cscenter/notice/list' }, icon: Megaphone },
  { key: 'support', link: { to: '/member/cscenter' }, icon: LifeBuoy },
  { key: 'faq', link: { to: '/member/cscenter/faq/list' }, icon: MessageCircleQuestion },
  { key: 'messages', link: { to: '/member/mypage/message/list' }, icon: Mail },
  { key: 'board', link: { to: '/member/board/list' }, icon: MessagesSquare },
  { key: 'partner', link: { to: '/member/partner/cashList' }, icon: Users },
] as const;

/** The phone's bar at the bottom. */
export const bottomBar = [
  { key: 'home', link: { to: '/' }, icon: House },
  { key: 'sport', link: { to: '/member/sport' }, icon: Trophy },
  { key: 'mini', link: { to: '/member/minigame' }, icon: Dices },
  { key: 'casino', link: { to: '/member/livecasino' }, icon: Spade },
  { key: 'me', link: { to: '/member/myinfo' }, icon: UserRound },
] as const;

type PlaceKey = (typeof sideMenu | typeof bottomBar)[number]['key'];

/** The addresses that belong to a place besides those below its own link: both route families. */
const alsoAt: Readonly<Partial<Record<PlaceKey, RegExp>>> = {
  sport: /^\/member\/(bet\/?$|esport|virtualgame|result\/sport)/,
  me: /^\/member\/(mypage|myinfo|info|charge|exchange|moneyMain|point|betList|winlose|protection|coupon)/,
  deposit: /^\/member\/(charge|moneyMain\/?$|moneyMain\/charge|mypage\/charge)/,
  withdrawal: /^\/member\/(exchange|moneyMain\/exchange|mypage\/exchange)/,
  casino: /^\/member\/(livecasino|hotelcasino|slotgame|hotelslot|phishinggame)/,
  slot: /^\/member\/(slotgame|hotelslot)/,
  points: /^\/member\/(point|mypage\/point)/,
  bets: /^\/member\/(betList|mypage\/betting)/,
  coupon: /^\/member\/(coupon|mypage\/coupon)/,
  attendance: /^\/member\/attend/,
  notice: /^\/member\/(noticeList|notice\/|cscenter\/notice)/,
  board: /^\/member\/board(\/|$)/,
  partner: /^\/member\/(partner\/|stri)/,
  messages: /^\/member\/msg/,
  faq: /^\/member\/(faq|cscenter\/faq)/,
};

/** Whether somebody at an address is at a place, whichever of its addresses was taken. */
export function isAlsoAt(key: PlaceKey, path: string): boolean {
  return alsoAt[key]?.test(path) === true;
}

/** The pages of matches, where the side has room for their sports. */
export function isSportPath(path: string): boolean {
  return /^\/member\/(sport|esport|virtualgame)(\/|$)/.test(path);
}
