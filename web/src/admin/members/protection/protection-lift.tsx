import { useTranslation } from 'react-i18next';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { useLiftExclusion } from '../calls/use-protect.ts';

type ProtectionLiftProps = { memberId: string; onClose: () => void };

/** The one way an exclusion ends; the server knows whether its time is over. */
export function ProtectionLift({ memberId, onClose }: ProtectionLiftProps) {
  const { t } = useTranslation('admin');
  const lift = useLiftExclusion(onClose);
  return (
    <DecisionDialog
      title={t('protect.lift')}
      effect={t('protect.liftEffect')}
      confirmLabel={t('protect.lift')}
      isDangerous
      needsReason
      isPending={lift.isPending}
      error={lift.error}
      onConfirm={(reason) => lift.mutate({ body: { memberId, reason }, done: t('protect.lifted') })}
      onClose={onClose}
    />
  );
}
