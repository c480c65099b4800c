import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../../components/badge.tsx';
import type { Column } from '../../../components/data-table.tsx';
import { Nothing } from '../../../components/states.tsx';
import { koreaSecond } from '../../../format/time.ts';
import type { FeedFault, FeedProducer } from '../api/contracts.ts';
import { useFaultText } from './use-fault-text.ts';

const tones: Record<FeedProducer['state'], Tone> = { up: 'jade', recovering: 'warn', down: 'up' };

/** A producer: whether it is heard, how far behind, and how long it has been silent. */
export function useProducerColumns(): Column<FeedProducer>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'producer',
      header: t('sport.producer'),
      phone: 'title',
      cell: (row) => <span className="font-semibold">{t(`sport.producers.${row.producer}`)}</span>,
    },
    {
      key: 'state',
      header: t('cash.statusName'),
      phone: 'title',
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`sport.producerState.${state}`)}</Badge>,
    },
    {
      key: 'heard',
      header: t('sport.listened'),
      cell: ({ isHeard }) => (
        <span className={isHeard ? '' : 'text-up'}>{t(isHeard ? 'audit.yes' : 'audit.no')}</span>
      ),
    },
    {
      key: 'silent',
      header: t('sport.silent'),
      align: 'end',
      cell: ({ silentMs }) =>
        silentMs === null ? <Nothing /> : t('sport.seconds', { seconds: tenths(silentMs) }),
    },
    {
      key: 'behind',
      header: t('sport.behind'),
      align: 'end',
      cell: ({ behind }) => (
        <span className={behind === 0 ? '' : 'font-semibold text-warn'}>{behind}</span>
      ),
    },
    { key: 'sequence', header: t('sport.sequence'), align: 'end', cell: (row) => row.sequence },
    ...useMoreColumns(),
  ];
}

function useMoreColumns(): Column<FeedProducer>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'markets',
      header: t('sport.openMarkets'),
      align: 'end',
      cell: (row) => row.openMarkets,
    },
    {
      key: 'faults',
      header: t('sport.faultsOfHour'),
      align: 'end',
      cell: ({ faultsOfHour }) => (
        <span className={faultsOfHour === 0 ? '' : 'font-semibold text-warn'}>{faultsOfHour}</span>
      ),
    },
    {
      key: 'stoppedAt',
      header: t('sport.stoppedAt'),
      cell: ({ stoppedAt }) =>
        stoppedAt === null ? (
          <Nothing />
        ) : (
          <span className="tabular-nums">{koreaSecond(stoppedAt)}</span>
        ),
    },
  ];
}

const MS_PER_TENTH = 100;

/** Milliseconds as seconds with one decimal. */
function tenths(ms: number): string {
  return (Math.round(ms / MS_PER_TENTH) / 10).toFixed(1);
}

/** What was not believed: when, of whom, about what, and why. */
export function useFaultColumns(): Column<FeedFault>[] {
  const { t } = useTranslation('admin');
  const faultText = useFaultText();
  return [
    {
      key: 'fault',
      header: t('sport.faultName'),
      phone: 'title',
      cell: (row) => <span className="font-medium">{faultText(row.fault)}</span>,
    },
    {
      key: 'at',
      header: t('sport.at'),
      cell: (row) => <span className="tabular-nums">{koreaSecond(row.occurredAt)}</span>,
    },
    { key: 'producer', header: t('sport.producer'), cell: (row) => producerOf(row.producer) },
    { key: 'sequence', header: t('sport.sequence'), align: 'end', cell: (row) => row.sequence },
    { key: 'fixture', header: t('sport.fixture'), cell: (row) => <FaultPlace fault={row} /> },
    {
      key: 'detail',
      header: t('sport.faultDetail'),
      wraps: true,
      cell: ({ detail }) => (detail === '' ? <Nothing /> : <Detail text={detail} />),
    },
  ];

  function producerOf(producer: string): string {
    const known = (['prematch', 'live', 'virtual'] as const).find((one) => one === producer);
    return known === undefined ? producer : t(`sport.producers.${known}`);
  }
}

/** In the words of the program, for who looks after it: folded away from everybody else. */
function Detail({ text }: { text: string }) {
  const { t } = useTranslation('admin');
  return (
    <details className="text-sm text-muted">
      <summary className="finger cursor-pointer">{t('sport.faultDetail')}</summary>
      <span className="break-all">{text}</span>
    </details>
  );
}

/** The fixture, and the market where one is named; neither is sure to be known here. */
function FaultPlace({ fault }: { fault: FeedFault }) {
  const { t } = useTranslation('admin');
  const { fixtureId, marketKey } = fault;
  if (fixtureId === null) return <Nothing />;
  return (
    <Link
      to="/admin/fixtures/$fixtureId"
      params={{ fixtureId }}
      search={marketKey === null ? {} : { market: marketKey }}
      className="underline decoration-line-strong underline-offset-4 hover:text-brass-text"
    >
      {t(marketKey === null ? 'sport.toFixture' : 'sport.toMarket')}
    </Link>
  );
}
