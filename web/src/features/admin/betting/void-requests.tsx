import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { won } from '../../../format/money.ts';
import { koreaSecond } from '../../../format/time.ts';
import type { VoidCase, VoidRequest } from '../api/contracts.ts';
import { DecisionDialog } from '../decision-dialog.tsx';
import { usePermits } from '../use-operator.ts';
import { useDecideVoid } from './use-void-round.ts';

const tones: Record<VoidRequest['status'], Tone> = {
  waiting: 'warn',
  approved: 'jade',
  refused: 'up',
  withdrawn: 'plain',
};

/** Who asked for a void and why, who decided, and what a second operator can do about it. */
export function VoidRequests({ roundId, round }: { roundId: string; round: VoidCase }) {
  const { t } = useTranslation('admin');
  return (
    <ul aria-label={t('betting.void.requests')} className="flex flex-col divide-y divide-line">
      {round.requests.map((row) => (
        <li key={row.voidId} className="flex flex-col gap-2 py-3 text-sm last:pb-0">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-medium">{row.reason}</span>
            <Badge tone={tones[row.status]}>{t(`betting.void.status.${row.status}`)}</Badge>
          </div>
          <p className="text-muted tabular-nums">
            {t('betting.void.askedBy', { who: row.askedByName, at: koreaSecond(row.askedAt) })}
            {row.decidedAt === null
              ? null
              : ` · ${t('betting.void.decidedBy', { who: row.decidedByName, at: koreaSecond(row.decidedAt) })}`}
          </p>
          {row.refusal === '' ? null : <p className="text-up">{row.refusal}</p>}
          <p className="tabular-nums">
            {t('betting.void.goesBack')} {t('betting.void.count', { count: row.bets })} ·{' '}
            <span className="font-semibold">{won(row.refund)}</span> <Progress row={row} />
          </p>
          {row.status === 'waiting' ? <Moves {...{ roundId, row, round }} /> : null}
        </li>
      ))}
    </ul>
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

type Move = 'approve' | 'refuse' | 'withdraw';
type MovesProps = { roundId: string; row: VoidRequest; round: VoidCase };

/** A second operator agrees or refuses; who asked can only take it back. */
function Moves({ roundId, row, round }: MovesProps) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const [asked, setAsked] = useState<Move | null>(null);
  const decide = useDecideVoid(roundId, () => setAsked(null));
  if (!permits('betting.manage')) return null;
  const moves: readonly Move[] = row.isOwn ? ['withdraw'] : ['approve', 'refuse'];
  const note = round.kind === 'over' ? 'wait' : round.kind;
  return (
    <div className="flex gap-1.5">
      {moves.map((move) => (
        <Button
          key={move}
          size="small"
          look={move === 'approve' ? 'main' : move === 'refuse' ? 'danger' : 'plain'}
          onPress={() => setAsked(move)}
        >
          {t(`adjustments.move.${move}`)}
        </Button>
      ))}
      {asked === null ? null : (
        <DecisionDialog
          title={t(`adjustments.move.${asked}`)}
          effect={
            asked === 'approve'
              ? `${t(`betting.void.note.${note}`)}\n${t('decision.reason')}: ${row.reason}`
              : t(`betting.void.effect.${asked}`)
          }
          {...(asked === 'approve'
            ? { money: [{ name: t('betting.void.goesBack'), change: round.refund }] }
            : {})}
          confirmLabel={t(`adjustments.move.${asked}`)}
          isDangerous={asked !== 'withdraw'}
          needsReason={asked === 'refuse'}
          reasonHint={t('adjustments.reasonHint')}
          isPending={decide.isPending}
          error={decide.error}
          onConfirm={(reason) =>
            decide.mutate({ voidId: row.voidId, move: asked, reason, refund: round.refund })
          }
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
