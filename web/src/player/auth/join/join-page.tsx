import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/hooks/browser.ts';
import { openPopup } from '../auth-popups.ts';
import { JoinForm } from './join-form.tsx';

/** The sign-up as a page of its own, for a phone. */
export function JoinPage({ recommender = '' }: { recommender?: string }) {
  const { t } = useTranslation();
  usePageTitle(t('auth.join'));
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-8">
      <h1 tabIndex={-1} data-page-heading className="text-2xl font-bold outline-none">
        {t('auth.join')}
      </h1>
      <JoinForm recommender={recommender} onDone={() => openPopup('joined')} />
    </div>
  );
}
