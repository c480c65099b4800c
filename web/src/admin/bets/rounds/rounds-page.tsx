import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../shared/dates/date-field.tsx';
import { won } from '../../../shared/format/money.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import { ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { SignedAmount } from '../../../shared/ui/figures/signed-amount.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import { rowsUsual } from '../../shared/admin-search.ts';
import type { AdminRoundRow } from '../../shared/contracts.ts';
import { StatusChoice } from '../../shared/status-choice.tsx';
import { AdminList } from '../../shared/tables/admin-list.tsx';
import { RoundState } from '../shared/bet-state.tsx';
import { roundsQuery } from '../shared/betting-queries.ts';
import { type RoundsSearch, roundStates } from '../shared/betting-search.ts';
import { GameChoice } from '../shared/game-choice.tsx';
import { useBetText } from '../shared/use-bet-text.ts';

type RoundsPageProps = { search: RoundsSearch; onSearch: (search: RoundsSearch) => void };

/** The rounds of a day: where each stands, what it took and what it paid. */
export function RoundsPage({ search, onSearch }: RoundsPageProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const today = useKoreaDay();
  const { gameDay = today } = search;
  const { page: _first, ...filter } = search;
  const query = useQuery({ ...roundsQuery(gameDay, search), placeholderData: keepPreviousData });
  const columns = useColumns();
  return (
    <Page title={t('nav.rounds')} note={t('betting.roundsNote')} width="full">
      <Panel isFlush>
        <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 sm:px-5">
          <StatusChoice
            statuses={roundStates}
            textOf={(id) => t(`betting.roundState.${id}`)}
            status={search.state}
            onChange={(state) => onSearch({ ...filter, state })}
          />
          <GameChoice game={search.game} onChange={(game) => onSearch({ ...filter, game })} />
          <DateField
            label={t('betting.gameDay')}
            isLabelHidden
            value={gameDay}
            onChange={(day) => onSearch({ ...filter, gameDay: day === today ? undefined : day })}
            className="w-48 [&_input]:h-10"
          />
        </div>
        <AdminList
          table="rounds"
          caption={t('nav.rounds')}
          empty={{ icon: Dices, title: t('betting.roundsEmpty') }}
          query={query}
          columns={columns}
          rowKey={(row) => row.roundId}
          rows={search.rows ?? rowsUsual}
          onRows={(rows) => onSearch({ ...filter, rows })}
          onPage={(page) => onSearch({ ...search, page })}
          onOpen={(roundId) => void navigate({ to: '/admin/rounds/$roundId', params: { roundId } })}
        />
      </Panel>
    </Page>
  );
}

function useColumns(): Column<AdminRoundRow>[] {
  const { t } = useTranslation('admin');
  const sums = useSumColumns();
  return [
    {
      key: 'round',
      header: t('betting.round'),
      phone: 'title',
      cell: (row) => <RoundName round={row} />,
    },
    {
      key: 'drawsAt',
      header: t('betting.drawsAt'),
      cell: (row) => <span className="tabular-nums">{koreaMinute(row.drawsAt)}</span>,
    },
    {
      key: 'state',
      header: t('cash.statusName'),
      phone: 'title',
      cell: (row) => <RoundState state={row.state} />,
    },
    ...sums,
    {
      key: 'open',
      header: t('betting.open'),
      align: 'end',
      phone: 'foot',
      cell: ({ roundId }) => (
        <ButtonLink size="small" to="/admin/rounds/$roundId" params={{ roundId }}>
          {t('betting.open')}
        </ButtonLink>
      ),
    },
  ];
}

function useSumColumns(): Column<AdminRoundRow>[] {
  const { t } = useTranslation('admin');
  return [
    { key: 'bets', header: t('betting.bets'), align: 'end', cell: (row) => row.bets },
    { key: 'members', header: t('betting.members'), align: 'end', cell: (row) => row.members },
    {
      key: 'stake',
      header: t('betting.stake'),
      align: 'end',
      cell: (row) => <span className="font-semibold">{won(row.stake)}</span>,
    },
    {
      key: 'returned',
      header: t('betting.returned'),
      align: 'end',
      cell: (row) => won(row.returned),
    },
    {
      key: 'house',
      header: t('betting.house'),
      align: 'end',
      cell: (row) =>
        row.state === 'settled' || row.state === 'excluded' ? (
          <SignedAmount
            account="cash"
            amount={(BigInt(row.stake) - BigInt(row.returned)).toString()}
          />
        ) : (
          <Nothing />
        ),
    },
  ];
}

function RoundName({ round }: { round: AdminRoundRow }) {
  const text = useBetText();
  return (
    <Link
      to="/admin/rounds/$roundId"
      params={{ roundId: round.roundId }}
      className="font-medium underline decoration-line-strong underline-offset-4 hover:text-brass-text"
    >
      {text.round(round)}
    </Link>
  );
}
