import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { Panel } from '../../../components/page.tsx';
import { Switch } from '../../../components/switch.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { keyOf, type OddsFields, type OddsProblem, type OddsRow, rateOf } from './odds-fields.ts';
import { chanceText, oddsText, percentText } from './odds-rate.ts';
import { useBetText } from './use-bet-text.ts';

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
        <TextField
          label={nameOf(row, oddsName)}
          isLabelHidden
          value={typedOf(row).odds}
          onChange={(odds) => set(row, { odds })}
          isDisabled={isReadOnly}
          autoComplete="off"
          maxLength={10}
          className="ml-auto w-24 [&_input]:h-9 [&_input]:px-2 [&_input]:text-right [&_input]:tabular-nums"
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

/** What does not change: how often a selection wins, and what it is offered at by default. */
function useChanceColumns(): Column<OddsRow>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'chance',
      header: t('betting.chance'),
      align: 'end',
      cell: (row) => <span className="tabular-nums">{chanceText(row.chance)}</span>,
    },
    {
      key: 'usual',
      header: t('betting.usual'),
      align: 'end',
      cell: (row) => <span className="text-muted tabular-nums">{row.defaultOdds}</span>,
    },
  ];
}

/** What the typed odds pay back; where that is too much, what would be allowed. */
function Rate({ rate, problem }: { rate: bigint | null; problem: OddsProblem | undefined }) {
  const { t } = useTranslation('admin');
  return (
    <span className="flex flex-col items-end leading-tight tabular-nums">
      <span className={problem === undefined ? 'font-semibold' : 'font-bold text-up'}>
        {rate === null ? '–' : percentText(rate)}
      </span>
      {problem === undefined ? null : (
        <span role="alert" className="text-xs text-up">
          {problem.kind === 'high'
            ? t('betting.problem.high', { highest: oddsText(problem.highest) })
            : t(`betting.problem.${problem.kind}`)}
        </span>
      )}
    </span>
  );
}
