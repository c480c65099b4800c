import { useTranslation } from 'react-i18next';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { usePartnerAct } from '../shared/back-office-reads.ts';
import type { Move } from './request-queries.ts';

type Decision = { move: Move; reason: string };

type DecideDialogProps = {
  move: Move;
  effect: string;
  send: (decision: Decision, headers: { 'idempotency-key': string }) => Promise<unknown>;
  onClose: () => void;
};

/** A second operator agrees or refuses; who asked may take it back. */
export function DecideDialog({ move, effect, send, onClose }: DecideDialogProps) {
  const { t } = useTranslation('partner');
  const act = usePartnerAct(send, () => t('request.done'));
  return (
    <DecisionDialog
      title={t(`request.move.${move}`)}
      effect={effect}
      confirmLabel={t(`request.move.${move}`)}
      needsReason={move === 'refuse'}
      reasonHint={t('reasonHint')}
      isPending={act.isPending}
      error={act.error}
      onConfirm={(reason) => act.mutate({ move, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
