import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { auditSources } from '../../shared/api/services.gen.ts';
import { DateRange } from '../../shared/dates/date-range.tsx';
import type { DayRange } from '../../shared/format/day-range.ts';
import { SearchForm } from '../../shared/forms/search-form.tsx';
import { Select } from '../../shared/forms/select.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import { type AuditSearch, auditSearch } from '../shared/admin-search.ts';
import { operatorNamesQuery } from '../shared/use-operator.ts';
import { actionTexts } from './action-texts.ts';

type AuditFiltersProps = {
  search: AuditSearch;
  range: DayRange;
  onSearch: (search: AuditSearch) => void;
};

/** Whose and which acts are listed. Everything chosen here stands in the address. */
export function AuditFilters({ search, range, onSearch }: AuditFiltersProps) {
  const { t } = useTranslation('admin');
  const operators = useQuery(operatorNamesQuery).data ?? [];
  const { source = 'identity', operator, action, subject, text } = search;
  // What is left out is not filtered by; a changed filter begins at the first page.
  const put = (change: { [Name in keyof AuditSearch]?: string | undefined }) =>
    onSearch(auditSearch({ ...search, page: 1, ...change }));
  const isFiltered = [operator, action, subject, text].some((one) => one !== undefined);
  return (
    <div className="flex flex-col gap-3 border-b border-line px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('audit.source')}
          choices={auditSources.map((id) => ({ id, text: t(`audit.sources.${id}`) }))}
          value={source}
          onChange={(id) => put({ source: id, action: undefined, subject: undefined })}
        />
        <DateRange label={t('audit.period')} value={range} onChange={put} />
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[14rem_18rem_1fr]">
        <Select
          label={t('audit.operator')}
          choices={[
            { id: 'all', text: t('audit.anyOperator') },
            ...operators.map(({ operatorId, loginId, name }) => ({
              id: operatorId,
              text: `${name} (${loginId})`,
            })),
          ]}
          value={operator ?? 'all'}
          onChange={(id) => put({ operator: id === 'all' ? undefined : id })}
          placeholder={t('audit.anyOperator')}
        />
        <Select
          label={t('audit.action')}
          choices={[
            { id: 'all', text: t('audit.anyAction') },
            ...Object.entries(actionTexts).map(([id, key]) => ({ id, text: t(key) })),
          ]}
          value={action ?? 'all'}
          onChange={(id) => put({ action: id === 'all' ? undefined : id })}
          placeholder={t('audit.anyAction')}
        />
        <SearchForm
          label={t('audit.textSearch')}
          words={text ?? ''}
          onSearch={(words) => put({ text: words === '' ? undefined : words })}
          className="sm:col-span-2 xl:col-span-1"
        />
      </div>
      {isFiltered ? (
        <div className="flex flex-wrap items-center gap-3">
          {subject === undefined ? null : (
            <span className="text-sm break-all text-muted">
              {t('audit.subjectOnly', { subject })}
            </span>
          )}
          <Button size="small" onPress={() => onSearch({ source, ...range })}>
            <X aria-hidden="true" className="size-4" />
            {t('audit.clear')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
