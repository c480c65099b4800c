import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MyLayout } from '../../shared/account/my-layout.tsx';
import { ListDays, WiderDays } from '../../shared/dates/list-days.tsx';
import { type ListSearch, listBody } from '../../shared/dates/list-range.ts';
import { useKoreaDay } from '../../shared/hooks/time.ts';
import { ButtonLink } from '../../shared/ui/controls/button.tsx';
import { ListView } from '../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { BetFilters } from './bet-filters.tsx';
import type { BetListPageProps } from './bet-list-props.ts';
import { BetTotals } from './bet-totals.tsx';
import { archiveEnd, filterOf, gameFilter, usualDays } from './model/bet-search.ts';
import { betListQuery } from './queries/bet-queries.ts';
import { SlipDialog } from './slip-dialog.tsx';
import { useCashOutPrices } from './tickets/use-cash-out-prices.ts';
import { useBetColumns } from './use-bet-columns.tsx';

/** The member's bets by day and game; one of them opens its slip, which has an address too. */
export function BetListPage({ search, onSearch }: BetListPageProps) {
  const { t } = useTranslation();
  const today = useKoreaDay();
  const usual = usualDays(search, today);
  const query = useQuery(
    betListQuery({
      ...listBody(search, today, usual),
      ...gameFilter(search.game),
      oldYn: search.old === true ? 'Y' : 'N',
    }),
  );
  const cashOuts = useCashOutPrices(query.data?.list ?? []);
  const choose = (days: ListSearch) => onSearch({ ...filterOf(search), ...days });
  const columns = useBetColumns((slip) => onSearch({ ...search, slip }), cashOuts);
  return (
    <MyLayout tab="bets" title={t('my.tab.bets')} note={t('bet.listNote')}>
      <Panel
        isFlush
        title={t('my.tab.bets')}
        aside={
          <ListDays
            search={search}
            usual={usual}
            {...(search.old === true ? { max: archiveEnd(today) } : {})}
            onChange={choose}
          />
        }
      >
        <BetFilters search={search} onSearch={onSearch} />
        {search.old === true && query.data !== undefined ? (
          <p className="border-b border-line px-4 py-2 text-sm text-muted sm:px-5">
            {t('bet.archiveNote', { day: query.data.presentFrom })}
          </p>
        ) : null}
        <ListView
          caption={t('my.tab.bets')}
          empty={{
            icon: ReceiptText,
            title: t('bet.noBets'),
            note: t('bet.noBetsNote'),
            action: (
              <span className="flex flex-wrap justify-center gap-2">
                <WiderDays search={search} usual={usual} onChange={choose} />
                <ButtonLink to="/member/minigame">{t('bet.toGames')}</ButtonLink>
              </span>
            ),
          }}
          query={query}
          columns={columns}
          rowKey={(row) => (row.row === 'bet' ? row.betId : row.roundId)}
          onPage={(page) => onSearch({ ...search, page })}
        />
        {query.data === undefined ? null : <BetTotals totals={query.data.totals} />}
      </Panel>
      <SlipDialog
        slipId={search.slip ?? null}
        onClose={() => {
          const { slip: _, ...rest } = search;
          onSearch(rest);
        }}
      />
    </MyLayout>
  );
}
