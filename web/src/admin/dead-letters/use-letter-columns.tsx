import { useTranslation } from 'react-i18next';
import { koreaSecond } from '../../shared/format/time.ts';
import type { Column } from '../../shared/ui/lists/column.ts';
import type { DeadLetterRow } from '../shared/contracts.ts';
import type { AskedMove } from './decide-letters.tsx';
import { LetterActions } from './letter-actions.tsx';
import { LetterStateBadge } from './letter-state.tsx';
import { Technical } from './technical.tsx';

type LetterHandlers = {
  onLook: (letterId: string) => void;
  onAsk: (asked: AskedMove) => void;
};

/** `noriter.v1.WalletCommand` without the package, which all of them share. */
const packageName = /^[a-z]+\.v\d+\./;

export function useLetterColumns({ onLook, onAsk }: LetterHandlers): Column<DeadLetterRow>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'type',
      header: t('deadLetters.type'),
      phone: 'title',
      cell: (row) => (
        <button
          type="button"
          className="finger min-h-6 cursor-pointer text-left font-medium break-all underline decoration-line-strong underline-offset-4 hover:text-brass-text"
          onClick={() => onLook(row.letterId)}
        >
          {row.eventType === '' ? (
            t('deadLetters.noType')
          ) : (
            <Technical text={row.eventType.replace(packageName, '')} />
          )}
        </button>
      ),
    },
    {
      key: 'state',
      header: t('cash.statusName'),
      phone: 'title',
      cell: (row) => <LetterStateBadge state={row.state} />,
    },
    {
      key: 'diedAt',
      header: t('deadLetters.diedAt'),
      cell: (row) => <span className="tabular-nums">{koreaSecond(row.diedAt)}</span>,
    },
    { key: 'topic', header: t('deadLetters.topic'), cell: (row) => <Technical text={row.topic} /> },
    {
      key: 'consumer',
      header: t('deadLetters.consumer'),
      cell: (row) => <Technical text={row.consumer} />,
    },
    {
      key: 'error',
      header: t('deadLetters.error'),
      wraps: true,
      cell: (row) => <Technical text={row.error} className="line-clamp-2 break-all" />,
    },
    {
      key: 'attempts',
      header: t('deadLetters.attempts'),
      align: 'end',
      cell: (row) =>
        row.burials > 1
          ? `${row.attempts} · ${t('deadLetters.burials', { count: row.burials })}`
          : row.attempts,
    },
    {
      key: 'key',
      header: t('deadLetters.key'),
      cell: (row) => <Technical text={row.key} className="block max-w-40 truncate" />,
    },
    {
      key: 'actions',
      header: t('cash.actions'),
      align: 'end',
      phone: 'foot',
      cell: (row) => <LetterActions letter={row} onAsk={onAsk} />,
    },
  ];
}
