import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sportOf } from '../../../betting/sportsbook/model/sports.ts';
import { useSportText } from '../../../betting/sportsbook/model/use-sport-text.ts';
import { parseWon } from '../../../shared/format/money.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { SignedAmount } from '../../../shared/ui/figures/signed-amount.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import type { ExposedMarket } from '../../shared/contracts.ts';
import { sidesOf } from '../shared/named-sides.ts';
import { OverrideBadge } from '../shared/state-badges.tsx';
import { percentOfLimit } from './percent-of-limit.ts';

/** A market, and what can be lost on it of what may be lost. */
export function useExposureColumns(lossMax: string): Column<ExposedMarket>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'match',
      header: t('sport.fixture'),
      phone: 'title',
      cell: (row) => <FixtureLink market={row} />,
    },
    { key: 'market', header: t('betting.market'), cell: (row) => <MarketName market={row} /> },
    {
      key: 'startsAt',
      header: t('sport.startsAt'),
      cell: (row) => <span className="tabular-nums">{koreaMinute(row.startsAt)}</span>,
    },
    {
      key: 'liability',
      header: t('sport.liability'),
      align: 'end',
      cell: ({ liability }) => <HouseResult loss={liability} />,
    },
    {
      key: 'ofLimit',
      header: t('sport.ofLimit'),
      align: 'end',
      cell: ({ liability }) => `${percentOfLimit(liability, lossMax)}%`,
    },
    {
      key: 'house',
      header: t('sport.houseState'),
      phone: 'title',
      cell: (row) => <OverrideBadge state={row.houseState} />,
    },
    {
      key: 'reason',
      header: t('decision.reason'),
      cell: ({ suspendedReason }) =>
        suspendedReason === 'exposure' ? t('sport.fault.exposure') : <Nothing />,
    },
    {
      key: 'open',
      header: t('betting.open'),
      align: 'end',
      phone: 'foot',
      cell: ({ fixtureId, marketKey }) => (
        <ButtonLink
          size="small"
          to="/admin/fixtures/$fixtureId"
          params={{ fixtureId }}
          search={{ market: marketKey }}
        >
          {t('betting.open')}
        </ButtonLink>
      ),
    },
  ];
}

/** What becomes of the house's money: the calls say losses, the screen signs as everywhere. */
export function HouseResult({ loss }: { loss: string }) {
  return <SignedAmount account="cash" amount={(-parseWon(loss)).toString()} />;
}

function FixtureLink({ market }: { market: ExposedMarket }) {
  const { t } = useTranslation('admin');
  const text = useSportText();
  const sport = sportOf(market.sport);
  const name =
    text.match(sidesOf(market)) ?? (sport === null ? t('sport.fixture') : text.sport(sport));
  return (
    <Link
      to="/admin/fixtures/$fixtureId"
      params={{ fixtureId: market.fixtureId }}
      className="font-medium underline decoration-line-strong underline-offset-4 hover:text-brass-text"
    >
      {name}
    </Link>
  );
}

function MarketName({ market: { sport, market, marketKey } }: { market: ExposedMarket }) {
  const text = useSportText();
  const known = sportOf(sport);
  return known === null ? marketKey : text.marketLine(market, known);
}
