import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/controls/icon-button.tsx';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import type { PolicyPartProps } from './general-panel.tsx';
import { type LevelFields, limitNames } from './policy-fields.ts';

export const sides = ['deposit', 'withdrawal'] as const;

export type LevelsProps = PolicyPartProps & {
  change: (at: number, level: LevelFields) => void;
  remove: (at: number) => void;
};

type CellProps = { path: string; label: string; value: string; onChange: (value: string) => void };

export function useCell({ problemAt, isReadOnly }: PolicyPartProps, isLabelHidden: boolean) {
  return ({ path, ...field }: CellProps) => (
    <NumberInput
      {...field}
      isLabelHidden={isLabelHidden}
      error={problemAt(path)}
      isDisabled={isReadOnly}
      className={isLabelHidden ? '[&_input]:h-9 [&_input]:px-2' : ''}
    />
  );
}

/** Every number of a level, named by where it stands. */
export function cellsOf(level: LevelFields, at: number, change: LevelsProps['change']) {
  const limits = sides.flatMap((side) =>
    limitNames.map((name) => ({
      side,
      name,
      path: `levels.${at}.${side}.${name}`,
      value: level[side][name],
      onChange: (value: string) =>
        change(at, { ...level, [side]: { ...level[side], [name]: value } }),
    })),
  );
  const number = {
    path: `levels.${at}.level`,
    value: level.level,
    onChange: (value: string) => change(at, { ...level, level: value }),
  };
  const bonus = {
    path: `levels.${at}.depositBonusPercent`,
    value: level.depositBonusPercent,
    onChange: (value: string) => change(at, { ...level, depositBonusPercent: value }),
  };
  return { limits, number, bonus };
}

type RemoveLevelProps = Pick<LevelsProps, 'remove' | 'isReadOnly'> & {
  level: LevelFields;
  at: number;
  count: number;
};

/** One level stays: everybody needs limits. */
export function RemoveLevel({ level, at, count, remove, isReadOnly }: RemoveLevelProps) {
  const { t } = useTranslation('admin');
  return (
    <IconButton
      label={t('policy.removeLevel', { level: level.level })}
      isDisabled={isReadOnly || count === 1}
      onPress={() => remove(at)}
    >
      <X aria-hidden="true" className="size-4" />
    </IconButton>
  );
}
