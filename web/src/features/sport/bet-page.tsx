import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button.tsx';
import { Page } from '../../components/page.tsx';
import { SportSlipPanel } from './slip/slip-panel.tsx';
import { SlipWatch } from './slip/slip-watch.tsx';
import { SportLinks } from './sport-links.tsx';
import { useFeedNews } from './use-live-fixture.ts';

/** The slip by itself: the phone's own address of it. */
export function BetPage() {
  const { t } = useTranslation('sport');
  useFeedNews();
  return (
    <Page title={t('page.bet')} note={t('note.bet')}>
      <SportLinks />
      <SlipWatch />
      <div className="min-w-0 lg:max-w-md">
        <SportSlipPanel />
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/member/sport">{t('toAll')}</ButtonLink>
        <ButtonLink look="quiet" to="/member/betList" search={{ game: 'sport' }}>
          {t('slip.toBets')}
        </ButtonLink>
      </div>
    </Page>
  );
}
