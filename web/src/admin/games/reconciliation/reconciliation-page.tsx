import { useTranslation } from 'react-i18next';
import { Page } from '../../../shared/ui/pages/page.tsx';
import type { DifferencesSearch } from '../shared/games-search.ts';
import { DifferencesPanel } from './differences-panel.tsx';
import { RunPanel } from './run-panel.tsx';

type ReconciliationPageProps = {
  search: DifferencesSearch;
  onSearch: (search: DifferencesSearch) => void;
};

/** Our record beside the vendors': what differs is worked through here, and stays to be read. */
export function GameReconciliationPage({ search, onSearch }: ReconciliationPageProps) {
  const { t } = useTranslation('admin');
  return (
    <Page title={t('nav.gameReconciliation')} note={t('games.reconciliationNote')} width="full">
      <DifferencesPanel search={search} onSearch={onSearch} />
      <RunPanel />
    </Page>
  );
}
