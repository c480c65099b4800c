import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../shared/forms/select.tsx';
import { Switch } from '../../shared/ui/controls/switch.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { rowsUsual } from '../shared/admin-search.ts';
import { FilterBar } from '../shared/filter-bar.tsx';
import { AdminList } from '../shared/tables/admin-list.tsx';
import { HelpdeskLayout } from './shared/helpdesk-layout.tsx';
import { inquiriesQuery } from './shared/inquiry-queries.ts';
import { type InquiriesSearch, inquiryKinds, inquiryStates } from './shared/inquiry-search.ts';
import { useInquiryColumns } from './use-inquiry-columns.tsx';

type QueuePageProps = {
  search: InquiriesSearch;
  onSearch: (search: InquiriesSearch) => void;
  onOpen: (boardIdx: string) => void;
};

/** Every inquiry: what waits first, and of that what is due first. */
export function QueuePage({ search, onSearch, onOpen }: QueuePageProps) {
  const { t } = useTranslation('helpdesk');
  const query = useQuery(inquiriesQuery(search));
  const { page: _first, ...filter } = search;
  const { kind, mine, overdue } = search;
  const filters = [kind, mine, overdue].filter((one) => one !== undefined).length;
  const isFiltered = filters > 0 || search.state !== undefined || search.search !== undefined;
  return (
    <HelpdeskLayout tab="queue">
      <Panel isFlush>
        <FilterBar
          choices={inquiryStates.map((id) => ({ id, text: t(`states.${id}`) }))}
          choice={search.state ?? ''}
          words={search.search ?? ''}
          hint={t('searchHint')}
          onChange={({ choice, words }) => {
            const { page: _first, ...rest } = search;
            const state = inquiryStates.find((one) => one === choice);
            onSearch({ ...rest, state, search: words === '' ? undefined : words });
          }}
          more={<MoreFilters search={search} onSearch={onSearch} />}
          moreCount={filters}
        />
        <AdminList
          table="inquiries"
          caption={t('title')}
          empty={{ icon: Inbox, title: t(isFiltered ? 'emptyFilter' : 'empty') }}
          query={query}
          columns={useInquiryColumns()}
          rowKey={(row) => String(row.boardIdx)}
          rows={search.rows ?? rowsUsual}
          onRows={(rows) => onSearch({ ...filter, rows })}
          onPage={(page) => onSearch({ ...search, page })}
          onOpen={onOpen}
        />
      </Panel>
    </HelpdeskLayout>
  );
}

function MoreFilters({ search, onSearch }: Pick<QueuePageProps, 'search' | 'onSearch'>) {
  const { t } = useTranslation('helpdesk');
  const { mine, overdue, page: _page, ...rest } = search;
  const flags = { ...(mine ? { mine } : {}), ...(overdue ? { overdue } : {}) };
  return (
    <>
      <div className="w-44">
        <Select
          label={t('kind')}
          choices={['all' as const, ...inquiryKinds].map((id) => ({ id, text: t(`kinds.${id}`) }))}
          value={search.kind ?? 'all'}
          placeholder={t('kinds.all')}
          onChange={(id) =>
            onSearch({ ...rest, ...flags, kind: inquiryKinds.find((kind) => kind === id) })
          }
        />
      </div>
      <Switch
        label={t('mine')}
        isOn={mine === true}
        onChange={(isOn) =>
          onSearch({ ...rest, ...(overdue ? { overdue } : {}), ...(isOn ? { mine: true } : {}) })
        }
      />
      <Switch
        label={t('overdue')}
        isOn={overdue === true}
        onChange={(isOn) =>
          onSearch({ ...rest, ...(mine ? { mine } : {}), ...(isOn ? { overdue: true } : {}) })
        }
      />
    </>
  );
}
