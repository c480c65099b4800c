import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../shared/hooks/browser.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import type { PolicyPartProps } from './general-panel.tsx';
import { cellsOf, type LevelsProps, RemoveLevel, sides, useCell } from './level-cells.tsx';
import { LevelTable } from './level-table.tsx';
import { type LevelFields, nextLevel } from './policy-fields.ts';

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
