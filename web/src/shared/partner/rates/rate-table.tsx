import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { koreaDay, koreaMinute } from '../../format/time.ts';
import { NumberField } from '../../forms/numbers/number-field.tsx';
import type { Column } from '../../ui/lists/column.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { Nothing } from '../../ui/pages/states.tsx';
import type { Category, Rate } from '../model/contracts.ts';
import { problemOf, RATE_PLACES, type RateDraft, rateKey } from './rate-draft.ts';

type Row = { category: Category; rates: readonly Rate[] };

type RateTableProps = {
  rows: readonly Row[];
  /** What was typed; null while nothing is changed. */
  draft: RateDraft | null;
  setDraft: (draft: RateDraft) => void;
};

/** A line for each category, with what lies above and below each rate. */
export function RateTable({ rows, draft, setDraft }: RateTableProps) {
  const { t } = useTranslation('partner');
  const cell = (rate: Rate) =>
    draft === null || rate.lockedUntil !== null ? (
      <Shown rate={rate} />
    ) : (
      <Typed
        rate={rate}
        typed={draft[rateKey(rate)] ?? rate.rate}
        onChange={(text) => setDraft({ ...draft, [rateKey(rate)]: text })}
      />
    );
  const of = (name: 'rolling' | 'losing'): Column<Row> => ({
    key: name,
    header: t(`kind.${name}`),
    cell: ({ rates }) => {
      // A share of cash has a line of its own, under the first heading.
      const isFirst = name === 'rolling';
      const found = rates.find(({ kind }) => kind === name || (isFirst && kind === 'cash-share'));
      return found === undefined ? <Nothing /> : cell(found);
    },
  });
  return (
    <DataTable
      caption={t('rates.title')}
      rows={rows}
      rowKey={({ category }) => category}
      columns={[
        {
          key: 'category',
          header: t('by.category'),
          phone: 'title',
          cell: ({ category }) => <span className="font-medium">{t(`category.${category}`)}</span>,
        },
        of('rolling'),
        of('losing'),
      ]}
    />
  );
}

function Shown({ rate }: { rate: Rate }) {
  const { t } = useTranslation('partner');
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-3 gap-y-0.5 max-md:justify-end">
      <strong className="tabular-nums">{rate.rate}%</strong>
      <span className="text-xs text-faint tabular-nums">
        {t('rates.between', { floor: rate.floor, ceiling: rate.ceiling })}
        {rate.effectiveFrom === null
          ? ''
          : ` · ${t('rates.since', { day: koreaDay(new Date(rate.effectiveFrom)) })}`}
      </span>
      {rate.next === null ? null : (
        <span className="text-xs text-brass-text tabular-nums">
          {t('rates.next', {
            rate: rate.next.rate,
            at: koreaMinute(rate.next.effectiveFrom),
          })}
        </span>
      )}
      {rate.lockedUntil === null ? null : (
        <span className="inline-flex items-center gap-1 text-xs text-warn">
          <Lock aria-hidden="true" className="size-3" />
          {t('rates.locked', { at: koreaMinute(rate.lockedUntil) })}
        </span>
      )}
    </span>
  );
}

type TypedProps = { rate: Rate; typed: string; onChange: (text: string) => void };

function Typed({ rate, typed, onChange }: TypedProps) {
  const { t } = useTranslation('partner');
  const problem = problemOf(rate, typed);
  return (
    <NumberField
      sort={{ places: RATE_PLACES }}
      label={`${t(`category.${rate.category}`)} ${t(`kind.${rate.kind}`)}`}
      isLabelHidden
      value={typed}
      onChange={onChange}
      hint={t('rates.between', { floor: rate.floor, ceiling: rate.ceiling })}
      error={
        problem === null
          ? undefined
          : t(`rates.problem.${problem}`, { floor: rate.floor, ceiling: rate.ceiling })
      }
      className="w-44 text-left [&_input]:h-9 [&_input]:text-right [&_input]:tabular-nums"
    />
  );
}
