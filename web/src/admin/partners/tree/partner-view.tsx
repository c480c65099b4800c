import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateRange } from '../../../shared/dates/date-range.tsx';
import { type DayRange, rangeOf } from '../../../shared/format/day-range.ts';
import { SearchForm } from '../../../shared/forms/search-form.tsx';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import type { ReportBy } from '../../../shared/partner/model/contracts.ts';
import { SettlementList } from '../../../shared/partner/money/settlement-list.tsx';
import { TransferList } from '../../../shared/partner/money/transfer-list.tsx';
import { ChildList } from '../../../shared/partner/people/child-list.tsx';
import { MemberList } from '../../../shared/partner/people/member-list.tsx';
import { SubtreePath } from '../../../shared/partner/people/subtree-path.tsx';
import { RateHistory } from '../../../shared/partner/rates/rate-history.tsx';
import { ReportCharts } from '../../../shared/partner/reports/report-charts.tsx';
import { ReportPanel } from '../../../shared/partner/reports/report-panel.tsx';
import { SubtreeMap } from '../../../shared/partner/reports/subtree-map.tsx';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { usePermits } from '../../shared/use-operator.ts';
import { backOfficeReads, viewQuery } from '../shared/back-office-reads.ts';
import { partnerViews, type TreeSearch } from '../shared/partners-search.ts';
import { BackOfficeRates } from './back-office-rates.tsx';
import { PartnerHead } from './partner-head.tsx';

type PartnerViewProps = {
  partnerId: string;
  search: TreeSearch;
  onOpen: (partnerId: string | undefined) => void;
  onSearch: (change: TreeSearch) => void;
  onPage: (page: number) => void;
};

/** One partner: where they stand, how they are settled, who is below and what it came to. */
export function PartnerView(props: PartnerViewProps) {
  const { partnerId, search, onOpen, onSearch } = props;
  const { t } = useTranslation('partner');
  const { view = 'below' } = search;
  const opened = useQuery(viewQuery(partnerId));
  const children = useQuery({
    ...backOfficeReads.children({ partnerId, search: '' }),
    enabled: opened.isSuccess,
  });
  const path = children.data?.path ?? [];
  const person = path.at(-1);
  return (
    <>
      <SubtreePath path={path} top={t('tree.site')} onOpen={onOpen} />
      <FailedPanel query={opened.isError ? opened : children} />
      {person?.memberId === partnerId ? (
        <PartnerHead person={person} parent={path.at(-2) ?? null} />
      ) : null}
      <p className="text-sm text-muted">{t('view.noted')}</p>
      <Segmented
        label={t('view.label')}
        choices={partnerViews.map((id) => ({ id, text: t(`view.${id}`) }))}
        value={view}
        onChange={(id) => onSearch({ view: id })}
      />
      {opened.isSuccess ? <View key={`${partnerId} ${view}`} {...props} view={view} /> : null}
    </>
  );
}

type ViewProps = PartnerViewProps & { view: NonNullable<TreeSearch['view']> };

function View({ partnerId, search, view, onOpen, onSearch, onPage }: ViewProps) {
  const { t } = useTranslation('partner');
  const { words = '', page = 1 } = search;
  const ask = { partnerId, search: words, page };
  if (view === 'rates') {
    return (
      <>
        <BackOfficeRates holderId={partnerId} />
        <RateHistory reads={backOfficeReads} of={{ holderId: partnerId }} />
      </>
    );
  }
  if (view === 'report' || view === 'settlements' || view === 'transfers') {
    return <DaysView partnerId={partnerId} view={view} onOpen={onOpen} />;
  }
  return (
    <Panel
      isFlush
      title={t(`view.${view}`)}
      aside={
        <SearchForm
          label={t('tree.search')}
          words={words}
          onSearch={(typed) => onSearch({ words: typed })}
          className="w-full sm:w-80"
        />
      }
    >
      {view === 'below' ? (
        <ChildList reads={backOfficeReads} ask={ask} onOpen={onOpen} onPage={onPage} />
      ) : (
        <MemberList reads={backOfficeReads} ask={ask} onPage={onPage} />
      )}
    </Panel>
  );
}

type DaysViewProps = {
  partnerId: string;
  view: 'report' | 'settlements' | 'transfers';
  onOpen: (partnerId: string) => void;
};

/** What happened in some days; the days are the page's own, as the address is the tree's. */
function DaysView({ partnerId, view, onOpen }: DaysViewProps) {
  const { t } = useTranslation('partner');
  const today = useKoreaDay();
  const permits = usePermits();
  const [days, setDays] = useState<DayRange>(() => rangeOf('last30', today));
  const [page, setPage] = useState(1);
  const [by, setBy] = useState<ReportBy>('day');
  const range = (
    <DateRange
      value={days}
      onChange={(chosen) => {
        setDays(chosen);
        setPage(1);
      }}
    />
  );
  const of = { partnerId };
  if (view === 'report') {
    return (
      <>
        {range}
        <ReportCharts reads={backOfficeReads} of={of} days={days} />
        <SubtreeMap reads={backOfficeReads} of={of} days={days} onOpen={onOpen} />
        <ReportPanel
          reads={backOfficeReads}
          of={of}
          days={days}
          by={by}
          look="bets"
          page={page}
          onPage={setPage}
          onBy={(id) => {
            setBy(id);
            setPage(1);
          }}
          onOpen={onOpen}
          mayExport={permits('data.export')}
        />
      </>
    );
  }
  const ask = { partnerId, ...days, page };
  return (
    <Panel isFlush title={t(`view.${view}`)} aside={range}>
      {view === 'settlements' ? (
        <SettlementList reads={backOfficeReads} ask={ask} onPage={setPage} />
      ) : (
        <TransferList reads={backOfficeReads} ask={ask} onPage={setPage} />
      )}
    </Panel>
  );
}
