import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { SportChoice } from '../shared/sport-choice.tsx';
import { exposureQuery } from '../shared/sport-queries.ts';
import type { ExposureSearch } from '../shared/sport-search.ts';
import { ExposedSelections } from './exposed-selections.tsx';
import { useExposureColumns } from './use-exposure-columns.tsx';

type ExposurePageProps = { search: ExposureSearch; onSearch: (search: ExposureSearch) => void };

/** What the house stands to lose on each market, the most first, as bets come and go. */
export function ExposurePage({ search, onSearch }: ExposurePageProps) {
  const { t } = useTranslation('admin');
  const query = useQuery({ ...exposureQuery(search), placeholderData: keepPreviousData });
  const columns = useExposureColumns(query.data?.lossMax ?? '0');
  return (
    <Page title={t('nav.exposure')} note={t('sport.exposureNote')} width="full">
      <Panel isFlush>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 sm:px-5">
          <SportChoice
            sport={search.sport}
            onChange={(sport) => onSearch(sport === null ? {} : { sport })}
          />
          {query.data === undefined ? null : <Limits {...query.data} />}
        </div>
        <ListView
          caption={t('nav.exposure')}
          empty={{ icon: ShieldCheck, title: t('sport.exposureEmpty') }}
          query={query}
          columns={columns}
          rowKey={(row) => `${row.fixtureId} ${row.marketKey}`}
          below={(row) => (
            <div className="rounded-md max-md:bg-sunken">
              <ExposedSelections market={row} />
            </div>
          )}
          onPage={(page) => onSearch({ ...search, page })}
        />
      </Panel>
    </Page>
  );
}

function Limits({ suspendAt, lossMax }: { suspendAt: string; lossMax: string }) {
  const { t } = useTranslation('admin');
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm tabular-nums">
      {[
        { name: t('sport.suspendAt'), amount: suspendAt },
        { name: t('sport.lossMax'), amount: lossMax },
      ].map(({ name, amount }) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold">{won(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
