import { betCategories } from '@noriter/rules/lists/bet-categories';
import { useTranslation } from 'react-i18next';
import { won, wonDigits } from '../../../shared/format/money.ts';
import type { SettingChange } from '../../shared/settings/review-dialog.tsx';
import {
  fieldsOf,
  limitNames,
  linesOf,
  listNames,
  type PartnerPolicy,
  type PolicyFields,
} from './policy-fields.ts';

/** What a policy becomes, in the words of its form. */
export function usePolicyChanges(): (
  before: PartnerPolicy,
  after: PartnerPolicy,
) => SettingChange[] {
  const { t } = useTranslation(['partner', 'admin']);
  const wonText = (amount: string) => (amount === '' ? '' : won(amount));

  function linesIn(fields: PolicyFields): [name: string, text: string][] {
    const limits = fields.limits.flatMap((one) =>
      limitNames.map((name): [string, string] => [
        `${t(`tier.${one.tier}`)} ${t(`policy.field.${name}`)}`,
        wonText(one[name]),
      ]),
    );
    const holds = betCategories.map((category): [string, string] => {
      const text = fields.holds[category] ?? '';
      return [`${t('policy.holds')} · ${t(`category.${category}`)}`, text && `${text}%`];
    });
    const flags = (['membersGive', 'transfersNeedCode'] as const).map((name): [string, string] => [
      t(`policy.field.${name}`),
      t(fields[name] ? 'admin:settings.on' : 'admin:settings.off'),
    ]);
    return [
      ...limits,
      ...flags,
      [t('policy.field.moveAloneMax'), wonDigits(fields.moveAloneMax)],
      [t('policy.field.approveAloneMax'), wonText(fields.approveAloneMax)],
      [t('policy.field.shareAlonePpm'), `${fields.shareAlonePpm}%`],
      [t('policy.field.rollingStakeMin'), wonText(fields.rollingStakeMin)],
      ...holds,
      ...listNames.map((name): [string, string] => [
        t(`policy.field.${name}`),
        linesOf(fields[name]).join(', '),
      ]),
    ];
  }

  return (before, after) => {
    const old = new Map(linesIn(fieldsOf(before)));
    return linesIn(fieldsOf(after))
      .map(([name, text]) => ({ name, before: old.get(name) ?? '', after: text }))
      .filter((change) => change.before !== change.after);
  };
}
