import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import type { RuleName, RulesFields } from './rules-fields.ts';
import type { RuleProblems } from './rules-problems.ts';

export type RulesPartProps = {
  fields: RulesFields;
  problems: RuleProblems;
  isReadOnly: boolean;
  put: (change: Partial<RulesFields>) => void;
};

/** Those with a decimal point; all others are whole numbers, their digits grouped. */
const decimals: readonly RuleName[] = [
  'legOddsMin',
  'totalOddsMax',
  'bonusOddsMin',
  'cashOutPercent',
];

/** One rule that is a number. */
export function RuleField({ name, ...part }: RulesPartProps & { name: RuleName }) {
  const { t } = useTranslation('admin');
  const { fields, problems, isReadOnly, put } = part;
  const problem = problems[name];
  const field = {
    label: t(`sport.rule.${name}`),
    value: fields[name],
    onChange: (value: string) => put({ [name]: value }),
    error: problem === undefined ? undefined : t(`sport.ruleProblem.${problem}`),
    isDisabled: isReadOnly,
  };
  return <NumberInput {...field} {...(decimals.includes(name) ? { places: 3 } : {})} />;
}
