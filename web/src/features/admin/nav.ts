import {
  BanknoteArrowDown,
  BanknoteArrowUp,
  ClipboardCheck,
  Dices,
  Gauge,
  Grid3x3,
  HandCoins,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  MailWarning,
  MonitorCog,
  Newspaper,
  PencilRuler,
  Percent,
  RadioTower,
  ReceiptText,
  Scale,
  ScrollText,
  Settings2,
  ShieldAlert,
  SlidersHorizontal,
  Trophy,
  UserRoundCog,
  Users,
} from 'lucide-react';

/** Where an operator works; an entry shows only to those the server would let in. */
export const places = [
  { to: '/admin', text: 'nav.dashboard', icon: LayoutDashboard, permission: null },
  {
    to: '/admin/approvals',
    text: 'nav.approvals',
    icon: ClipboardCheck,
    permission: 'members.read',
  },
  { to: '/admin/deposits', text: 'nav.deposits', icon: BanknoteArrowDown, permission: 'cash.read' },
  {
    to: '/admin/withdrawals',
    text: 'nav.withdrawals',
    icon: BanknoteArrowUp,
    permission: 'cash.read',
  },
  {
    to: '/admin/adjustments',
    text: 'nav.adjustments',
    icon: PencilRuler,
    permission: 'cash.adjust',
  },
  { to: '/admin/debts', text: 'nav.debts', icon: HandCoins, permission: 'cash.read' },
  { to: '/admin/members', text: 'nav.members', icon: Users, permission: 'members.read' },
  { to: '/admin/bets', text: 'nav.bets', icon: ReceiptText, permission: 'betting.read' },
  { to: '/admin/rounds', text: 'nav.rounds', icon: Dices, permission: 'betting.read' },
  { to: '/admin/odds', text: 'nav.odds', icon: Percent, permission: 'betting.read' },
  { to: '/admin/bet-limits', text: 'nav.betLimits', icon: Gauge, permission: 'betting.read' },
  { to: '/admin/fixtures', text: 'nav.fixtures', icon: Trophy, permission: 'betting.read' },
  { to: '/admin/exposure', text: 'nav.exposure', icon: ShieldAlert, permission: 'betting.read' },
  { to: '/admin/sport-rules', text: 'nav.sportRules', icon: Grid3x3, permission: 'betting.read' },
  { to: '/admin/feed', text: 'nav.feed', icon: RadioTower, permission: 'betting.read' },
  {
    to: '/admin/content',
    text: 'nav.content',
    icon: Newspaper,
    permission: 'content.manage',
  },
  { to: '/admin/policy', text: 'nav.policy', icon: SlidersHorizontal, permission: 'cash.read' },
  { to: '/admin/banks', text: 'nav.banks', icon: Landmark, permission: 'cash.policy' },
  { to: '/admin/options', text: 'nav.options', icon: Settings2, permission: 'site.manage' },
  { to: '/admin/site', text: 'nav.site', icon: MonitorCog, permission: 'site.manage' },
  {
    to: '/admin/operators',
    text: 'nav.operators',
    icon: UserRoundCog,
    permission: 'operators.manage',
  },
  { to: '/admin/audit', text: 'nav.audit', icon: ScrollText, permission: 'audit.read' },
  {
    to: '/admin/reconciliation',
    text: 'nav.reconciliation',
    icon: Scale,
    permission: 'reconciliation.read',
  },
  {
    to: '/admin/dead-letters',
    text: 'nav.deadLetters',
    icon: MailWarning,
    permission: 'dead-letters.read',
  },
] as const satisfies readonly {
  to: string;
  text: string;
  icon: LucideIcon;
  permission: string | null;
}[];

export type Place = (typeof places)[number];
