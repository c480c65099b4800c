import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import type { MemberRow } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { useReleaseSecret } from '../calls/use-member-change.ts';

const secrets = ['withdrawalPassword', 'secondFactor'] as const;

/** For who forgot the withdrawal password or lost the phone: the member sets a new one. */
export function ReleaseSecret({ member }: { member: MemberRow }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" size="small" onPress={() => setOpen(true)}>
        {t('release.action')}
      </Button>
      {isOpen ? <ReleaseDialog member={member} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ReleaseDialog({ member, onClose }: { member: MemberRow; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [secret, setSecret] = useState<(typeof secrets)[number]>('withdrawalPassword');
  const change = useReleaseSecret();
  return (
    <DecisionDialog
      title={t('release.action')}
      effect={t('release.effect', { nick: member.memNick })}
      confirmLabel={t('release.action')}
      isDangerous
      needsReason
      isPending={change.isPending}
      error={change.error}
      onConfirm={(reason) =>
        change.mutate({
          body: { memberId: member.memberId, secret, reason },
          done: t('release.done'),
          onDone: onClose,
        })
      }
      onClose={onClose}
    >
      <Segmented
        label={t('release.which')}
        choices={secrets.map((id) => ({ id, text: t(`release.secret.${id}`) }))}
        value={secret}
        onChange={setSecret}
      />
    </DecisionDialog>
  );
}
