import { useTranslation } from 'react-i18next';
import { wonDigits } from '../../../format/money.ts';
import type { SettingChange } from '../settings/review-dialog.tsx';
import { type LimitFields, type LimitsFields, limitNames } from './limit-fields.ts';

/** What limits become, level by level, in the words of their form. */
export function useLimitChanges(): (before: LimitsFields, after: LimitsFields) => SettingChange[] {
  const { t } = useTranslation('admin');
  const wonOf = (text: string | undefined) =>
    text === undefined || text === '' ? '' : wonDigits(text);
  const byLevel = ({ limits }: LimitsFields) =>
    new Map<string, LimitFields>(limits.map((one) => [one.level, one]));
  return (before, after) => {
    const [old, young] = [byLevel(before), byLevel(after)];
    return [...new Set([...old.keys(), ...young.keys()])].flatMap((level) =>
      limitNames.flatMap((limit) => {
        const [was, is] = [wonOf(old.get(level)?.[limit]), wonOf(young.get(level)?.[limit])];
        if (was === is) return [];
        const name = `${t('policy.levelName', { level })} · ${t(`betting.limit.${limit}`)}`;
        return [{ name, before: was, after: is }];
      }),
    );
  };
}
