import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { koreaSecond } from '../../../shared/format/time.ts';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import type { FeedFault } from '../../shared/contracts.ts';
import { useFaultText } from '../shared/use-fault-text.ts';

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
