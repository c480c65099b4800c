import { useTranslation } from 'react-i18next';
import { cellsOf, type LevelsProps, RemoveLevel, sides, useCell } from './level-cells.tsx';
import { limitNames } from './policy-fields.ts';

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

export function LevelTable(props: LevelsProps) {
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
