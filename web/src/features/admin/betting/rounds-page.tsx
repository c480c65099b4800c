import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button.tsx';
import type { Column } from '../../../components/data-table.tsx';
import { DateField } from '../../../components/date-field.tsx';
import { Page, Panel } from '../../../components/page.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { SignedAmount } from '../../../components/signed-amount.tsx';
import { Nothing } from '../../../components/states.tsx';
import { useKoreaDay } from '../../../components/use-korea-day.ts';
import { won } from '../../../format/money.ts';
import { koreaMinute } from '../../../format/time.ts';
import type { OfficeRoundRow } from '../api/contracts.ts';
import { rowsUsual } from '../office-search.ts';
import { OfficeList } from '../table/office-list.tsx';
import { RoundState } from './bet-state.tsx';
import { roundsQuery } from './betting-queries.ts';
import { type RoundsSearch, roundStates } from './betting-search.ts';
import { GameChoice } from './game-choice.tsx';
import { useBetText } from './use-bet-text.ts';

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
          <Segmented
            label={t('filter.status')}
            choices={[
              { id: '', text: t('filter.all') },
              ...roundStates.map((id) => ({ id, text: t(`betting.roundState.${id}`) })),
            ]}
            value={search.state ?? ''}
            onChange={(id) =>
              onSearch({ ...filter, state: roundStates.find((state) => state === id) })
            }
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
        <OfficeList
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

function useColumns(): Column<OfficeRoundRow>[] {
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

function useSumColumns(): Column<OfficeRoundRow>[] {
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

function RoundName({ round }: { round: OfficeRoundRow }) {
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
