import { useTranslation } from 'react-i18next';
import { listBody } from '../../shared/dates/list-range.ts';
import { useKoreaDay } from '../../shared/hooks/time.ts';
import { searchWith, whose } from '../../shared/partner/model/partner-search.ts';
import { SettlementList } from '../../shared/partner/money/settlement-list.tsx';
import { WhySearch } from '../../shared/partner/money/why-search.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { PartnerLayout } from '../shared/partner-layout.tsx';
import { ownReads } from '../shared/partner-reads.ts';
import { SubtreeBar } from '../shared/subtree-bar.tsx';
import type { PartnerPageProps } from './report-page.tsx';

/** Settlements come with a period: without days of its own the list covers a month. */
const usual = 'last30';

/** What one was settled for, each with its statement; and why a bet earned what it did. */
export function CalculationListPage({ search, onSearch }: PartnerPageProps) {
  const { t } = useTranslation('partner');
  const list = listBody(search, useKoreaDay(), usual);
  return (
    <PartnerLayout tab="settlements">
      {() => (
        <>
          <SubtreeBar search={search} usual={usual} onSearch={onSearch} />
          <Panel isFlush title={t('settlement.title')}>
            <SettlementList
              reads={ownReads}
              ask={{ ...whose(search), ...list }}
              onPage={(page) => onSearch({ ...search, page })}
            />
          </Panel>
          <WhySearch
            reads={ownReads}
            betId={search.bet}
            onBet={(bet) => onSearch(searchWith(search, { bet }))}
          />
        </>
      )}
    </PartnerLayout>
  );
}
