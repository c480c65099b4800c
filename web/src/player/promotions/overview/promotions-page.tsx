import { useTranslation } from 'react-i18next';
import { TurnoverList } from '../../../shared/account/turnover-list.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { FreeBetPanel } from '../free-bets/free-bet-panel.tsx';
import { ChosenBonuses } from './chosen-bonuses.tsx';
import { MissionPanel } from './mission-list.tsx';
import { OwnGrants } from './own-grants.tsx';
import { PaybackList } from './payback-list.tsx';
import { RankPanel } from './rank-panel.tsx';
import { RunningList } from './running-list.tsx';

/** What the site gives, what the member was given, and how far what it asks for is. */
export function PromotionsPage() {
  const { t } = useTranslation('promotion');
  return (
    <Page title={t('page.title')} note={t('page.note')}>
      <Panel title={t('page.running')}>
        <RunningList />
      </Panel>
      <RankPanel />
      <FreeBetPanel />
      <MissionPanel />
      <ChosenBonuses />
      <Panel title={t('progress.title')}>
        <TurnoverList />
      </Panel>
      <Panel isFlush title={t('page.mine')}>
        <OwnGrants />
      </Panel>
      <Panel isFlush title={t('payback.title')}>
        <PaybackList />
      </Panel>
    </Page>
  );
}
