import { useTranslation } from 'react-i18next';
import { wonDigits } from '../../../shared/format/money.ts';
import type { SettingChange } from '../../shared/settings/review-dialog.tsx';
import { type LimitFields, type LimitsFields, limitNames } from './limit-fields.ts';

/** What limits become, level by level, in the words of their form. */
export function useLimitChanges(): (before: LimitsFields, after: LimitsFields) => SettingChange[] {
  const { t } = useTranslation('admin');
  const wonOf = (text: string | undefined) =>
    text === undefined || text === '' ? '' : wonDigits(text);
  const byLevel = ({ limits }: LimitsFields) =>
    new Map<string, LimitFields>(limits.map((one) => [`${one.product} ${one.level}`, one]));
  return (before, after) => {
    const [old, young] = [byLevel(before), byLevel(after)];
    return [...new Map([...old, ...young])].flatMap(([key, { product, level }]) =>
      limitNames.flatMap((limit) => {
        const [was, is] = [wonOf(old.get(key)?.[limit]), wonOf(young.get(key)?.[limit])];
        if (was === is) return [];
        const of = `${t(`policy.product.${product}`)} · ${t('policy.levelName', { level })}`;
        return [{ name: `${of} · ${t(`betting.limit.${limit}`)}`, before: was, after: is }];
      }),
    );
  };
}
