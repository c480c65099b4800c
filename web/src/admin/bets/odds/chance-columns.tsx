import { shownOdds } from '@noriter/rules/odds';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../shared/ui/lists/column.ts';
import type { OddsProblem, OddsRow } from './odds-fields.ts';
import { chanceText, percentText } from './odds-rate.ts';

/** What does not change: how often a selection wins, and what it is offered at by default. */
export function useChanceColumns(): Column<OddsRow>[] {
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
export function Rate({ rate, problem }: { rate: bigint | null; problem: OddsProblem | undefined }) {
  const { t } = useTranslation('admin');
  return (
    <span className="flex flex-col items-end leading-tight tabular-nums">
      <span className={problem === undefined ? 'font-semibold' : 'font-bold text-danger'}>
        {rate === null ? '–' : percentText(rate)}
      </span>
      {problem === undefined ? null : (
        <span role="alert" className="text-xs text-danger">
          {problem.kind === 'high'
            ? t('betting.problem.high', { highest: shownOdds(problem.highest) })
            : t(`betting.problem.${problem.kind}`)}
        </span>
      )}
    </span>
  );
}
