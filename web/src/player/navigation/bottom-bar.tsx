import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { bottomBar, isAlsoAt } from './navigation.ts';

/** The five places a thumb reaches on a phone. */
export function BottomBar() {
  const { t } = useTranslation();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <nav
      aria-label={t('shell.bottomBar')}
      className="sticky bottom-0 z-40 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid grid-cols-5">
        {bottomBar.map((entry) => (
          <li key={entry.key}>
            <Link
              {...entry.link}
              activeOptions={{ exact: entry.key === 'home' }}
              {...(isAlsoAt(entry.key, path) ? { 'aria-current': 'page' } : {})}
              className="flex h-14 flex-col items-center justify-center gap-0.5 text-xs font-medium text-faint aria-[current=page]:text-brass-text"
            >
              <entry.icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
              {t(`nav.${entry.key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
