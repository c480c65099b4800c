import { useQuery } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { jackpotsQuery } from '../shared/games-queries.ts';
import { useJackpotColumns } from './use-jackpot-columns.tsx';
import { useWinColumns } from './use-win-columns.tsx';

/** What vendors' jackpots stand at, and which ones members were paid. */
export function JackpotsPage() {
  const { t } = useTranslation('admin');
  const query = useQuery(jackpotsQuery);
  const jackpotColumns = useJackpotColumns();
  const winColumns = useWinColumns();
  return (
    <Page title={t('nav.gameJackpots')} note={t('games.jackpots.note')} width="full">
      {query.isPending ? <SkeletonRows rows={6} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : (
        <>
          <Panel title={t('games.jackpots.standing')} isFlush>
            {query.data.list.length === 0 ? (
              <Empty icon={Crown} title={t('games.jackpots.none')} />
            ) : (
              <DataTable
                caption={t('games.jackpots.standing')}
                rows={query.data.list}
                rowKey={({ vendorKey, jackpotId }) => `${vendorKey}:${jackpotId}`}
                columns={jackpotColumns}
              />
            )}
          </Panel>
          <Panel title={t('games.jackpots.wins')} isFlush>
            {query.data.wins.length === 0 ? (
              <Empty icon={Crown} title={t('games.jackpots.noWins')} />
            ) : (
              <DataTable
                caption={t('games.jackpots.wins')}
                rows={query.data.wins}
                rowKey={({ transactionId }) => transactionId}
                columns={winColumns}
              />
            )}
          </Panel>
        </>
      )}
    </Page>
  );
}
