import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import type { MemberRow, WalletAccount } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { changedFields } from '../../shared/fields/changed-fields.ts';
import { useSetBan } from '../calls/use-member-change.ts';

type BanDialogProps = { member: MemberRow; account: WalletAccount; onClose: () => void };

/**
 * Whether a member may bring money in and take it out. Only what is turned here is sent: a colleague may
 * have closed the other since this was opened.
 */
export function BanDialog({ member, account, onClose }: BanDialogProps) {
  const { t } = useTranslation('admin');
  const [opened] = useState({
    deposit: account.depositBanned,
    withdrawal: account.withdrawalBanned,
  });
  const form = useFields({ start: opened });
  const { deposit, withdrawal } = form.values;
  const change = useSetBan();
  return (
    <DecisionDialog
      title={t('ban.title')}
      effect={t('ban.effect', { nick: member.memNick })}
      confirmLabel={t('ban.submit')}
      needsReason={deposit || withdrawal}
      isPending={change.isPending}
      error={change.error}
      onConfirm={(reason) =>
        change.mutate({
          body: { memberId: member.memberId, ...changedFields(opened, form.values), reason },
          done: t('ban.done'),
          onDone: onClose,
        })
      }
      onClose={onClose}
    >
      <Switch
        name={t('ban.depositName')}
        isBanned={deposit}
        onChange={form.field('deposit').onChange}
      />
      <Switch
        name={t('ban.withdrawalName')}
        isBanned={withdrawal}
        onChange={form.field('withdrawal').onChange}
      />
    </DecisionDialog>
  );
}

type SwitchProps = { name: string; isBanned: boolean; onChange: (isBanned: boolean) => void };

function Switch({ name, isBanned, onChange }: SwitchProps) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex items-center justify-between gap-4">
      <span className="font-medium">{name}</span>
      <Segmented
        label={name}
        choices={[
          { id: 'open', text: t('ban.open') },
          { id: 'closed', text: t('ban.closed') },
        ]}
        value={isBanned ? 'closed' : 'open'}
        onChange={(id) => onChange(id === 'closed')}
      />
    </div>
  );
}
