import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import type { VoidCase, VoidRequest } from '../../shared/contracts.ts';
import { VoidList, type VoidMove, VoidMoveDialog } from '../../shared/tables/void-list.tsx';
import { useDecideVoid } from './use-void-round.ts';

type RequestsProps = { roundId: string; round: VoidCase };
type Asked = { row: VoidRequest; move: VoidMove };

/** The voids of a round that were asked for, and deciding on the one that waits. */
export function VoidRequests({ roundId, round }: RequestsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <VoidList
        rows={round.requests}
        keyOf={(row) => row.voidId}
        moneyOf={(row) => <RoundMoney row={row} />}
        onMove={(row, move) => setAsked({ row, move })}
      />
      {asked === null ? null : (
        <MoveDialog
          {...{ roundId, round, asked }}
          onClose={() => setAsked((open) => (open === asked ? null : open))}
        />
      )}
    </>
  );
}

type MoveDialogProps = RequestsProps & { asked: Asked; onClose: () => void };

/** Each opening has an act of its own: it shows no error of the one before. */
function MoveDialog({ roundId, round, asked, onClose }: MoveDialogProps) {
  const { t } = useTranslation('admin');
  const decide = useDecideVoid(roundId, onClose);
  const { refund } = round;
  return (
    <VoidMoveDialog
      asked={asked}
      rule={t(`betting.void.note.${round.kind === 'over' ? 'wait' : round.kind}`)}
      money={[{ name: t('betting.void.goesBack'), change: refund }]}
      stays={t(`betting.void.effect.${asked.move === 'refuse' ? 'refuse' : 'withdraw'}`)}
      decide={decide}
      onConfirm={(reason) =>
        decide.mutate({ voidId: asked.row.voidId, move: asked.move, reason, refund })
      }
      onClose={onClose}
    />
  );
}

function RoundMoney({ row }: { row: VoidRequest }) {
  const { t } = useTranslation('admin');
  return (
    <>
      {t('betting.void.goesBack')} {t('betting.void.count', { count: row.bets })} ·{' '}
      <span className="font-semibold">{won(row.refund)}</span> <Progress row={row} />
    </>
  );
}

function Progress({ row }: { row: VoidRequest }) {
  const { t } = useTranslation('admin');
  if (row.status !== 'approved') return null;
  if (row.beforeDraw === true) {
    return <span className="text-muted">{t('betting.void.atDraw')}</span>;
  }
  return (
    <span className="text-muted">
      {t(row.doneAt === null ? 'betting.void.running' : 'betting.void.done')}
    </span>
  );
}
