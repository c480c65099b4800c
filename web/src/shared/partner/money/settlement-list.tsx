import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { Badge, type Tone } from '../../ui/figures/badge.tsx';
import type { Column } from '../../ui/lists/column.ts';
import { ListView } from '../../ui/lists/list-view.tsx';
import type { Settlement } from '../model/contracts.ts';
import type { PartnerReads } from '../model/reads.ts';
import { PersonName } from '../people/person-name.tsx';
import { Amount } from '../reports/report-columns.tsx';
import { StatementDialog } from './statement-dialog.tsx';

type SettlementListProps = {
  reads: PartnerReads;
  ask: Parameters<PartnerReads['settlements']>[0];
  onPage: (page: number) => void;
  /** What else can be done with one. */
  actions?: (settlement: Settlement) => ReactNode;
};

const tones: Record<Settlement['state'], Tone> = {
  open: 'plain',
  paying: 'warn',
  paid: 'jade',
  refused: 'danger',
  reversing: 'warn',
  reversed: 'danger',
};

/** Who was settled for what, and each with its statement. */
export function SettlementList({ reads, ask, onPage, actions }: SettlementListProps) {
  const { t } = useTranslation('partner');
  const [shown, setShown] = useState<string | null>(null);
  return (
    <>
      <ListView
        caption={t('settlement.title')}
        empty={{ icon: FileText, title: t('settlement.empty'), note: t('settlement.emptyNote') }}
        query={useQuery(reads.settlements(ask))}
        columns={useColumns(setShown, actions)}
        rowKey={({ settlementId }) => settlementId}
        onPage={onPage}
      />
      {shown === null ? null : (
        <StatementDialog reads={reads} settlementId={shown} onClose={() => setShown(null)} />
      )}
    </>
  );
}

function useColumns(
  onShow: (settlementId: string) => void,
  actions: SettlementListProps['actions'],
): Column<Settlement>[] {
  const { t } = useTranslation('partner');
  return [
    {
      key: 'holder',
      header: t('settlement.holder'),
      phone: 'title',
      cell: ({ holder }) => <PersonName person={holder} />,
    },
    {
      key: 'state',
      header: t('settlement.state'),
      phone: 'title',
      cell: ({ state, refusal }) => (
        <span className="inline-flex items-center gap-2">
          <Badge tone={tones[state]}>{t(`settlement.states.${state}`)}</Badge>
          {refusal === '' ? null : <span className="text-xs text-danger">{refusal}</span>}
        </span>
      ),
    },
    {
      key: 'days',
      header: t('settlement.days'),
      cell: ({ fromDay, untilDay }) => <Days from={fromDay} until={untilDay} />,
    },
    { key: 'kind', header: t('settlement.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'earned',
      header: t('settlement.earned'),
      align: 'end',
      cell: ({ earned }) => <Amount amount={earned} />,
    },
    {
      key: 'carried',
      header: t('settlement.carriedOut'),
      align: 'end',
      cell: ({ carriedOut }) => <Amount amount={carriedOut} />,
    },
    {
      key: 'payable',
      header: t('settlement.payable'),
      align: 'end',
      cell: ({ payable }) => (
        <strong>
          <Amount amount={payable} />
        </strong>
      ),
    },
    {
      key: 'do',
      header: t('settlement.statement'),
      phone: 'foot',
      cell: (one) => (
        <span className="flex flex-wrap justify-end gap-1.5">
          {actions?.(one)}
          <Button size="small" onPress={() => onShow(one.settlementId)}>
            <FileText aria-hidden="true" className="size-4" />
            {t('settlement.statement')}
          </Button>
        </span>
      ),
    },
  ];
}

/** One day, or from one to another. */
export function Days({ from, until }: { from: string; until: string }) {
  return <span className="tabular-nums">{from === until ? from : `${from} ~ ${until}`}</span>;
}
