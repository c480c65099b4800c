import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Logo, LogoMark } from '../../shared/art/logo.tsx';
import { useMemberSession } from '../../shared/member/member-session.ts';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { ThemeSwitch } from '../../shared/ui/pages/theme-switch.tsx';
import { LanguageSwitch } from '../navigation/language-switch.tsx';
import { categories } from '../navigation/navigation.ts';
import { AccountBlock } from './account-block.tsx';
import { BalanceBlock } from './balance-block.tsx';
import { GuestActions } from './guest-actions.tsx';

export function Header({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation();
  const loggedIn = useMemberSession() !== null;
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-page pt-[env(safe-area-inset-top)]">
      <div className="mx-auto flex h-14 max-w-[100rem] vast:max-w-[150rem] items-center gap-2 px-2 sm:px-4">
        <IconButton label={t('shell.menu')} onPress={onMenu} className="xl:hidden">
          <Menu aria-hidden="true" className="size-5" />
        </IconButton>
        <Link to="/" aria-label={t('shell.home')} className="mr-auto rounded-md px-1">
          <span className={loggedIn ? 'hidden sm:inline' : ''}>
            <Logo name={t('brand.name')} />
          </span>
          {loggedIn ? <LogoMark className="size-8 sm:hidden" /> : null}
        </Link>
        {loggedIn ? (
          <>
            <BalanceBlock />
            <AccountBlock />
          </>
        ) : (
          <GuestActions />
        )}
        <div className="hidden items-center gap-1 border-l border-line pl-2 lg:flex">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
      <nav
        aria-label={t('shell.categories')}
        className="mx-auto hidden h-11 max-w-[100rem] vast:max-w-[150rem] items-stretch gap-1 overflow-x-auto border-t border-line px-4 [scrollbar-width:none] md:flex"
      >
        {categories.map((category) => (
          <Link
            key={category.key}
            {...category.link}
            className="inline-flex shrink-0 items-center border-b-2 border-transparent px-3 font-medium text-muted transition-colors hover:text-paper aria-[current=page]:border-brass aria-[current=page]:text-paper"
          >
            {t(`nav.${category.key}`)}
          </Link>
        ))}
      </nav>
    </header>
  );
}
