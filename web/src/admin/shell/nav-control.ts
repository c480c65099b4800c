import { MailWarning, Scale, ScrollText } from 'lucide-react';

/** The places where what was done and what must hold is looked at. */
export const controlPlaces = [
  {
    group: 'control',
    to: '/admin/audit',
    text: 'nav.audit',
    icon: ScrollText,
    permission: 'audit.read',
  },
  {
    group: 'control',
    to: '/admin/reconciliation',
    text: 'nav.reconciliation',
    icon: Scale,
    permission: 'reconciliation.read',
  },
  {
    group: 'control',
    to: '/admin/dead-letters',
    text: 'nav.deadLetters',
    icon: MailWarning,
    permission: 'dead-letters.read',
  },
] as const;
