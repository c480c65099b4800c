import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/forms/select.tsx';
import { useLedgerText } from '../../../shared/hooks/use-ledger-text.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import {
  filterOf,
  type LedgerSearch,
  ledgerAccounts,
  ledgerDirections,
  ledgerKinds,
  ledgerSearch,
} from './ledger-filter.ts';

/** What narrows a statement besides its days. */
export function LedgerFilters(props: {
  search: LedgerSearch;
  onSearch: (search: LedgerSearch) => void;
}) {
  const { search, onSearch } = props;
  const { t } = useTranslation();
  const text = useLedgerText();
  const isNarrow = Object.keys(filterOf(search)).length > 0;
  const choose = (change: Record<string, string>) =>
    onSearch(ledgerSearch({ ...search, page: 1, ...change }));
  return (
    <fieldset
      aria-label={t('statement.filters')}
      className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 sm:px-5"
    >
      <Segmented
        label={t('statement.direction')}
        choices={[
          { id: '', text: t('statement.both') },
          ...ledgerDirections.map((id) => ({ id, text: t(`statement.${id}`) })),
        ]}
        value={search.direction ?? ''}
        onChange={(direction) => choose({ direction })}
      />
      <div className="flex gap-2 [&_button]:h-9 [&_button]:text-sm">
        <Select
          label={t('statement.account')}
          isLabelHidden
          placeholder={t('statement.anyAccount')}
          choices={[
            { id: 'any', text: t('statement.anyAccount') },
            ...ledgerAccounts.map((id) => ({ id, text: text.account(id) })),
          ]}
          value={search.account ?? 'any'}
          onChange={(account) => choose({ account })}
        />
        <Select
          label={t('statement.kind')}
          isLabelHidden
          placeholder={t('statement.anyKind')}
          choices={[
            { id: 'any', text: t('statement.anyKind') },
            ...ledgerKinds.map((id) => ({ id, text: text.kind(id) })),
          ]}
          value={search.kind ?? 'any'}
          onChange={(kind) => choose({ kind })}
        />
      </div>
      {isNarrow ? (
        <Button
          look="quiet"
          size="small"
          onPress={() => choose({ direction: '', account: '', kind: '' })}
        >
          {t('statement.clear')}
        </Button>
      ) : null}
    </fieldset>
  );
}
