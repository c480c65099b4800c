import { useTranslation } from 'react-i18next';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import { useBetText } from '../shared/use-bet-text.ts';
import { Rate, useChanceColumns } from './chance-columns.tsx';
import { keyOf, type OddsFields, type OddsProblem, type OddsRow, rateOf } from './odds-fields.ts';

type OddsTableProps = {
  marketId: string;
  rows: readonly OddsRow[];
  fields: OddsFields;
  problems: Readonly<Record<string, OddsProblem>>;
  isReadOnly: boolean;
  put: (fields: Partial<OddsFields>) => void;
};

/** A market's selections: how often each wins, what it is offered at and what that pays back. */
export function OddsTable({ marketId, rows, ...part }: OddsTableProps) {
  const text = useBetText();
  const title = text.market(rows[0]?.gameId ?? '', marketId);
  const typed = useTypedColumns(title, part);
  return (
    <Panel isFlush title={title}>
      <DataTable caption={title} rows={rows} rowKey={keyOf} columns={typed} />
    </Panel>
  );
}

type TypedProps = Omit<OddsTableProps, 'marketId' | 'rows'>;

function useTypedColumns(market: string, part: TypedProps): Column<OddsRow>[] {
  const { t } = useTranslation('admin');
  const text = useBetText();
  const { fields, problems, isReadOnly, put } = part;
  const typedOf = (row: OddsRow) => fields.prices[keyOf(row)] ?? row;
  const nameOf = (row: OddsRow, what: string) => `${market} ${text.pick(row.selectionId)} ${what}`;
  const set = (row: OddsRow, change: { odds?: string; isOpen?: boolean }) => {
    const { odds, isOpen } = { ...typedOf(row), ...change };
    put({ prices: { ...fields.prices, [keyOf(row)]: { odds, isOpen } } });
  };
  const openName = t('betting.isOpen');
  const oddsName = t('betting.oddsName');
  return [
    {
      key: 'pick',
      header: t('betting.pick'),
      phone: 'title',
      cell: (row) => <span className="font-semibold">{text.pick(row.selectionId)}</span>,
    },
    {
      key: 'open',
      header: openName,
      phone: 'title',
      cell: (row) => (
        <Switch
          label={nameOf(row, openName)}
          isLabelHidden
          isOn={typedOf(row).isOpen}
          isDisabled={isReadOnly}
          onChange={(isOpen) => set(row, { isOpen })}
        />
      ),
    },
    ...useChanceColumns(),
    {
      key: 'odds',
      header: oddsName,
      align: 'end',
      cell: (row) => (
        <NumberInput
          label={nameOf(row, oddsName)}
          isLabelHidden
          value={typedOf(row).odds}
          onChange={(odds) => set(row, { odds })}
          places={3}
          error={undefined}
          isDisabled={isReadOnly}
          className="ml-auto w-24 [&_input]:h-9 [&_input]:px-2"
        />
      ),
    },
    {
      key: 'rate',
      header: t('betting.rate'),
      align: 'end',
      cell: (row) => (
        <Rate rate={rateOf(row.chance, typedOf(row).odds)} problem={problems[keyOf(row)]} />
      ),
    },
  ];
}
