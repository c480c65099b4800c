import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '../../shared/art/logo.tsx';
import { siteOptionQuery } from '../../shared/member/site-queries.ts';
import { ContactLinks } from './contact-links.tsx';

const links = [
  { to: '/terms', text: 'textPage.terms' },
  { to: '/responsible', text: 'textPage.responsible' },
  { to: '/member/mypage/protection', text: 'footer.limits' },
  { to: '/member/cscenter', text: 'support.title' },
] as const;

/** Age, risk, help and licence, in every language on every page. */
export function Footer() {
  const { t } = useTranslation();
  const isReal = useQuery(siteOptionQuery).data?.siteOption.mode === 'real';
  return (
    <footer className="below-fold border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-[100rem] vast:max-w-[150rem] flex-col gap-5 px-4 py-8 text-sm text-muted lg:flex-row lg:px-8">
        <div className="flex shrink-0 items-center gap-3 self-start lg:w-52">
          <LogoMark className="size-7" />
          <span
            aria-hidden="true"
            className="inline-flex size-8 items-center justify-center rounded-full border-2 border-current text-xs font-bold text-paper"
          >
            19
          </span>
        </div>
        <div className="flex max-w-3xl flex-col gap-1.5">
          <p className="font-semibold text-paper">{t('footer.adultsOnly')}</p>
          <p>{t('footer.risk')}</p>
          <p>
            {t('footer.help')}{' '}
            <a href="tel:1336" className="font-semibold text-brass-text underline">
              1336
            </a>
          </p>
          <ContactLinks />
          <p className="text-faint">{t(isReal ? 'footer.licensed' : 'footer.demo')}</p>
        </div>
        <nav aria-label={t('footer.links')} className="lg:ml-auto">
          <ul className="flex flex-wrap gap-x-5 gap-y-1 lg:flex-col">
            {links.map(({ to, text }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="finger inline-flex min-h-8 items-center underline-offset-4 hover:text-paper hover:underline"
                >
                  {t(text)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
