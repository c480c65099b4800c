import { daysOf } from '../../shared/dates/list-range.ts';
import { useKoreaDay } from '../../shared/hooks/time.ts';
import type { ReportBy } from '../../shared/partner/model/contracts.ts';
import {
  type PartnerSearch,
  searchWith,
  whose,
} from '../../shared/partner/model/partner-search.ts';
import { ReportCharts } from '../../shared/partner/reports/report-charts.tsx';
import { type Look, looks } from '../../shared/partner/reports/report-columns.tsx';
import { ReportPanel } from '../../shared/partner/reports/report-panel.tsx';
import { SubtreeMap } from '../../shared/partner/reports/subtree-map.tsx';
import { TotalsTiles } from '../../shared/partner/reports/totals-tiles.tsx';
import { PartnerLayout, type PartnerTab } from '../shared/partner-layout.tsx';
import { ownReads } from '../shared/partner-reads.ts';
import { SubtreeBar } from '../shared/subtree-bar.tsx';

export type PartnerPageProps = {
  search: PartnerSearch;
  onSearch: (search: PartnerSearch) => void;
};

type ReportPageProps = PartnerPageProps & {
  tab: PartnerTab;
  look: Look;
  bys: readonly ReportBy[];
  hasCharts?: boolean;
};

/** A report of a subtree: what it came to, its charts, and its rows by what one asks for. */
function ReportPage({ search, onSearch, tab, look, bys, hasCharts = false }: ReportPageProps) {
  const days = daysOf(search, useKoreaDay());
  const of = whose(search);
  const by = bys.find((one) => one === search.by) ?? bys[0] ?? 'day';
  return (
    <PartnerLayout tab={tab}>
      {() => (
        <>
          <SubtreeBar search={search} onSearch={onSearch} />
          <TotalsTiles reads={ownReads} of={of} days={days} figures={looks[look]} />
          {hasCharts ? (
            <>
              <ReportCharts reads={ownReads} of={of} days={days} />
              <SubtreeMap
                reads={ownReads}
                of={of}
                days={days}
                onOpen={(partner) => onSearch(searchWith(search, { partner }))}
              />
            </>
          ) : null}
          <ReportPanel
            reads={ownReads}
            of={of}
            days={days}
            by={by}
            look={look}
            bys={bys}
            page={search.page ?? 1}
            onPage={(page) => onSearch({ ...search, page })}
            onBy={(id) => onSearch(searchWith(search, { by: id }))}
            onOpen={(partner) => onSearch(searchWith(search, { partner }))}
          />
        </>
      )}
    </PartnerLayout>
  );
}

/** Deposits, withdrawals and money given or taken back of the subtree. */
export function CashListPage(props: PartnerPageProps) {
  return <ReportPage {...props} tab="cash" look="cash" bys={['day', 'partner']} />;
}

/** Bets of the subtree by day, category, partner and member. */
export function BettingListPage(props: PartnerPageProps) {
  const bys = ['day', 'category', 'partner', 'member'] as const;
  return <ReportPage {...props} tab="bets" look="bets" bys={bys} hasCharts />;
}

/** What each partner and member of the subtree earned. */
export function CalculationUserListPage(props: PartnerPageProps) {
  const bys = ['member', 'partner', 'day', 'category'] as const;
  return <ReportPage {...props} tab="earned" look="earned" bys={bys} />;
}
