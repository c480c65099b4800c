import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import type { GameRound } from '../../../shared/api/contracts.ts';
import { won } from '../../../shared/format/money.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { RoundStateBadge } from '../../../shared/games/round-state-badge.tsx';
import { useReplay } from '../../../shared/games/use-replay.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { Nothing, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { FactList } from '../../shared/fact-list.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { roundQuery } from '../shared/games-queries.ts';
import { MemberName } from '../shared/member-name.tsx';
import { useVendorName } from '../shared/vendor-choice.tsx';
import { useTransactionColumns } from './use-transaction-columns.tsx';

/** One round with everything its vendor asked for, and what was answered. */
export function GameRoundPage({ roundId }: { roundId: string }) {
  const { t } = useTranslation(['admin', 'site']);
  const query = useQuery(roundQuery(roundId));
  const replay = useReplay((id) =>
    answerOf(operatorApi.POST('/api/admin/games/round/replay', { body: { roundId: id } })),
  );
  const columns = useTransactionColumns().filter(({ key }) => key !== 'member' && key !== 'round');
  return (
    <Page
      title={t('games.round')}
      width="full"
      actions={<Button onPress={() => void replay(roundId)}>{t('site:bet.replay')}</Button>}
    >
      {query.isPending ? <SkeletonRows rows={8} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : (
        <>
          <RoundFacts round={query.data.round} />
          <Panel isFlush title={t('nav.gameTransactions')}>
            <DataTable
              caption={t('nav.gameTransactions')}
              columns={columns}
              rows={query.data.transactions}
              rowKey={(row) => row.transactionId}
            />
          </Panel>
        </>
      )}
    </Page>
  );
}

function RoundFacts({ round }: { round: GameRound }) {
  const { t } = useTranslation(['admin', 'game']);
  const vendorName = useVendorName();
  return (
    <Panel>
      <FactList
        columns={2}
        facts={[
          { name: t('games.game'), value: round.gameName === '' ? round.gameCode : round.gameName },
          { name: t('cash.statusName'), value: <RoundStateBadge state={round.state} /> },
          { name: t('games.member'), value: <MemberName {...round} /> },
          { name: t('games.vendor'), value: vendorName(round.vendorKey) },
          { name: t('game:history.staked'), value: won(round.staked) },
          { name: t('game:history.returned'), value: won(round.returned) },
          { name: t('game:history.at'), value: koreaSecond(round.openedAt) },
          {
            name: t('games.closedAt'),
            value: round.closedAt === null ? <Nothing /> : koreaSecond(round.closedAt),
          },
          { name: t('games.vendorRound'), value: round.vendorRoundId },
          { name: t('games.ourRound'), value: <span className="break-all">{round.roundId}</span> },
        ]}
      />
    </Panel>
  );
}
