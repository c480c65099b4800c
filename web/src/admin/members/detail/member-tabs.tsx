import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pressedKey } from '../../../shared/hooks/pressed-key.ts';
import { TabLinks } from '../../../shared/ui/controls/tab-links.tsx';
import { isTaken } from '../../shared/tables/use-row-keys.ts';
import { usePermits } from '../../shared/use-operator.ts';

const tabs = [
  { to: '/admin/members/$memberId', text: 'memberTabs.overview', permission: 'members.read' },
  { to: '/admin/members/$memberId/cash', text: 'memberTabs.cash', permission: 'cash.read' },
  { to: '/admin/members/$memberId/ledger', text: 'memberTabs.ledger', permission: 'cash.read' },
  { to: '/admin/members/$memberId/logins', text: 'memberTabs.logins', permission: 'members.read' },
  {
    to: '/admin/members/$memberId/related',
    text: 'memberTabs.related',
    permission: 'members.read',
  },
  {
    to: '/admin/members/$memberId/changes',
    text: 'memberTabs.changes',
    permission: 'members.read',
  },
  { to: '/admin/members/$memberId/bets', text: 'memberTabs.bets', permission: 'betting.read' },
] as const;

/** The parts of a member's page; their numbers on the keyboard lead to them too. */
export function MemberTabs({ memberId }: { memberId: string }) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const navigate = useNavigate();
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const shown = tabs.filter(({ permission }) => permits(permission));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const tab = shown[Number(pressedKey(event)) - 1];
      if (tab === undefined || isTaken(event)) return;
      void navigate({ to: tab.to, params: { memberId } });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return (
    <TabLinks
      label={t('memberTabs.label')}
      links={shown.map(({ to, text }) => ({
        to,
        params: { memberId },
        text: t(text),
        isCurrent: path === to.replace('$memberId', memberId),
      }))}
    />
  );
}
