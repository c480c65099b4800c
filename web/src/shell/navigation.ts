import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Coins,
  Dices,
  Fish,
  Gamepad2,
  Hotel,
  House,
  LayoutGrid,
  LifeBuoy,
  type LucideIcon,
  Mail,
  Medal,
  Megaphone,
  MessageCircleQuestion,
  ReceiptText,
  Spade,
  Trophy,
  UserRound,
  Users,
} from 'lucide-react';
import type { Category } from '../art/category-art.tsx';
import { soon } from '../features/coming/soon.ts';

type Place<Key extends string> = { key: Key; link: { to: string }; icon: LucideIcon };

/** Every place of the navigation, by address; the words are found under `nav.<key>`. */
export const categories = [
  { key: 'live', link: soon('livecasino'), icon: Spade },
  { key: 'hotel', link: soon('hotelcasino'), icon: Hotel },
  { key: 'slot', link: soon('slotgame'), icon: LayoutGrid },
  { key: 'sport', link: { to: '/member/sport' }, icon: Trophy },
  { key: 'esport', link: { to: '/member/esport' }, icon: Gamepad2 },
  { key: 'mini', link: { to: '/member/minigame' }, icon: Dices },
  { key: 'virtual', link: { to: '/member/virtualgame' }, icon: Medal },
  { key: 'fishing', link: soon('phishinggame'), icon: Fish },
] as const satisfies readonly Place<Category>[];

/** The side menu of the specification, in its order. */
export const sideMenu = [
  { key: 'live', link: soon('livecasino'), icon: Spade },
  { key: 'hotel', link: soon('hotelcasino'), icon: Hotel },
  { key: 'slot', link: soon('slotgame'), icon: LayoutGrid },
  { key: 'deposit', link: { to: '/member/chargeMain/charge' }, icon: ArrowDownToLine },
  { key: 'withdrawal', link: { to: '/member/exchangeMain/exchange' }, icon: ArrowUpFromLine },
  { key: 'notice', link: { to: '/member/cscenter/notice/list' }, icon: Megaphone },
  { key: 'support', link: { to: '/member/cscenter' }, icon: LifeBuoy },
  { key: 'faq', link: { to: '/member/cscenter/faq/list' }, icon: MessageCircleQuestion },
  { key: 'bets', link: { to: '/member/mypage/betting/list' }, icon: ReceiptText },
  { key: 'points', link: { to: '/member/mypage/point' }, icon: Coins },
  { key: 'messages', link: soon('mypage/message/list'), icon: Mail },
  { key: 'partner', link: soon('partner/cashList'), icon: Users },
] as const;

/** The phone's bar at the bottom. */
export const bottomBar = [
  { key: 'home', link: { to: '/' }, icon: House },
  { key: 'sport', link: { to: '/member/sport' }, icon: Trophy },
  { key: 'casino', link: soon('livecasino'), icon: Spade },
  { key: 'mini', link: { to: '/member/minigame' }, icon: Dices },
  { key: 'me', link: { to: '/member/myinfo' }, icon: UserRound },
] as const;

type PlaceKey = (typeof sideMenu | typeof bottomBar)[number]['key'];

/** The addresses that belong to a place besides those below its own link: both route families. */
const alsoAt: Readonly<Partial<Record<PlaceKey, RegExp>>> = {
  sport: /^\/member\/(bet\/?$|esport|virtualgame|result\/sport)/,
  me: /^\/member\/(mypage|myinfo|info|charge|exchange|moneyMain|point|betList|winlose|protection)/,
  deposit: /^\/member\/(charge|moneyMain\/?$|moneyMain\/charge|mypage\/charge)/,
  withdrawal: /^\/member\/(exchange|moneyMain\/exchange|mypage\/exchange)/,
  points: /^\/member\/(point|mypage\/point)/,
  bets: /^\/member\/(betList|mypage\/betting)/,
  notice: /^\/member\/(noticeList|notice\/|cscenter\/notice)/,
  faq: /^\/member\/(faq|cscenter\/faq)/,
};

/** Whether somebody at an address is at a place, whichever of its addresses was taken. */
export function isAlsoAt(key: PlaceKey, path: string): boolean {
  return alsoAt[key]?.test(path) === true;
}
