import { useTranslation } from 'react-i18next';
import type { GameVendor } from '../../shared/contracts.ts';
import { NumberInput } from '../../shared/settings/number-input.tsx';

type Bounds = Pick<GameVendor, 'homeMax' | 'homeDayMax'>;
type HomeBoundsProps = { bounds: Bounds; onChange: (bounds: Bounds) => void };

/** How much comes home of a vendor's own wallet by its word alone: of a member, and of all of them in a day. */
export function HomeBounds({ bounds, onChange }: HomeBoundsProps) {
  const { t } = useTranslation('admin');
  const names = ['homeMax', 'homeDayMax'] as const;
  return names.map((name) => (
    <NumberInput
      key={name}
      label={t(`games.${name}`)}
      hint={t(`games.${name}Hint`)}
      value={bounds[name]}
      onChange={(typed) => onChange({ ...bounds, [name]: typed })}
      error={undefined}
    />
  ));
}
