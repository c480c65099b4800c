import {
  BanknoteArrowDown,
  BanknoteArrowUp,
  ClipboardCheck,
  LayoutDashboard,
  type LucideIcon,
  MonitorCog,
  Scale,
  ScrollText,
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
  { to: '/admin/members', text: 'nav.members', icon: Users, permission: 'members.read' },
  { to: '/admin/site', text: 'nav.site', icon: MonitorCog, permission: 'site.manage' },
  { to: '/admin/audit', text: 'nav.audit', icon: ScrollText, permission: 'audit.read' },
  {
    to: '/admin/reconciliation',
    text: 'nav.reconciliation',
    icon: Scale,
    permission: 'reconciliation.read',
  },
] as const satisfies readonly {
  to: string;
  text: string;
  icon: LucideIcon;
  permission: string | null;
}[];

export type Place = (typeof places)[number];
