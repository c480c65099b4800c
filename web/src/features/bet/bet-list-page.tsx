import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button.tsx';
import { ListView } from '../../components/list-view.tsx';
import { Panel } from '../../components/page.tsx';
import { useKoreaDay } from '../../components/use-korea-day.ts';
import { ListDays } from '../cash/list-days.tsx';
import { listBody } from '../cash/list-range.ts';
import { MyLayout } from '../my-page/my-layout.tsx';
import { BetFilters } from './bet-filters.tsx';
import { betListQuery } from './bet-queries.ts';
import { archiveEnd, type BetSearch, filterOf, gameFilter, usualDays } from './bet-search.ts';
import { SlipDialog } from './slip-dialog.tsx';
import { useBetColumns } from './use-bet-columns.tsx';

export type BetListPageProps = { search: BetSearch; onSearch: (search: BetSearch) => void };

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
  const columns = useBetColumns((slip) => onSearch({ ...search, slip }));
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
            onChange={(days) => onSearch({ ...filterOf(search), ...days })}
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
            action: <ButtonLink to="/member/minigame">{t('bet.toGames')}</ButtonLink>,
          }}
          query={query}
          columns={columns}
          rowKey={(row) => row.betId}
          onPage={(page) => onSearch({ ...search, page })}
        />
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
