import { useTranslation } from 'react-i18next';
import { ListDays } from '../../../shared/dates/list-days.tsx';
import { listBody } from '../../../shared/dates/list-range.ts';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { PointList } from './point-list.tsx';
import { type PointSearch, pointUsages } from './point-usage.ts';
import { PointsLayout } from './points-layout.tsx';

type PointListPageProps = { search: PointSearch; onSearch: (search: PointSearch) => void };

/** Points come rarely: without a period of its own the list covers a month. */
const usual = 'last30';

export function PointListPage({ search, onSearch }: PointListPageProps) {
  const { t } = useTranslation();
  const { usage = 'all' } = search;
  return (
    <PointsLayout tab="list">
      <Panel
        isFlush
        title={t('points.tab.list')}
        aside={
          <ListDays
            search={search}
            usual={usual}
            onChange={(days) => onSearch({ ...days, ...(usage === 'all' ? {} : { usage }) })}
          />
        }
      >
        <div className="border-b border-line px-4 py-3 sm:px-5">
          <Segmented
            label={t('points.usageLabel')}
            choices={pointUsages.map((id) => ({ id, text: t(`points.usage.${id}`) }))}
            value={usage}
            onChange={(id) => onSearch({ ...search, page: 1, usage: id })}
          />
        </div>
        <PointList
          usage={usage}
          list={listBody(search, useKoreaDay(), usual)}
          onPage={(page) => onSearch({ ...search, page })}
        />
      </Panel>
    </PointsLayout>
  );
}

/** What points were used for, without what was earned. */
export function PointUsePage({ search, onSearch }: PointListPageProps) {
  const { t } = useTranslation();
  return (
    <PointsLayout tab="use">
      <Panel
        isFlush
        title={t('points.tab.use')}
        aside={<ListDays search={search} usual={usual} onChange={onSearch} />}
      >
        <PointList
          usage="used"
          list={listBody(search, useKoreaDay(), usual)}
          onPage={(page) => onSearch({ ...search, page })}
        />
      </Panel>
    </PointsLayout>
  );
}
