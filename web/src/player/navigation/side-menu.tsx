import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMember } from '../../shared/member/member-queries.ts';
import { useUnread } from '../../shared/member/unread.ts';
import { isAlsoAt, sideMenu } from './navigation.ts';

/** The side menu; the partner's door is there for partners only. */
export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const unread = useUnread();
  const isPartner = useMember()?.isPartnerMember === 'Y';
  const entries = sideMenu.filter((entry) => entry.key !== 'partner' || isPartner);
  return (
    <nav aria-label={t('shell.sideMenu')}>
      <ul className="flex flex-col gap-0.5 px-3">
        {entries.map((entry) => (
          <li key={entry.key}>
            <Link
              {...entry.link}
              activeOptions={{ exact: entry.key === 'support' }}
              {...(isAlsoAt(entry.key, path) ? { 'aria-current': 'page' } : {})}
              onClick={onChoose}
              className="finger flex h-10 items-center gap-3 rounded-md px-3 font-medium text-muted hover:bg-hover hover:text-paper aria-[current=page]:bg-raised aria-[current=page]:text-brass-text"
            >
              <entry.icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
              {t(`nav.${entry.key}`)}
              {entry.key === 'messages' && unread > 0 ? (
                <span className="ml-auto text-xs font-bold text-brass-text">{unread}</span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
