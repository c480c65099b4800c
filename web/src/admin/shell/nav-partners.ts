import { CalendarRange, ListChecks, Network } from 'lucide-react';

/** The places about partners. */
export const partnerPlaces = [
  {
    group: 'partners',
    to: '/admin/partners',
    text: 'nav.partners',
    icon: Network,
    permission: 'partners.read',
  },
  {
    group: 'partners',
    to: '/admin/partners/periods',
    text: 'nav.partnerPeriods',
    icon: CalendarRange,
    permission: 'partners.read',
  },
  {
    group: 'partners',
    to: '/admin/partners/reconciliation',
    text: 'nav.partnerReconciliation',
    icon: ListChecks,
    permission: 'reconciliation.read',
    scope: 'platform',
  },
] as const;
