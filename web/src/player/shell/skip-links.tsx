import { useTranslation } from 'react-i18next';
import { useSlipKey } from '../../shared/hooks/slip-focus.ts';

const linkClass =
  'sr-only z-70 rounded-md bg-brass px-4 py-2 font-semibold text-on-brass focus:not-sr-only focus:fixed focus:top-2 focus:left-2';

/** The first stops of the keyboard on every page: past the header, and on sports to what is bet on. */
export function SkipLinks({ isSport }: { isSport: boolean }) {
  const { t } = useTranslation();
  useSlipKey();
  return (
    <>
      <a href="#content" className={linkClass}>
        {t('shell.skip')}
      </a>
      {isSport ? (
        <a href="#prices" className={linkClass}>
          {t('shell.skipToPrices')}
        </a>
      ) : null}
    </>
  );
}
