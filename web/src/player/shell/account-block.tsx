import { Link } from '@tanstack/react-router';
import { LogOut, Mail, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMemberQuery } from '../../shared/member/member-queries.ts';
import { useUnread } from '../../shared/member/unread.ts';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { Arriving } from '../../shared/ui/pages/states.tsx';
import { useLogout } from '../auth/use-logout.ts';
import { NotificationBell } from '../notifications/notification-bell.tsx';

/** Who is logged in: messages, nickname and level, and the way out. */
export function AccountBlock() {
  const { t } = useTranslation();
  const { data: member, isError } = useMemberQuery();
  const unread = useUnread();
  const logout = useLogout();
  return (
    <div className="flex items-center">
      <NotificationBell />
      <Link
        to="/member/mypage/message/list"
        aria-label={t('shell.messages', { count: unread })}
        className="finger relative inline-flex size-10 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-paper max-sm:hidden"
      >
        <Mail aria-hidden="true" className="size-5" />
        {unread > 0 ? (
          <span className="absolute top-1 right-0.5 min-w-4.5 rounded-full bg-brass px-1 text-center text-xs leading-4.5 font-bold text-on-brass">
            {unread > 99 ? '99+' : unread}
          </span>
        ) : null}
      </Link>
      <Link
        to="/member/mypage/info"
        aria-label={member === undefined ? t('nav.me') : undefined}
        className="finger inline-flex h-10 items-center gap-2 rounded-md px-2 hover:bg-hover max-md:hidden"
      >
        <UserRound aria-hidden="true" className="size-5 text-muted" />
        <span className="flex flex-col leading-tight">
          <Arriving isFailed={isError} className="h-8 w-16">
            {member === undefined ? null : (
              <>
                <span className="max-w-28 truncate text-sm font-semibold">{member.memNick}</span>
                <span className="text-xs text-faint">
                  {t('shell.level', { level: member.memLevel })}
                </span>
              </>
            )}
          </Arriving>
        </span>
      </Link>
      <IconButton label={t('auth.logout')} onPress={logout} className="max-md:hidden">
        <LogOut aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
