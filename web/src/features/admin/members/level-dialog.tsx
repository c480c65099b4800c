import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../components/segmented.tsx';
import type { MemberRow } from '../api/contracts.ts';
import { DecisionDialog } from '../decision-dialog.tsx';
import { useSetLevel } from './use-member-change.ts';

const levels = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export function LevelDialog({ member, onClose }: { member: MemberRow; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [level, setLevel] = useState<string>(String(member.level));
  const change = useSetLevel();
  return (
    <DecisionDialog
      title={t('level.change')}
      effect={t('level.effect', { nick: member.memNick, before: member.level, after: level })}
      confirmLabel={t('level.change')}
      needsReason
      isPending={change.isPending}
      error={change.error}
      onConfirm={(reason) =>
        change.mutate({
          body: { memberId: member.memberId, level: Number(level), reason },
          done: t('level.done'),
          onDone: onClose,
        })
      }
      onClose={onClose}
    >
      <Segmented
        label={t('members.level')}
        choices={levels.map((id) => ({ id, text: id }))}
        value={level}
        onChange={setLevel}
      />
    </DecisionDialog>
  );
}
