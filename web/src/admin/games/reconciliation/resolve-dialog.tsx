import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import type { GameDifference } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { useVendorName } from '../shared/vendor-choice.tsx';
import { useResolve } from './use-reconciliation.ts';

type ResolveDialogProps = { difference: GameDifference; onClose: () => void };

/** A difference was worked through: how, in a note that stays. No money moves by it. */
export function ResolveDialog({ difference, onClose }: ResolveDialogProps) {
  const { t } = useTranslation('admin');
  const vendorName = useVendorName();
  const resolve = useResolve(onClose);
  const { vendorKey, vendorTransactionId, kind, verb, ours, theirs } = difference;
  const amount = (value: string | null) => (value === null ? t('games.nothing') : won(value));
  return (
    <DecisionDialog
      title={t('games.resolve')}
      effect={t('games.resolveEffect', {
        vendor: vendorName(vendorKey),
        id: vendorTransactionId,
        ours: amount(ours),
        theirs: amount(theirs),
      })}
      confirmLabel={t('games.resolve')}
      needsReason
      reasonHint={t('games.resolveHint')}
      isPending={resolve.isPending}
      error={resolve.error}
      onClose={onClose}
      onConfirm={(note) => resolve.mutate({ vendorKey, vendorTransactionId, kind, verb, note })}
    />
  );
}
