import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button.tsx';
import type { Column } from '../../../components/data-table.tsx';
import { Nothing } from '../../../components/states.tsx';
import { koreaMinute } from '../../../format/time.ts';
import { useSportText } from '../../sport/use-sport-text.ts';
import type { OfficeFixtureRow } from '../api/contracts.ts';
import { percentOf } from './margin.ts';
import { FixtureState, HouseBadge } from './state-badges.tsx';

/** The columns of a list of fixtures. */
export function useFixtureColumns(): Column<OfficeFixtureRow>[] {
  const { t } = useTranslation('admin');
  const text = useSportText();
  const house = useHouseColumns();
  return [
    {
      key: 'match',
      header: t('sport.fixture'),
      phone: 'title',
      cell: (row) => <FixtureLink fixture={row} />,
    },
    { key: 'sport', header: t('sport.sport'), cell: (row) => text.sport(row.sport) },
    { key: 'league', header: t('sport.league'), cell: (row) => text.name(row.league) },
    {
      key: 'startsAt',
      header: t('sport.startsAt'),
      cell: (row) => <span className="tabular-nums">{koreaMinute(row.startsAt)}</span>,
    },
    {
      key: 'state',
      header: t('cash.statusName'),
      phone: 'title',
      cell: (row) => <FixtureState state={row.state} />,
    },
    {
      key: 'score',
      header: t('sport.score'),
      align: 'end',
      cell: ({ scoreboard, home }) =>
        scoreboard === null || home === null ? (
          <Nothing />
        ) : (
          <span className="font-semibold tabular-nums">
            {scoreboard.total.home} : {scoreboard.total.away}
          </span>
        ),
    },
    ...house,
  ];
}

function useHouseColumns(): Column<OfficeFixtureRow>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'markets',
      header: t('sport.openMarkets'),
      align: 'end',
      cell: (row) => row.marketCount,
    },
    {
      key: 'margin',
      header: t('sport.margin'),
      align: 'end',
      cell: ({ margin }) => (margin === 0 ? <Nothing /> : `${percentOf(margin)}%`),
    },
    {
      key: 'house',
      header: t('sport.houseState'),
      cell: (row) => <HouseBadge state={row.houseState} />,
    },
    {
      key: 'open',
      header: t('betting.open'),
      align: 'end',
      phone: 'foot',
      cell: ({ fixtureId }) => (
        <ButtonLink size="small" to="/admin/fixtures/$fixtureId" params={{ fixtureId }}>
          {t('betting.open')}
        </ButtonLink>
      ),
    },
  ];
}

function FixtureLink({ fixture }: { fixture: OfficeFixtureRow }) {
  const text = useSportText();
  return (
    <Link
      to="/admin/fixtures/$fixtureId"
      params={{ fixtureId: fixture.fixtureId }}
      className="font-medium underline decoration-line-strong underline-offset-4 hover:text-brass-text"
    >
      {text.event(fixture.sport, fixture)}
    </Link>
  );
}
