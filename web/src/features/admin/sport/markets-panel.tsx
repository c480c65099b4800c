import { Link } from '@tanstack/react-router';
import { Tags } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button.tsx';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { Panel } from '../../../components/page.tsx';
import { Empty, Nothing } from '../../../components/states.tsx';
import { inOrder } from '../../sport/group.ts';
import { isOffered, readOdds } from '../../sport/odds.ts';
import { useSportText } from '../../sport/use-sport-text.ts';
import type { OfficeFixture, OfficeMarket } from '../api/contracts.ts';
import { HouseBadge, MarketState } from './state-badges.tsx';

/** More selections than these are on the market's own page. */
const PRICES_SHOWN = 3;

/** The markets of a fixture: what members see of each, and what is offered at which price. */
export function MarketsPanel({ fixture }: { fixture: OfficeFixture }) {
  const { t } = useTranslation('admin');
  const columns = useColumns(fixture);
  return (
    <Panel isFlush title={t('sport.markets')}>
      {fixture.markets.length === 0 ? (
        <Empty icon={Tags} title={t('sport.marketsEmpty')} />
      ) : (
        <DataTable
          caption={t('sport.markets')}
          rows={inOrder(fixture.markets)}
          rowKey={(row) => row.marketKey}
          columns={columns}
        />
      )}
    </Panel>
  );
}

function useColumns(fixture: OfficeFixture): Column<OfficeMarket>[] {
  const { t } = useTranslation('admin');
  const text = useSportText();
  const { fixtureId } = fixture;
  const to = '/admin/fixtures/$fixtureId';
  return [
    {
      key: 'market',
      header: t('betting.market'),
      phone: 'title',
      cell: ({ marketKey, market }) => (
        <Link
          to={to}
          params={{ fixtureId }}
          search={{ market: marketKey }}
          className="font-medium underline decoration-line-strong underline-offset-4 hover:text-brass-text"
        >
          {text.marketLine(market, fixture.sport)}
        </Link>
      ),
    },
    {
      key: 'state',
      header: t('sport.shownState'),
      phone: 'title',
      cell: (row) => <MarketState state={row.state} />,
    },
    {
      key: 'prices',
      header: t('sport.prices'),
      wraps: true,
      cell: (row) => <Prices fixture={fixture} market={row} />,
    },
    {
      key: 'producer',
      header: t('sport.producer'),
      cell: (row) => t(`sport.producers.${row.producer}`),
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
      cell: ({ marketKey }) => (
        <ButtonLink size="small" to={to} params={{ fixtureId }} search={{ market: marketKey }}>
          {t('betting.open')}
        </ButtonLink>
      ),
    },
  ];
}

function Prices({ fixture, market }: { fixture: OfficeFixture; market: OfficeMarket }) {
  const { t } = useTranslation('admin');
  const text = useSportText();
  const priced = market.selections.filter(({ odds }) => isOffered(odds));
  const more = priced.length - PRICES_SHOWN;
  if (priced.length === 0) return <Nothing />;
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-0.5 max-sm:justify-end">
      {priced.slice(0, PRICES_SHOWN).map(({ selectionId, odds, isOpen }) => (
        <span key={selectionId} className={isOpen ? '' : 'text-faint'}>
          {text.shortPick(market.market, selectionId, fixture)}{' '}
          <span className="font-semibold tabular-nums">{readOdds(odds)}</span>
        </span>
      ))}
      {more > 0 ? (
        <span className="text-faint">{t('sport.morePrices', { count: more })}</span>
      ) : null}
    </span>
  );
}
