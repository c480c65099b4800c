import { useQuery } from '@tanstack/react-query';
import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Days } from '../../../shared/partner/money/settlement-list.tsx';
import { PersonName } from '../../../shared/partner/people/person-name.tsx';
import { Amount } from '../../../shared/partner/reports/report-columns.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { usePermits } from '../../shared/use-operator.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { DecidePeriod } from './decide-period.tsx';
import { type Period, periodsQuery } from './period-queries.ts';

type PeriodListProps = {
  page: number;
  onPage: (page: number) => void;
  onOpen: (periodId: string) => void;
};
type Move = 'approve' | 'refuse' | 'withdraw';
type Asked = { period: Period; move: Move | 'ask' };

const tones: Record<Period['state'], Tone> = {
  frozen: 'plain',
  payable: 'brass',
  approved: 'warn',
  paid: 'jade',
};

/** Periods of the site, and the next step of each. */
export function PeriodList({ page, onPage, onOpen }: PeriodListProps) {
  const { t } = useTranslation('partner');
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <ListView
        caption={t('period.title')}
        empty={{ icon: CalendarRange, title: t('period.empty'), note: t('period.emptyNote') }}
        query={useQuery(periodsQuery(page))}
        columns={useColumns(onOpen, setAsked)}
        rowKey={({ periodId }) => periodId}
        onPage={onPage}
      />
      {asked === null ? null : asked.move === 'ask' ? (
        <ApproveDialog period={asked.period} onClose={() => setAsked(null)} />
      ) : (
        <DecidePeriod period={asked.period} move={asked.move} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

function useColumns(
  onOpen: (periodId: string) => void,
  onAsk: (asked: Asked) => void,
): Column<Period>[] {
  const { t } = useTranslation('partner');
  return [
    {
      key: 'days',
      header: t('settlement.days'),
      phone: 'title',
      cell: ({ cycle, fromDay, untilDay }) => (
        <span className="font-medium">
          {t(`cycle.${cycle}`)} <Days from={fromDay} until={untilDay} />
        </span>
      ),
    },
    {
      key: 'state',
      header: t('settlement.state'),
      phone: 'title',
      cell: ({ state, waiting }) => (
        <Badge tone={waiting === null ? tones[state] : 'warn'}>
          {t(waiting === null ? `period.states.${state}` : 'period.waiting')}
        </Badge>
      ),
    },
    {
      key: 'partners',
      header: t('period.partners'),
      cell: ({ partner, partners }) =>
        partner === null ? t('people', { count: partners }) : <PersonName person={partner} />,
    },
    {
      key: 'payable',
      header: t('settlement.payable'),
      align: 'end',
      cell: ({ payable }) => <Amount amount={payable} />,
    },
    {
      key: 'paid',
      header: t('period.paid'),
      align: 'end',
      cell: ({ paid }) => <Amount amount={paid} />,
    },
    {
      key: 'frozen',
      header: t('period.frozenAt'),
      cell: ({ frozenAt, frozenBy }) => (
        <span className="tabular-nums">
          {koreaMinute(frozenAt)} <span className="text-faint">{frozenBy}</span>
        </span>
      ),
    },
    {
      key: 'do',
      header: t('actions'),
      phone: 'foot',
      cell: (period) => <Steps period={period} onOpen={onOpen} onAsk={onAsk} />,
    },
  ];
}

type StepsProps = {
  period: Period;
  onOpen: (periodId: string) => void;
  onAsk: (asked: Asked) => void;
};

function Steps({ period, onOpen, onAsk }: StepsProps) {
  const { t } = useTranslation('partner');
  const maySettle = usePermits()('partners.settle');
  return (
    <span className="flex flex-wrap justify-end gap-1.5">
      {maySettle
        ? movesOf(period).map((move) => (
            <Button
              key={move}
              size="small"
              look={move === 'approve' || move === 'ask' ? 'main' : 'plain'}
              onPress={() => onAsk({ period, move })}
            >
              {t(move === 'ask' ? 'period.approve' : `request.move.${move}`)}
            </Button>
          ))
        : null}
      <Button size="small" onPress={() => onOpen(period.periodId)}>
        {t('period.open')}
      </Button>
    </span>
  );
}

/** What can be done with a period; nobody approves what they asked for. */
function movesOf({ state, waiting }: Period): (Move | 'ask')[] {
  if (state !== 'payable') return [];
  if (waiting === null) return ['ask'];
  return waiting.isOwn ? ['withdraw'] : ['refuse', 'approve'];
}
