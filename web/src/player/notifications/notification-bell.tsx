import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUnreadNotifications } from '../../shared/member/notifications.ts';

/** The way to the notification centre, with how many are new. */
export function NotificationBell() {
  const { t } = useTranslation();
  const unread = useUnreadNotifications();
  return (
    <Link
      to="/member/mypage/notification"
      className="finger relative inline-flex size-10 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-paper"
    >
      <span className="sr-only">{t('shell.notifications', { count: unread })}</span>
      <Bell aria-hidden="true" className="size-5" />
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 min-w-4.5 rounded-full bg-brass px-1 text-center text-xs leading-4.5 font-bold text-on-brass"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      ) : null}
    </Link>
  );
}
