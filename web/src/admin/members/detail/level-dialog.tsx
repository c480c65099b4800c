import { useTranslation } from 'react-i18next';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import type { MemberRow } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { useSetLevel } from '../calls/use-member-change.ts';

const levels = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export function LevelDialog({ member, onClose }: { member: MemberRow; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const form = useFields({ start: { level: String(member.level) } });
  const { level } = form.values;
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
        onChange={form.field('level').onChange}
      />
    </DecisionDialog>
  );
}
