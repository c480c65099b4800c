import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import type { OperatorRow } from '../api/contracts.ts';
import { OperatorProfile } from './operator-profile.tsx';
import { OperatorSecurity } from './operator-security.tsx';
import { OperatorSessions } from './operator-sessions.tsx';
import { SecretDialog } from './secret-dialog.tsx';

type OperatorDialogProps = { operator: OperatorRow; isSelf: boolean; onClose: () => void };

/** Everything about one operator, to be changed one thing at a time. */
export function OperatorDialog({ operator, isSelf, onClose }: OperatorDialogProps) {
  const { t } = useTranslation('admin');
  const [otpauthUri, setOtpauthUri] = useState<string | null>(null);
  const { loginId, disabled } = operator;
  if (otpauthUri !== null) {
    return <SecretDialog loginId={loginId} otpauthUri={otpauthUri} onClose={onClose} />;
  }
  return (
    <Dialog title={`${operator.name} · ${loginId}`} isOpen onClose={onClose} width="wide">
      <div className="flex flex-col gap-8">
        <div className="flex flex-wrap gap-2">
          <Badge tone={disabled ? 'up' : 'jade'}>
            {t(disabled ? 'operators.disabled' : 'operators.active')}
          </Badge>
          {isSelf ? <Badge tone="brass">{t('operators.you')}</Badge> : null}
        </div>
        {isSelf ? (
          <p className="text-muted">{t('operators.self')}</p>
        ) : (
          <>
            <OperatorProfile key={JSON.stringify(operator)} operator={operator} />
            <OperatorSecurity operator={operator} onNewFactor={setOtpauthUri} />
          </>
        )}
        <OperatorSessions operator={operator} />
      </div>
    </Dialog>
  );
}
