import { useTranslation } from 'react-i18next';
import { koreaSecond } from '../../../shared/format/time.ts';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import type { FeedProducer } from '../../shared/contracts.ts';

const tones: Record<FeedProducer['state'], Tone> = {
  up: 'jade',
  recovering: 'warn',
  down: 'danger',
};

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
        <span className={isHeard ? '' : 'text-danger'}>
          {t(isHeard ? 'audit.yes' : 'audit.no')}
        </span>
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
