import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import type { GameMemberLimit } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import { VendorChoice } from '../shared/vendor-choice.tsx';
import { useSaveLimit } from './use-save-limit.ts';

const GAME_KEY_LENGTH_MAX = 100;

type LimitDialogProps = {
  memberId: string;
  /** The one that is changed; null for a new one. */
  limit: GameMemberLimit | null;
  onClose: () => void;
};

/** Locks games for one member or limits a bet on them; with neither, what was set is lifted. */
export function LimitDialog({ memberId, limit, onClose }: LimitDialogProps) {
  const { t } = useTranslation('admin');
  const [vendorKey, setVendor] = useState(limit?.vendorKey ?? '');
  const [gameKey, setGame] = useState(limit?.gameKey ?? '');
  const [isLocked, setLocked] = useState(limit?.isLocked ?? false);
  const [maxBet, setMaxBet] = useState(limit?.maxBet ?? '');
  const save = useSaveLimit(onClose);
  const isLifted = !isLocked && maxBet === '';
  const effect = isLocked ? 'lock' : isLifted ? 'lift' : 'limit';
  return (
    <DecisionDialog
      title={t('games.limits.title')}
      effect={t(`games.limits.effect.${effect}`)}
      confirmLabel={t('settings.save')}
      isDangerous={isLocked}
      needsReason={!isLifted}
      reasonHint={t('games.reasonHint')}
      isPending={save.isPending}
      error={save.error}
      onClose={onClose}
      onConfirm={(reason) =>
        save.mutate({
          memberId,
          vendorKey,
          gameKey: vendorKey === '' ? '' : gameKey.trim(),
          isLocked,
          maxBet: maxBet === '' ? null : maxBet,
          reason,
        })
      }
    >
      {limit === null ? (
        <VendorChoice
          vendor={vendorKey === '' ? undefined : vendorKey}
          onVendor={(vendor = '') => setVendor(vendor)}
        />
      ) : null}
      {limit === null && vendorKey !== '' ? (
        <TextField
          label={t('games.limits.gameKey')}
          hint={t('games.limits.gameKeyHint')}
          value={gameKey}
          onChange={setGame}
          error={undefined}
          maxLength={GAME_KEY_LENGTH_MAX}
        />
      ) : null}
      <Switch label={t('games.limits.lock')} isOn={isLocked} onChange={setLocked} />
      <NumberInput
        label={t('games.maxBet')}
        hint={t('games.maxBetHint')}
        value={maxBet}
        onChange={setMaxBet}
        error={undefined}
      />
    </DecisionDialog>
  );
}
