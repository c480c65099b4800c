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
  /** Those the member has. One that is added where one stands takes its place. */
  standing: readonly GameMemberLimit[];
  onClose: () => void;
};

/** Locks games for one member or limits a bet on them; with neither, what was set is lifted. */
export function LimitDialog({ memberId, limit, standing, onClose }: LimitDialogProps) {
  const { t } = useTranslation('admin');
  const first = limit ?? limitOn(standing, '', '');
  const [vendorKey, setVendor] = useState(limit?.vendorKey ?? '');
  const [gameKey, setGame] = useState(limit?.gameKey ?? '');
  const [isLocked, setLocked] = useState(first?.isLocked ?? false);
  const [maxBet, setMaxBet] = useState(first?.maxBet ?? '');
  const save = useSaveLimit(onClose);
  const isLifted = !isLocked && maxBet === '';
  const effect = isLocked ? 'lock' : isLifted ? 'lift' : 'limit';
  const choose = (vendor: string, game: string) => {
    setVendor(vendor);
    setGame(game);
    const there = limitOn(standing, vendor, game);
    if (there === undefined) return;
    setLocked(there.isLocked);
    setMaxBet(there.maxBet ?? '');
  };
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
          onVendor={(vendor = '') => choose(vendor, '')}
        />
      ) : null}
      {limit === null && vendorKey !== '' ? (
        <TextField
          label={t('games.limits.gameKey')}
          hint={t('games.limits.gameKeyHint')}
          value={gameKey}
          onChange={(game) => choose(vendorKey, game)}
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

function limitOn(standing: readonly GameMemberLimit[], vendorKey: string, gameKey: string) {
  return standing.find((one) => one.vendorKey === vendorKey && one.gameKey === gameKey.trim());
}
