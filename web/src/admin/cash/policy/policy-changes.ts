import { useTranslation } from 'react-i18next';
import { wonDigits } from '../../../shared/format/money.ts';
import type { SettingChange } from '../../shared/settings/review-dialog.tsx';
import {
  aloneLimits,
  type LevelFields,
  limitNames,
  type PolicyFields,
  products,
} from './policy-fields.ts';

const plain = ['pointsMinimum', 'pointsUnit', ...aloneLimits] as const;
const flags = ['depositOpen', 'withdrawalOpen', 'pointsOpen'] as const;
const asTyped = ['closedFrom', 'closedUntil', 'rollingOddsMinimum'] as const;
const percents = ['rollingPercent', 'bonusRollingPercent'] as const;

/** What a policy becomes, field by field, in the words of its form. */
export function usePolicyChanges(): (before: PolicyFields, after: PolicyFields) => SettingChange[] {
  const { t } = useTranslation('admin');
  const percent = (text: string) => (text === '' ? '' : `${text}%`);
  const won = (text: string) => (text === '' ? '' : wonDigits(text));
  const product = (key: string) => {
    const known = products.find((one) => one === key);
    return known === undefined ? key : t(`policy.product.${known}`);
  };

  function levelLines(name: string, level: LevelFields | undefined): Record<string, string> {
    if (level === undefined) return {};
    const lines: Record<string, string> = {
      [`${name} · ${t('policy.field.depositBonusPercent')}`]: percent(level.depositBonusPercent),
    };
    for (const side of ['deposit', 'withdrawal'] as const) {
      for (const limit of limitNames) {
        const text = level[side][limit];
        lines[`${name} · ${t(`policy.${side}`)} ${t(`policy.field.${limit}`)}`] =
          limit === 'requestsPerDay' ? text : won(text);
      }
    }
    return lines;
  }

  function linesOf(fields: PolicyFields): Record<string, string> {
    const lines: Record<string, string> = {};
    for (const name of flags)
      lines[t(`policy.field.${name}`)] = t(fields[name] ? 'settings.on' : 'settings.off');
    for (const name of plain) lines[t(`policy.field.${name}`)] = won(fields[name]);
    for (const name of asTyped) lines[t(`policy.field.${name}`)] = fields[name];
    for (const name of percents) lines[t(`policy.field.${name}`)] = percent(fields[name]);
    for (const [key, share] of Object.entries(fields.weights))
      lines[`${t('policy.weights')} · ${product(key)}`] = percent(share);
    for (const level of fields.levels)
      Object.assign(lines, levelLines(t('policy.levelName', { level: level.level }), level));
    return lines;
  }

  return (before, after) => {
    const [old, fresh] = [linesOf(before), linesOf(after)];
    const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
    return names
      .map((name) => ({ name, before: old[name] ?? '', after: fresh[name] ?? '' }))
      .filter((change) => change.before !== change.after);
  };
}
