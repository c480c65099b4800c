import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '../art/logo.tsx';
import { siteOptionQuery } from '../features/member/site-queries.ts';

/** Age, risk, help and licence, in every language on every page. */
export function Footer() {
  const { t } = useTranslation();
  const isReal = useQuery(siteOptionQuery).data?.siteOption.mode === 'real';
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-[100rem] flex-col gap-5 px-4 py-8 text-sm text-muted lg:flex-row lg:px-8">
        <div className="flex shrink-0 items-center gap-3 self-start lg:w-52">
          <LogoMark className="size-7" />
          <span
            aria-hidden="true"
            className="inline-flex size-8 items-center justify-center rounded-full border-2 border-up text-xs font-bold text-up"
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
          <p className="text-faint">{t(isReal ? 'footer.licensed' : 'footer.demo')}</p>
        </div>
      </div>
    </footer>
  );
}
