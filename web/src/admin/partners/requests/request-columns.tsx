import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import { usePermits } from '../../shared/use-operator.ts';
import type { Move, MoveRequest } from './request-queries.ts';

type Request = Pick<
  MoveRequest,
  'reason' | 'status' | 'isOwn' | 'askedByName' | 'askedAt' | 'decidedByName' | 'refusal'
>;

const tones: Record<Request['status'], Tone> = {
  waiting: 'warn',
  approved: 'jade',
  refused: 'danger',
  withdrawn: 'plain',
};

/** Who asked, why and what became of it, and what can be done about it. */
export function useRequestColumns<Row extends Request>(
  onMove: (row: Row, move: Move) => void,
): { state: Column<Row>; rest: Column<Row>[] } {
  const { t } = useTranslation('partner');
  const mayManage = usePermits()('partners.manage');
  return {
    state: {
      key: 'state',
      header: t('settlement.state'),
      phone: 'title',
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`request.states.${status}`)}</Badge>,
    },
    rest: [
      {
        key: 'asked',
        header: t('request.askedBy'),
        cell: ({ askedByName, askedAt }) => (
          <span className="tabular-nums">
            {askedByName} <span className="text-faint">{koreaMinute(askedAt)}</span>
          </span>
        ),
      },
      {
        key: 'reason',
        header: t('request.reason'),
        wraps: true,
        cell: ({ reason, refusal }) => [reason, refusal].filter((text) => text !== '').join(' · '),
      },
      {
        key: 'decided',
        header: t('request.decidedBy'),
        cell: ({ decidedByName }) => (decidedByName === '' ? <Nothing /> : decidedByName),
      },
      {
        key: 'do',
        header: t('actions'),
        phone: 'foot',
        cell: (row) =>
          row.status !== 'waiting' || !mayManage ? null : (
            <span className="flex justify-end gap-1.5">
              {(row.isOwn ? (['withdraw'] as const) : (['refuse', 'approve'] as const)).map(
                (move) => (
                  <Button
                    key={move}
                    size="small"
                    look={move === 'approve' ? 'main' : 'plain'}
                    onPress={() => onMove(row, move)}
                  >
                    {t(`request.move.${move}`)}
                  </Button>
                ),
              )}
            </span>
          ),
      },
    ],
  };
}
