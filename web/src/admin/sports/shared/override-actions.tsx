import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';
import type { OverrideState } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { usePermits } from '../../shared/use-operator.ts';

const overrideStates = ['open', 'suspended', 'closed'] as const satisfies readonly OverrideState[];

type OverrideActionsProps = {
  /** A fixture with all of its markets, or one market. */
  of: 'fixture' | 'market';
  name: string;
  state: OverrideState;
  save: (asked: { houseState: OverrideState; reason: string }) => void;
  isPending: boolean;
  error: unknown;
  /** Which state is being asked for: a dialog is open as long as one is. */
  asked: OverrideState | null;
  onAsk: (state: OverrideState | null) => void;
};

/** Opening, suspending and closing: the states it is not in, each with a reason. */
export function OverrideActions(props: OverrideActionsProps) {
  const { of, name, state, save, isPending, error, asked, onAsk } = props;
  const { t } = useTranslation('admin');
  if (!usePermits()('betting.manage', 'platform')) return null;
  return (
    <>
      {overrideStates
        .filter((one) => one !== state)
        .map((one) => (
          <Button
            key={one}
            size="small"
            look={one === 'closed' ? 'danger' : 'plain'}
            onPress={() => onAsk(one)}
          >
            {t(`sport.houseMove.${one}`)}
          </Button>
        ))}
      {asked === null ? null : (
        <DecisionDialog
          title={t(`sport.houseMove.${asked}`)}
          effect={`${name}\n${t(`sport.houseEffect.${of}.${asked}`)}`}
          confirmLabel={t(`sport.houseMove.${asked}`)}
          isDangerous={asked === 'closed'}
          needsReason
          reasonHint={t('betting.reasonHint')}
          isPending={isPending}
          error={error}
          onConfirm={(reason) => save({ houseState: asked, reason })}
          onClose={() => onAsk(null)}
        />
      )}
    </>
  );
}
