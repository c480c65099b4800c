import { useTranslation } from 'react-i18next';
import { Badge } from '../../shared/ui/figures/badge.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import type { OperatorRow } from '../shared/contracts.ts';
import { OperatorProfile } from './operator-profile.tsx';
import { OperatorSecurity } from './operator-security.tsx';
import { OperatorSessions } from './operator-sessions.tsx';

type OperatorDialogProps = { operator: OperatorRow; isSelf: boolean; onClose: () => void };

/** Everything about one operator, to be changed one thing at a time. */
export function OperatorDialog({ operator, isSelf, onClose }: OperatorDialogProps) {
  const { t } = useTranslation('admin');
  const { loginId, disabled } = operator;
  return (
    <Dialog title={`${operator.name} · ${loginId}`} isOpen onClose={onClose} width="wide">
      <div className="flex flex-col gap-8">
        <div className="flex flex-wrap gap-2">
          <Badge tone={disabled ? 'danger' : 'jade'}>
            {t(disabled ? 'operators.disabled' : 'operators.active')}
          </Badge>
          {operator.isEnrolled ? null : <Badge tone="warn">{t('operators.notEnrolled')}</Badge>}
          {isSelf ? <Badge tone="brass">{t('operators.you')}</Badge> : null}
        </div>
        {isSelf ? (
          <p className="text-muted">{t('operators.self')}</p>
        ) : (
          <>
            <OperatorProfile operator={operator} />
            <OperatorSecurity operator={operator} />
          </>
        )}
        <OperatorSessions operator={operator} />
      </div>
    </Dialog>
  );
}
