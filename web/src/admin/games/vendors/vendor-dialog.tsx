import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/games/game-names.ts';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import type { GameVendor, VendorState } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { changedFields } from '../../shared/fields/changed-fields.ts';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import { HomeBounds } from './home-bounds.tsx';
import { useSaveVendor } from './use-save-vendor.ts';

const states = ['open', 'maintenance', 'blocked'] as const satisfies readonly VendorState[];

type VendorDialogProps = { vendor: GameVendor; onClose: () => void };

/**
 * A vendor's switches. Locking one closes its open windows within a second, so it says why. Only what is changed
 * here is sent: a colleague, or the watch over vendors, may have done something else since it was opened.
 */
export function VendorDialog({ vendor, onClose }: VendorDialogProps) {
  const { t } = useTranslation('admin');
  // A state is set from the version it was opened at, or not at all: the list behind it goes on being asked for.
  const [{ vendorKey, version, ...opened }] = useState(vendor);
  const [state, setState] = useState<VendorState>(opened.state);
  const [maxBet, setMaxBet] = useState(opened.maxBet ?? '');
  const { homeMax, homeDayMax } = opened;
  const [home, setHome] = useState({ homeMax, homeDayMax });
  const [isFramed, setFramed] = useState(opened.isFramed);
  const save = useSaveVendor(onClose);
  const switches = {
    state: opened.state,
    maxBet: opened.maxBet,
    homeMax,
    homeDayMax,
    isFramed: opened.isFramed,
  };
  const typed = {
    state,
    maxBet: maxBet === '' ? null : maxBet,
    // There always is one: an empty field leaves it.
    homeMax: home.homeMax === '' ? homeMax : home.homeMax,
    homeDayMax: home.homeDayMax === '' ? homeDayMax : home.homeDayMax,
    isFramed,
  };
  return (
    <DecisionDialog
      title={nameIn(vendor.names)}
      effect={t(`games.vendorEffect.${state}`)}
      confirmLabel={t('settings.save')}
      isDangerous={state === 'blocked'}
      needsReason={state !== 'open' && state !== opened.state}
      reasonHint={t('games.reasonHint')}
      isPending={save.isPending}
      error={save.error}
      onClose={onClose}
      onConfirm={(reason) =>
        save.mutate({ vendorKey, version, reason, ...changedFields(switches, typed) })
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
      {opened.protocol === 'transfer' ? <HomeBounds bounds={home} onChange={setHome} /> : null}
      <Switch label={t('games.framedSwitch')} isOn={isFramed} onChange={setFramed} />
    </DecisionDialog>
  );
}
