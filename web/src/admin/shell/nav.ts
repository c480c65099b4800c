import {
  BanknoteArrowDown,
  BanknoteArrowUp,
  ClipboardCheck,
  Dices,
  Gauge,
  Gift,
  Grid3x3,
  HandCoins,
  Headset,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessagesSquare,
  MonitorCog,
  Newspaper,
  PencilRuler,
  Percent,
  RadioTower,
  ReceiptText,
  Settings2,
  ShieldAlert,
  SlidersHorizontal,
  Timer,
  Trophy,
  UserRoundCog,
  Users,
} from 'lucide-react';
import type { Permits } from '../shared/use-operator.ts';
import { controlPlaces } from './nav-control.ts';
import { gamePlaces } from './nav-games.ts';
import type { placeGroups } from './nav-groups.ts';
import { partnerPlaces } from './nav-partners.ts';

/** Where an operator works; an entry shows only to those the server would let in. */
export const places = [
  { group: 'now', to: '/admin', text: 'nav.dashboard', icon: LayoutDashboard, permission: null },
  {
    group: 'members',
    to: '/admin/approvals',
    text: 'nav.approvals',
    icon: ClipboardCheck,
    permission: 'members.read',
  },
  {
    group: 'members',
    to: '/admin/members',
    text: 'nav.members',
    icon: Users,
    permission: 'members.read',
  },
  {
    group: 'members',
    to: '/admin/velocity',
    text: 'nav.velocity',
    icon: Timer,
    permission: 'members.read',
  },
  {
    group: 'cash',
    to: '/admin/deposits',
    text: 'nav.deposits',
    icon: BanknoteArrowDown,
    permission: 'cash.read',
  },
  {
    group: 'cash',
    to: '/admin/withdrawals',
    text: 'nav.withdrawals',
    icon: BanknoteArrowUp,
    permission: 'cash.read',
  },
  {
    group: 'cash',
    to: '/admin/adjustments',
    text: 'nav.adjustments',
    icon: PencilRuler,
    permission: 'cash.adjust',
  },
  {
    group: 'cash',
    to: '/admin/debts',
    text: 'nav.debts',
    icon: HandCoins,
    permission: 'cash.read',
  },
  {
    group: 'cash',
    to: '/admin/policy',
    text: 'nav.policy',
    icon: SlidersHorizontal,
    permission: 'cash.read',
  },
  {
    group: 'cash',
    to: '/admin/banks',
    text: 'nav.banks',
    icon: Landmark,
    permission: 'cash.policy',
  },
  {
    group: 'bets',
    to: '/admin/bets',
    text: 'nav.bets',
    icon: ReceiptText,
    permission: 'betting.read',
  },
  {
    group: 'bets',
    to: '/admin/rounds',
    text: 'nav.rounds',
    icon: Dices,
    permission: 'betting.read',
  },
  { group: 'bets', to: '/admin/odds', text: 'nav.odds', icon: Percent, permission: 'betting.read' },
  {
    group: 'bets',
    to: '/admin/bet-limits',
    text: 'nav.betLimits',
    icon: Gauge,
    permission: 'betting.read',
  },
  {
    group: 'sports',
    to: '/admin/fixtures',
    text: 'nav.fixtures',
    icon: Trophy,
    permission: 'betting.read',
  },
  {
    group: 'sports',
    to: '/admin/exposure',
    text: 'nav.exposure',
    icon: ShieldAlert,
    permission: 'betting.read',
  },
  {
    group: 'sports',
    to: '/admin/sport-rules',
    text: 'nav.sportRules',
    icon: Grid3x3,
    permission: 'betting.read',
  },
  {
    group: 'sports',
    to: '/admin/feed',
    text: 'nav.feed',
    icon: RadioTower,
    permission: 'betting.read',
  },
  {
    group: 'community',
    to: '/admin/messages',
    text: 'nav.messages',
    icon: Mail,
    permission: 'messages.send',
  },
  ...partnerPlaces,
  ...gamePlaces,
  {
    group: 'community',
    to: '/admin/inquiries',
    text: 'nav.inquiries',
    icon: Headset,
    permission: 'inquiries.answer',
  },
  {
    group: 'community',
    to: '/admin/posts',
    text: 'nav.posts',
    icon: MessagesSquare,
    permission: 'posts.moderate',
  },
  {
    group: 'site',
    to: '/admin/content',
    text: 'nav.content',
    icon: Newspaper,
    permission: 'content.manage',
  },
  {
    group: 'site',
    to: '/admin/promotions',
    text: 'nav.promotions',
    icon: Gift,
    permission: 'promotion.read',
  },
  {
    group: 'site',
    to: '/admin/options',
    text: 'nav.options',
    icon: Settings2,
    permission: 'site.manage',
  },
  {
    group: 'site',
    to: '/admin/site',
    text: 'nav.site',
    icon: MonitorCog,
    permission: 'site.manage',
  },
  {
    group: 'site',
    to: '/admin/operators',
    text: 'nav.operators',
    icon: UserRoundCog,
    permission: 'operators.manage',
  },
  ...controlPlaces,
] as const satisfies readonly {
  group: (typeof placeGroups)[number];
  to: string;
  text: string;
  icon: LucideIcon;
  permission: string | null;
  scope?: 'platform';
}[];

export type Place = (typeof places)[number];

/** Whether a place shows to an operator. */
export function isOpen(place: Place, permits: Permits): boolean {
  return permits(place.permission, 'scope' in place ? place.scope : undefined);
}
