import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { koreaSecond } from '../../../shared/format/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import type { VoidRequest } from '../contracts.ts';
import { DecisionDialog } from '../decision-dialog.tsx';
import type { MoneyChange } from '../money-effect.tsx';
import { usePermits } from '../use-operator.ts';

/** Of what takes two operators, a void or a result: who asked, why, and who decided. */
type AskedVoid = Pick<
  VoidRequest,
  | 'reason'
  | 'status'
  | 'isOwn'
  | 'askedByName'
  | 'askedAt'
  | 'decidedByName'
  | 'decidedAt'
  | 'refusal'
>;

export type VoidMove = 'approve' | 'refuse' | 'withdraw';

const tones: Record<AskedVoid['status'], Tone> = {
  waiting: 'warn',
  approved: 'jade',
  refused: 'danger',
  withdrawn: 'plain',
};

type VoidListProps<Row extends AskedVoid> = {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What it moved, or would have. */
  moneyOf: (row: Row) => ReactNode;
  onMove: (row: Row, move: VoidMove) => void;
};

/** Who asked for a void and why, who decided, and what a second operator can do about it. */
export function VoidList<Row extends AskedVoid>({
  rows,
  keyOf,
  moneyOf,
  onMove,
}: VoidListProps<Row>) {
  const { t } = useTranslation('admin');
  return (
    <ul aria-label={t('betting.void.requests')} className="flex flex-col divide-y divide-line">
      {rows.map((row) => (
        <li key={keyOf(row)} className="flex flex-col gap-2 py-3 text-sm last:pb-0">
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
          {row.refusal === '' ? null : <p className="text-danger">{row.refusal}</p>}
          <p className="tabular-nums">{moneyOf(row)}</p>
          {row.status === 'waiting' ? (
            <Moves isOwn={row.isOwn} onMove={(move) => onMove(row, move)} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** A second operator agrees or refuses; who asked can only take it back. */
function Moves({ isOwn, onMove }: { isOwn: boolean; onMove: (move: VoidMove) => void }) {
  const { t } = useTranslation('admin');
  if (!usePermits()('betting.manage')) return null;
  const moves: readonly VoidMove[] = isOwn ? ['withdraw'] : ['approve', 'refuse'];
  return (
    <div className="flex gap-1.5">
      {moves.map((move) => (
        <Button
          key={move}
          size="small"
          look={move === 'approve' ? 'main' : move === 'refuse' ? 'danger' : 'plain'}
          onPress={() => onMove(move)}
        >
          {t(`adjustments.move.${move}`)}
        </Button>
      ))}
    </div>
  );
}

type VoidMoveDialogProps = {
  asked: { row: AskedVoid; move: VoidMove };
  /** What agreeing does, in words and in digits. */
  rule: string;
  money: readonly MoneyChange[];
  /** What refusing and taking back leave as it is. */
  stays: string;
  decide: { isPending: boolean; error: unknown };
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** The last look before a void is agreed to, refused, or taken back. */
export function VoidMoveDialog({ asked, rule, money, stays, decide, ...on }: VoidMoveDialogProps) {
  const { t } = useTranslation('admin');
  const { row, move } = asked;
  const isApproving = move === 'approve';
  return (
    <DecisionDialog
      title={t(`adjustments.move.${move}`)}
      effect={isApproving ? `${rule}\n${t('decision.reason')}: ${row.reason}` : stays}
      {...(isApproving ? { money } : {})}
      confirmLabel={t(`adjustments.move.${move}`)}
      isDangerous={move !== 'withdraw'}
      needsReason={move === 'refuse'}
      reasonHint={t('adjustments.reasonHint')}
      isPending={decide.isPending}
      error={decide.error}
      {...on}
    />
  );
}
