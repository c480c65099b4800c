import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { sportRulesBounds } from '../../shared/back-office-bounds.gen.ts';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import { RemoveRow } from './remove-row.tsx';
import { RuleField, type RulesPartProps } from './rule-field.tsx';
import type { BonusStep } from './rules-fields.ts';

const { maxItems: STEPS_MAX } = sportRulesBounds['rules.bonus.steps'];

/** By how much more a combination pays, from so many legs on. */
export function BonusPanel(part: RulesPartProps) {
  const { t } = useTranslation('admin');
  const { fields, isReadOnly, put } = part;
  const last = Number(fields.steps.at(-1)?.folds ?? '2');
  return (
    <Panel title={t('sport.rulePanel.bonus')}>
      <Switch
        label={t('sport.hasBonus')}
        isOn={fields.hasBonus}
        isDisabled={isReadOnly}
        onChange={(hasBonus) => put({ hasBonus })}
      />
      {fields.hasBonus ? (
        <div className="flex flex-col gap-4 pt-3">
          <div className="max-w-72">
            <RuleField name="bonusOddsMin" {...part} />
          </div>
          <ul className="flex flex-col gap-3">
            {fields.steps.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place; what it says is typed.
              <Step key={at} {...part} step={step} at={at} />
            ))}
          </ul>
          {isReadOnly || fields.steps.length >= STEPS_MAX ? null : (
            <Button
              size="small"
              className="self-start"
              onPress={() =>
                put({ steps: [...fields.steps, { folds: String(last + 1), percent: '' }] })
              }
            >
              <Plus aria-hidden="true" className="size-4" />
              {t('sport.addStep')}
            </Button>
          )}
        </div>
      ) : null}
    </Panel>
  );
}

function Step({ step, at, ...part }: RulesPartProps & { step: BonusStep; at: number }) {
  const { t } = useTranslation('admin');
  const { fields, problems, isReadOnly, put } = part;
  const change = (some: Partial<BonusStep>) =>
    put({ steps: fields.steps.map((one, place) => (place === at ? { ...one, ...some } : one)) });
  const problemOf = (name: keyof BonusStep) => {
    const problem = problems[`steps.${at}.${name}`];
    return problem === undefined ? undefined : t(`sport.ruleProblem.${problem}`);
  };
  return (
    <li className="flex items-end gap-3">
      <NumberInput
        label={t('sport.stepFolds')}
        value={step.folds}
        onChange={(folds) => change({ folds })}
        error={problemOf('folds')}
        isDisabled={isReadOnly}
        className="min-w-0 flex-1"
      />
      <NumberInput
        places={2}
        label={t('sport.stepPercent')}
        value={step.percent}
        onChange={(percent) => change({ percent })}
        error={problemOf('percent')}
        isDisabled={isReadOnly}
        className="min-w-0 flex-1"
      />
      {isReadOnly ? null : (
        <RemoveRow
          name={t('sport.removeStep', { folds: step.folds })}
          onPress={() => put({ steps: fields.steps.filter((_, place) => place !== at) })}
        />
      )}
    </li>
  );
}
