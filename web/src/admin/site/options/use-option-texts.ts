import { useTranslation } from 'react-i18next';
import type { OptionFields } from './option-fields.ts';
import type { OptionProblem } from './option-problems.ts';

export function useProblemText(): (problem: OptionProblem) => string {
  const { t } = useTranslation('admin');
  return (problem) =>
    problem.kind === 'number'
      ? t('options.problem.number', { min: problem.min, max: problem.max })
      : t(`options.problem.${problem.kind}`);
}

/** How an option reads where what it was and what it becomes are shown side by side. */
export function useValueText(): (fields: OptionFields, name: keyof OptionFields) => string {
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
