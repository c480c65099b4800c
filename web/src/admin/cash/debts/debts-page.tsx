import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { type DebtsSearch, debtStates } from '../../shared/admin-search.ts';
import { DebtsList } from './debts-list.tsx';

type DebtsPageProps = { search: DebtsSearch; onSearch: (search: DebtsSearch) => void };

/** What members owe since a result was corrected, and where it is given up. */
export function DebtsPage({ search, onSearch }: DebtsPageProps) {
  const { t } = useTranslation('admin');
  return (
    <Page title={t('nav.debts')} note={t('debts.note')} width="full">
      <Panel isFlush>
        <div className="border-b border-line px-4 py-2.5 sm:px-5">
          <Segmented
            label={t('filter.status')}
            choices={[
              { id: '', text: t('filter.all') },
              ...debtStates.map((id) => ({ id, text: t(`debts.state.${id}`) })),
            ]}
            value={search.state ?? ''}
            onChange={(id) => onSearch({ state: debtStates.find((state) => state === id) })}
          />
        </div>
        <DebtsList search={search} onSearch={onSearch} />
      </Panel>
    </Page>
  );
}
