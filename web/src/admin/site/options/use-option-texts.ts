import { useTranslation } from 'react-i18next';
import type { SavedOptions } from '../../shared/contracts.ts';
import type { SettingChange } from '../../shared/settings/review-dialog.tsx';
import { type OptionFields, optionSections } from './option-fields.ts';
import type { OptionProblem } from './option-problems.ts';

export function useProblemText(): (problem: OptionProblem) => string {
  const { t } = useTranslation('admin');
  return (problem) =>
    problem.kind === 'number'
      ? t('options.problem.number', { min: problem.min, max: problem.max })
      : t(`options.problem.${problem.kind}`);
}

/** What options become, field by field, in the words of their form. */
export function useOptionChanges(): (before: OptionFields, after: OptionFields) => SettingChange[] {
  const { t } = useTranslation('admin');
  const valueText = useValueText();
  const names = optionSections.flatMap((section) => [...section.names]);
  return (before, after) =>
    names
      .map((name) => ({
        name: t(`options.field.${name}`),
        before: valueText(before, name),
        after: valueText(after, name),
      }))
      .filter((change) => change.before !== change.after);
}

/** What the offered banks become: they have a page of their own, and whoever approves sees all. */
export function useBankChanges(
  allBanks: SavedOptions['allBanks'],
): (before: readonly string[], after: readonly string[]) => SettingChange[] {
  const { t } = useTranslation('admin');
  const nameOf = (code: string) =>
    allBanks.find(({ bankCode }) => bankCode === code)?.bankNameKr ?? code;
  const textOf = (codes: readonly string[]) =>
    codes.length === 0 ? t('banks.listAll') : codes.map(nameOf).join(', ');
  return (before, after) =>
    before.join() === after.join()
      ? []
      : [{ name: t('banks.list'), before: textOf(before), after: textOf(after) }];
}

/** How an option reads where what it was and what it becomes are shown side by side. */
function useValueText(): (fields: OptionFields, name: keyof OptionFields) => string {
  const { t } = useTranslation('admin');
  return (fields, name) => {
    const value = fields[name];
    if (typeof value === 'boolean') return t(value ? 'settings.on' : 'settings.off');
    if (name === 'mode') return t(value === 'real' ? 'options.modes.real' : 'options.modes.demo');
    if (name === 'realityCheckMinutes' && !Array.isArray(value))
      return value === '0' ? t('options.never') : t('options.minutes', { count: Number(value) });
    if (!Array.isArray(value)) return value;
    const known = (['ko', 'en', 'vi'] as const).filter((one) => value.includes(one));
    return known.map((one) => t(`options.language.${one}`)).join(', ');
  };
}
