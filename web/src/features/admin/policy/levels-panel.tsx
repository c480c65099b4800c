import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../../components/button.tsx';
import { Panel } from '../../../components/page.tsx';
import { useIsPhone } from '../../../components/use-media.ts';
import type { PolicyPartProps } from './general-panel.tsx';
import { NumberInput } from './number-input.tsx';
import { type LevelFields, limitNames, nextLevel } from './policy-fields.ts';

const sides = ['deposit', 'withdrawal'] as const;

/** The limits of each level, side by side where there is room for it. */
export function LevelsPanel(props: PolicyPartProps) {
  const { fields, put, isReadOnly } = props;
  const { t } = useTranslation('admin');
  const isPhone = useIsPhone();
  const change = (at: number, level: LevelFields) =>
    put({ levels: fields.levels.map((one, place) => (place === at ? level : one)) });
  const remove = (at: number) => put({ levels: fields.levels.filter((_, place) => place !== at) });
  const part = { ...props, change, remove };
  function add(): void {
    const level = nextLevel(fields.levels);
    if (level !== undefined) put({ levels: [...fields.levels, level] });
  }
  return (
    <Panel
      isFlush
      title={t('policy.levels')}
      aside={
        isReadOnly ? null : (
          <Button size="small" onPress={add}>
            <Plus aria-hidden="true" className="size-4" />
            {t('policy.addLevel')}
          </Button>
        )
      }
    >
      <p className="px-4 py-3 text-sm text-muted sm:px-5">{t('policy.levelsNote')}</p>
      {isPhone ? <LevelCards {...part} /> : <LevelTable {...part} />}
    </Panel>
  );
}

type LevelsProps = PolicyPartProps & {
  change: (at: number, level: LevelFields) => void;
  remove: (at: number) => void;
};

type CellProps = { path: string; label: string; value: string; onChange: (value: string) => void };

function useCell({ problemAt, isReadOnly }: PolicyPartProps, isLabelHidden: boolean) {
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
function cellsOf(level: LevelFields, at: number, change: LevelsProps['change']) {
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

function LevelTableHead() {
  const { t } = useTranslation('admin');
  return (
    <thead className="text-xs font-medium text-faint">
      <tr className="h-8">
        <th scope="col" rowSpan={2} className="w-16 pb-2 pl-5 text-left align-bottom">
          {t('policy.level')}
        </th>
        {sides.map((side) => (
          <th key={side} scope="colgroup" colSpan={limitNames.length} className="text-center">
            {t(`policy.${side}`)}
          </th>
        ))}
        <th scope="col" rowSpan={2} className="px-1 pb-2 text-right align-bottom">
          {t('policy.field.depositBonusPercent')} %
        </th>
        <th scope="col" rowSpan={2} className="w-12">
          <span className="sr-only">{t('policy.removeColumn')}</span>
        </th>
      </tr>
      <tr className="h-9">
        {sides.flatMap((side) =>
          limitNames.map((name) => (
            <th key={`${side} ${name}`} scope="col" className="px-1 text-right">
              {t(`policy.field.${name}`)}
            </th>
          )),
        )}
      </tr>
    </thead>
  );
}

function LevelTable(props: LevelsProps) {
  const { fields, change, remove, isReadOnly } = props;
  const { t } = useTranslation('admin');
  const cell = useCell(props, true);
  return (
    <section aria-label={t('policy.levels')} className="relative overflow-x-auto pb-3">
      <table className="w-full min-w-[66rem] border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{t('policy.levels')}</caption>
        <LevelTableHead />
        <tbody>
          {fields.levels.map((level, at) => {
            const name = t('policy.levelName', { level: level.level });
            const { limits, number, bonus } = cellsOf(level, at, change);
            return (
              <tr key={`level ${String(at)}`} className="align-top">
                <td className="w-20 py-1 pr-1 pl-5">
                  {cell({ ...number, label: t('policy.level') })}
                </td>
                {limits.map(({ side, name: limit, ...field }) => (
                  <td
                    key={field.path}
                    className={`p-1 ${limit === 'requestsPerDay' ? 'w-16' : ''}`}
                  >
                    {cell({
                      ...field,
                      label: `${name} ${t(`policy.${side}`)} ${t(`policy.field.${limit}`)}`,
                    })}
                  </td>
                ))}
                <td className="w-16 p-1">
                  {cell({ ...bonus, label: `${name} ${t('policy.field.depositBonusPercent')}` })}
                </td>
                <td className="py-1 pr-3">
                  <RemoveLevel
                    {...{ level, at, remove, isReadOnly, count: fields.levels.length }}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function LevelCards(props: LevelsProps) {
  const { fields, change, remove, isReadOnly } = props;
  const { t } = useTranslation('admin');
  const cell = useCell(props, false);
  return (
    <ul className="divide-y divide-line border-t border-line">
      {fields.levels.map((level, at) => {
        const { limits, number, bonus } = cellsOf(level, at, change);
        return (
          <li key={`level ${String(at)}`} className="flex flex-col gap-3 p-4">
            <div className="flex items-end justify-between gap-3">
              {cell({ ...number, label: t('policy.level') })}
              {cell({ ...bonus, label: `${t('policy.field.depositBonusPercent')} %` })}
              <RemoveLevel {...{ level, at, remove, isReadOnly, count: fields.levels.length }} />
            </div>
            {sides.map((side) => (
              <fieldset key={side} className="flex flex-col gap-2">
                <legend className="pb-1 font-semibold">{t(`policy.${side}`)}</legend>
                <div className="grid grid-cols-2 gap-3">
                  {limits
                    .filter((limit) => limit.side === side)
                    .map(({ path, name, value, onChange }) => (
                      <div key={path}>
                        {cell({ path, value, onChange, label: t(`policy.field.${name}`) })}
                      </div>
                    ))}
                </div>
              </fieldset>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

type RemoveLevelProps = Pick<LevelsProps, 'remove' | 'isReadOnly'> & {
  level: LevelFields;
  at: number;
  count: number;
};

/** One level stays: everybody needs limits. */
function RemoveLevel({ level, at, count, remove, isReadOnly }: RemoveLevelProps) {
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
