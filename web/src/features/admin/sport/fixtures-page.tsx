import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CalendarX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Page, Panel } from '../../../components/page.tsx';
import { SearchForm } from '../../../components/search-form.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { rowsUsual } from '../office-search.ts';
import { OfficeList } from '../table/office-list.tsx';
import { SportChoice } from './sport-choice.tsx';
import { officeFixturesQuery } from './sport-office-queries.ts';
import type { FixturesSearch } from './sport-office-search.ts';
import { useFixtureColumns } from './use-fixture-columns.tsx';

type FixturesPageProps = { search: FixturesSearch; onSearch: (search: FixturesSearch) => void };

/** The fixtures that are offered, or over: what the feed says of each, and what operators set. */
export function FixturesPage({ search, onSearch }: FixturesPageProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const query = useQuery({ ...officeFixturesQuery(search), placeholderData: keepPreviousData });
  const columns = useFixtureColumns();
  const { page: _first, ...rest } = search;
  return (
    <Page title={t('nav.fixtures')} note={t('sport.fixturesNote')} width="full">
      <Panel isFlush>
        <FixtureFilter search={rest} onSearch={onSearch} />
        <OfficeList
          table="fixtures"
          caption={t('nav.fixtures')}
          empty={{ icon: CalendarX2, title: t('sport.fixturesEmpty') }}
          query={query}
          columns={columns}
          rowKey={(row) => row.fixtureId}
          rows={search.rows ?? rowsUsual}
          onRows={(rows) => onSearch({ ...rest, rows })}
          onPage={(page) => onSearch({ ...search, page })}
          onOpen={(fixtureId) =>
            void navigate({ to: '/admin/fixtures/$fixtureId', params: { fixtureId } })
          }
        />
      </Panel>
    </Page>
  );
}

function FixtureFilter({ search, onSearch }: FixturesPageProps) {
  const { t } = useTranslation('admin');
  const { mode: _mode, ...withoutMode } = search;
  const { sport: _sport, ...withoutSport } = search;
  const { search: _words, ...withoutWords } = search;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 sm:px-5">
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
        <Segmented
          label={t('filter.status')}
          choices={(['offered', 'results'] as const).map((id) => ({
            id,
            text: t(`sport.mode.${id}`),
          }))}
          value={search.mode ?? 'offered'}
          onChange={(id) => onSearch({ ...withoutMode, ...(id === 'results' ? { mode: id } : {}) })}
        />
        <SportChoice
          sport={search.sport}
          onChange={(sport) => onSearch({ ...withoutSport, ...(sport === null ? {} : { sport }) })}
        />
      </div>
      <SearchForm
        label={t('filter.search')}
        placeholder={t('sport.searchHint')}
        words={search.search ?? ''}
        onSearch={(words) =>
          onSearch({ ...withoutWords, ...(words === '' ? {} : { search: words }) })
        }
        className="w-full sm:w-80"
      />
    </div>
  );
}
