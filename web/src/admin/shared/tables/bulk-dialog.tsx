import { Check, CircleDashed, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { type MoneyChange, MoneyEffect } from '../money-effect.tsx';
import { type Headers, type RowOutcome, useBulkRun } from './use-bulk-run.ts';

export type BulkAct<Row> = {
  title: string;
  confirmLabel: string;
  /** What it does to all of them, before it is done. */
  effect: string;
  money?: readonly MoneyChange[];
  keyOf: (row: Row) => string;
  lineOf: (row: Row) => { name: string; value: ReactNode };
  send: (row: Row, headers: (step: string) => Headers) => Promise<unknown>;
  /** Whatever came of it, what is on the screen is looked at again. */
  onDone: () => void;
};

type BulkDialogProps<Row> = { act: BulkAct<Row>; rows: readonly Row[]; onClose: () => void };

/** The last look before several rows are done at once, and what came of each. */
export function BulkDialog<Row>({ act, rows, onClose }: BulkDialogProps<Row>) {
  const { t } = useTranslation('admin');
  const bulk = useBulkRun(act.keyOf, act.send);
  const isOver = bulk.done !== null && !bulk.isRunning;
  const isWhole = bulk.done === rows.length;
  async function run(): Promise<void> {
    await bulk.run(rows);
    act.onDone();
  }
  return (
    <Dialog title={act.title} isOpen onClose={onClose} isDismissable={false} width="wide">
      <div className="flex flex-col gap-4">
        <p className="whitespace-pre-line">{act.effect}</p>
        {act.money === undefined ? null : <MoneyEffect changes={act.money} />}
        <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line">
          {rows.map((row) => {
            const key = act.keyOf(row);
            return <Line key={key} {...act.lineOf(row)} outcome={bulk.outcomeOf(key)} />;
          })}
        </ul>
        <output className="text-sm text-muted empty:hidden">
          {isOver ? t('bulk.result', { done: bulk.done, count: rows.length }) : null}
        </output>
        <div className="flex gap-2">
          <Button className="flex-1" size="large" isDisabled={bulk.isRunning} onPress={onClose}>
            {t(isOver ? 'bulk.close' : 'decision.back')}
          </Button>
          {isWhole ? null : (
            <Button
              className="flex-1"
              size="large"
              look="main"
              takesFocus
              isPending={bulk.isRunning}
              onPress={() => void run()}
            >
              {isOver ? t('bulk.again') : act.confirmLabel}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

const marks = {
  waits: { icon: CircleDashed, className: 'text-faint', text: 'bulk.state.waits' },
  runs: { icon: LoaderCircle, className: 'text-brass-text animate-spin', text: 'bulk.state.runs' },
  done: { icon: Check, className: 'text-jade', text: 'bulk.state.done' },
  failed: { icon: TriangleAlert, className: 'text-danger', text: 'bulk.state.failed' },
} as const;

function Line({ name, value, outcome }: { name: string; value: ReactNode; outcome: RowOutcome }) {
  const { t } = useTranslation('admin');
  const mark = marks[outcome.state];
  return (
    <li className="flex items-center gap-3 px-3 py-2 text-sm">
      <mark.icon aria-hidden="true" className={`size-4 shrink-0 ${mark.className}`} />
      <span className="sr-only">{t(mark.text)}</span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate">{name}</span>
        {outcome.state === 'failed' ? <span className="text-danger">{outcome.text}</span> : null}
      </span>
      <span className="shrink-0 font-medium tabular-nums">{value}</span>
    </li>
  );
}
