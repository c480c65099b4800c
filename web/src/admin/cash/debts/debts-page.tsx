import { useTranslation } from 'react-i18next';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { type DebtsSearch, debtStates } from '../../shared/admin-search.ts';
import { StatusChoice } from '../../shared/status-choice.tsx';
import { DebtsList } from './debts-list.tsx';

type DebtsPageProps = { search: DebtsSearch; onSearch: (search: DebtsSearch) => void };

/** What members owe since a result was corrected, and where it is given up. */
export function DebtsPage({ search, onSearch }: DebtsPageProps) {
  const { t } = useTranslation('admin');
  return (
    <Page title={t('nav.debts')} note={t('debts.note')} width="full">
      <Panel isFlush>
        <div className="border-b border-line px-4 py-2.5 sm:px-5">
          <StatusChoice
            statuses={debtStates}
            textOf={(id) => t(`debts.state.${id}`)}
            status={search.state}
            onChange={(state) => onSearch({ state })}
          />
        </div>
        <DebtsList search={search} onSearch={onSearch} />
      </Panel>
    </Page>
  );
}
