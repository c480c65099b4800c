import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';
import type { Role } from '../../shared/contracts.ts';

type FootProps = {
  role: Role | null;
  isSaving: boolean;
  isDropping: boolean;
  onTakeAway: () => Promise<void>;
};

export function Foot({ role, isSaving, isDropping, onTakeAway }: FootProps) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex gap-2">
      <TakeAway role={role} isPending={isDropping} onPress={() => void onTakeAway()} />
      <Button look="main" size="large" type="submit" className="flex-1" isPending={isSaving}>
        {t('operators.save')}
      </Button>
    </div>
  );
}

type TakeAwayProps = { role: Role | null; isPending: boolean; onPress: () => void };

/** A role of the house goes back to its own permissions; one that was added goes altogether. */
function TakeAway({ role, isPending, onPress }: TakeAwayProps) {
  const { t } = useTranslation('admin');
  if (role === null || role.version === 0) return null;
  return (
    <Button look="danger" size="large" isPending={isPending} onPress={onPress}>
      {t(role.isBuiltIn ? 'roles.restore' : 'roles.drop')}
    </Button>
  );
}
