import { type Sport, sports } from '@noriter/rules/sports';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListDays, WiderDays } from '../../shared/dates/list-days.tsx';
import { listBody } from '../../shared/dates/list-range.ts';
import { SearchForm } from '../../shared/forms/search-form.tsx';
import { useKoreaDay } from '../../shared/hooks/time.ts';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import { TabLinks } from '../../shared/ui/controls/tab-links.tsx';
import { ListView } from '../../shared/ui/lists/list-view.tsx';
import { Page, Panel } from '../../shared/ui/pages/page.tsx';
import { type SportResultSearch, sportResultSearch } from '../sportsbook/model/sport-search.ts';
import type { ResultKind } from '../sportsbook/model/sport-types.ts';
import { sportResultsQuery } from '../sportsbook/prices/sport-queries.ts';
import { useResultColumns } from './use-result-columns.tsx';

const kinds = [
  { kind: 'winloose', to: '/member/result/sport/winloose' },
  { kind: 'handy', to: '/member/result/sport/handy' },
  { kind: 'underover', to: '/member/result/sport/underover' },
  { kind: 'special', to: '/member/result/sport/special' },
] as const;

type SportResultPageProps = {
  /** Which bets' results. */
  kind: ResultKind;
  search: SportResultSearch;
  onSearch: (search: SportResultSearch) => void;
};

/** What became of matches, by day and sport: who won, the handicaps, the totals, the specials. */
export function SportResultPage({ kind, search, onSearch }: SportResultPageProps) {
  const { t } = useTranslation(['sport', 'site']);
  const { sport, words } = search;
  const query = useQuery(
    sportResultsQuery({
      ...listBody(search, useKoreaDay()),
      kind,
      ...(sport === undefined ? {} : { sport }),
      ...(words === undefined ? {} : { search: words }),
    }),
  );
  // Another list begins at its first page.
  const { page: _, ...kept } = search;
  const choose = (change: Record<string, unknown>) =>
    onSearch(sportResultSearch({ ...kept, ...change }));
  return (
    <Page title={t('site:mini.resultTitle')} note={t('note.results')} width="full">
      <TabLinks
        label={t('site:mini.resultTitle')}
        links={[
          { to: '/member/result/mini', text: t('site:nav.mini') },
          { to: '/member/result/sport', text: t('site:nav.sport'), isCurrent: true },
        ]}
      />
      <Panel isFlush title={t('title')} aside={<ListDays search={search} onChange={choose} />}>
        <div className="flex flex-col gap-3 border-b border-line px-4 py-3 sm:px-5">
          <TabLinks
            label={t('resultKinds')}
            links={kinds.map((one) => ({
              to: one.to,
              search: kept,
              text: t(`result.${one.kind}`),
              isCurrent: one.kind === kind,
            }))}
          />
          <div className="flex flex-col gap-3 xl:flex-row xl:items-center xl:justify-between">
            <Segmented<Sport | 'all'>
              label={t('filter')}
              choices={[
                { id: 'all', text: t('allSports') },
                ...sports.map((id) => ({ id, text: t(`name.${id}`) })),
              ]}
              value={sport ?? 'all'}
              onChange={(id) => choose({ sport: id })}
            />
            <SearchForm
              label={t('search')}
              words={words ?? ''}
              onSearch={(next) => choose({ words: next })}
              className="xl:w-64 xl:shrink-0"
            />
          </div>
        </div>
        <ListView
          caption={t(`result.${kind}`)}
          empty={{
            icon: CalendarX2,
            title: t('noResults'),
            note: t('noResultsNote'),
            action: <WiderDays search={search} onChange={choose} />,
          }}
          query={query}
          columns={useResultColumns()}
          rowKey={(row) => row.fixtureId}
          onPage={(page) => onSearch({ ...search, page })}
        />
      </Panel>
    </Page>
  );
}
