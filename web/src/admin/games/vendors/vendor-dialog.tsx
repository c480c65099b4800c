import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/games/game-names.ts';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import type { GameVendor, VendorState } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import { useSaveVendor } from './use-save-vendor.ts';

const states = ['open', 'maintenance', 'blocked'] as const satisfies readonly VendorState[];

type VendorDialogProps = { vendor: GameVendor; onClose: () => void };

/** A vendor's switches. Locking one closes its open windows within a second, so it says why. */
export function VendorDialog({ vendor, onClose }: VendorDialogProps) {
  const { t } = useTranslation('admin');
  const [state, setState] = useState<VendorState>(vendor.state);
  const [maxBet, setMaxBet] = useState(vendor.maxBet ?? '');
  const [isFramed, setFramed] = useState(vendor.isFramed);
  const save = useSaveVendor(onClose);
  // Saved over the version it was opened at, or not at all: the list behind it goes on being asked for.
  const [{ vendorKey, version }] = useState(vendor);
  return (
    <DecisionDialog
      title={nameIn(vendor.names)}
      effect={t(`games.vendorEffect.${state}`)}
      confirmLabel={t('settings.save')}
      isDangerous={state === 'blocked'}
      needsReason={state !== 'open'}
      reasonHint={t('games.reasonHint')}
      isPending={save.isPending}
      error={save.error}
      onClose={onClose}
      onConfirm={(reason) =>
        save.mutate({
          vendorKey,
          version,
          state,
          reason,
          maxBet: maxBet === '' ? null : maxBet,
          isFramed,
        })
      }
    >
      <Segmented
        label={t('cash.statusName')}
        choices={states.map((id) => ({ id, text: t(`games.vendorState.${id}`) }))}
        value={state}
        onChange={setState}
      />
      <NumberInput
        label={t('games.maxBet')}
        hint={t('games.maxBetHint')}
        value={maxBet}
        onChange={setMaxBet}
        error={undefined}
      />
      <Switch label={t('games.framedSwitch')} isOn={isFramed} onChange={setFramed} />
    </DecisionDialog>
  );
}
