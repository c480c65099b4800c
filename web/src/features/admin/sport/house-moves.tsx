import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import type { HouseState } from '../api/contracts.ts';
import { DecisionDialog } from '../decision-dialog.tsx';
import { usePermits } from '../use-operator.ts';

const houseStates = ['open', 'suspended', 'closed'] as const satisfies readonly HouseState[];

type HouseMovesProps = {
  /** A fixture with all of its markets, or one market. */
  of: 'fixture' | 'market';
  name: string;
  state: HouseState;
  save: (asked: { houseState: HouseState; reason: string }) => void;
  isPending: boolean;
  error: unknown;
  /** Which state is being asked for: a dialog is open as long as one is. */
  asked: HouseState | null;
  onAsk: (state: HouseState | null) => void;
};

/** Opening, suspending and closing: the states it is not in, each with a reason. */
export function HouseMoves(props: HouseMovesProps) {
  const { of, name, state, save, isPending, error, asked, onAsk } = props;
  const { t } = useTranslation('admin');
  if (!usePermits()('betting.manage')) return null;
  return (
    <>
      {houseStates
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
