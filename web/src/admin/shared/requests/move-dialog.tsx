import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionDialog } from '../decision-dialog.tsx';
import type { MoneyChange } from '../money-effect.tsx';

/** approve and refuse are the second operator's, withdraw is for who asked. */
export type Move = 'approve' | 'refuse' | 'withdraw';

type MoveDialogProps = {
  move: Move;
  /** What it will do. */
  effect: string;
  /** Why it was asked for. */
  reason: string;
  money?: readonly MoneyChange[];
  /** Who reads why it is refused. */
  reasonHint: string;
  act: { isPending: boolean; error: unknown; reset: () => void };
  onConfirm: (reason: string) => void;
  onClose: () => void;
  /** What is approved, for the last look. */
  children?: ReactNode;
};

/** The last look before a request of an operator is approved, refused or taken back. */
export function MoveDialog({ move, effect, reason, act, onClose, ...rest }: MoveDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <DecisionDialog
      {...rest}
      title={t(`adjustments.move.${move}`)}
      effect={`${effect}\n${t('decision.reason')}: ${reason}`}
      confirmLabel={t(`adjustments.move.${move}`)}
      isDangerous={move === 'refuse'}
      needsReason={move === 'refuse'}
      isPending={act.isPending}
      error={act.error}
      onClose={() => {
        act.reset();
        onClose();
      }}
    />
  );
}
