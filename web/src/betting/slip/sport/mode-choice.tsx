import { lineCount } from '@noriter/rules/lines';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import type { SlipMode } from '../model/slip.ts';
import {
  modeOf,
  type SportSlip,
  SYSTEM_LEGS_MIN,
  SYSTEM_SIZE_MIN,
  sizeOf,
} from '../model/sport-tickets.ts';
import { sportSlip } from './sport-slip.ts';

/** How the legs stand together: each alone, all on one ticket, or as the lines of a system. */
export function ModeChoice({ slip }: { slip: SportSlip }) {
  const { t } = useTranslation('sport');
  const folds = slip.lines.length;
  if (folds < 2) return null;
  const modes: readonly SlipMode[] =
    folds < SYSTEM_LEGS_MIN ? ['single', 'combination'] : ['single', 'combination', 'system'];
  const mode = modeOf(slip);
  const sizes = Array.from({ length: folds - SYSTEM_SIZE_MIN }, (_, at) => at + SYSTEM_SIZE_MIN);
  return (
    <div className="flex flex-col gap-2 border-b border-line px-5 py-3 [&>fieldset]:grid [&>fieldset]:w-full [&>fieldset]:auto-cols-fr [&>fieldset]:grid-flow-col">
      <Segmented
        label={t('slip.mode')}
        choices={modes.map((id) => ({ id, text: t(`kind.${id}`) }))}
        value={mode}
        onChange={sportSlip.chooseMode}
      />
      {mode === 'system' ? (
        <Segmented
          label={t('slip.size')}
          choices={sizes.map((size) => ({
            id: String(size),
            text: t('slip.sizeOf', { size, folds, lines: lineCount(folds, size).toString() }),
          }))}
          value={String(sizeOf(slip))}
          onChange={(size) => sportSlip.chooseSize(Number(size))}
        />
      ) : null}
    </div>
  );
}
