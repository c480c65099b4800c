import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import type { Column } from '../../ui/lists/column.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { saveFile } from '../../ui/lists/save-file.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Failed, SkeletonRows } from '../../ui/pages/states.tsx';
import type { Category, Statement } from '../model/contracts.ts';
import type { PartnerReads } from '../model/reads.ts';
import { Amount } from '../reports/report-columns.tsx';
import { SavePdf } from './save-pdf.tsx';

type StatementDialogProps = {
  reads: PartnerReads;
  settlementId: string;
  onClose: () => void;
};

type Line = Statement['lines'][number];

/** What a settlement is made of, to the won, and as a file. */
export function StatementDialog({ reads, settlementId, onClose }: StatementDialogProps) {
  const { t } = useTranslation('partner');
  const { data, error, refetch } = useQuery(reads.statement(settlementId));
  return (
    <Dialog title={t('settlement.statement')} isOpen onClose={onClose} width="wide">
      {error === null ? null : <Failed error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <SkeletonRows rows={6} /> : null}
      {data === undefined ? null : <Content reads={reads} statement={data} />}
    </Dialog>
  );
}

/** From what was earned to what is paid, in the order of the arithmetic. */
const steps = ['earned', 'corrected', 'cut', 'fee', 'carriedIn', 'payable', 'carriedOut'] as const;

function Content({ reads, statement }: { reads: PartnerReads; statement: Statement }) {
  const { t } = useTranslation('partner');
  const { settlement, lines, fileName, csv } = statement;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap justify-between gap-x-4 text-muted">
        <span>
          <strong className="text-paper">{settlement.holder.nickname}</strong>{' '}
          {t(`kind.${settlement.kind}`)}
        </span>
        <span className="tabular-nums">
          {settlement.fromDay} ~ {settlement.untilDay}
        </span>
      </p>
      <div className="-mx-5 border-y border-line">
        <DataTable
          caption={t('settlement.lines')}
          columns={useLineColumns()}
          rows={lines}
          rowKey={({ category, isCorrection }) => `${category} ${isCorrection}`}
        />
      </div>
      <dl className="flex flex-col gap-1.5 text-sm">
        {steps.map((step) => (
          <div
            key={step}
            className={`flex justify-between gap-4 ${step === 'payable' ? 'border-t border-line-strong pt-2 text-lg font-bold' : ''}`}
          >
            <dt className={step === 'payable' ? '' : 'text-faint'}>{t(`settlement.${step}`)}</dt>
            <dd>
              <Amount amount={settlement[step]} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button onPress={() => saveFile(fileName, csv, 'text/csv')}>
          <Download aria-hidden="true" className="size-4" />
          {t('saveAs.csv')}
        </Button>
        <SavePdf reads={reads} settlementId={settlement.settlementId} />
      </div>
    </div>
  );
}

function useLineColumns(): Column<Line>[] {
  const { t } = useTranslation('partner');
  const amount = (key: 'turnover' | 'base' | 'amount', header: string): Column<Line> => ({
    key,
    header,
    align: 'end',
    cell: (line) => <Amount amount={line[key]} />,
  });
  return [
    {
      key: 'category',
      header: t('by.category'),
      phone: 'title',
      cell: ({ category, isCorrection }) => (
        <span className="inline-flex items-center gap-2 font-medium">
          {t(`category.${category as Category}`)}
          {isCorrection ? <Badge tone="warn">{t('settlement.correction')}</Badge> : null}
        </span>
      ),
    },
    amount('turnover', t('figure.turnover')),
    amount('base', t('settlement.base')),
    amount('amount', t('settlement.amount')),
  ];
}
