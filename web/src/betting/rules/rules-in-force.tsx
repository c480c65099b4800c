import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { InForceFacts, InForcePanel } from '../../shared/ui/pages/in-force.tsx';
import { slipRulesQuery } from '../sportsbook/prices/sport-queries.ts';
import { BonusSteps } from './bonus-steps.tsx';
import { RuleExamples } from './rule-examples.tsx';
import { type SettingsInForce, useRuleFacts } from './use-rule-facts.ts';

/** What holds for the member's slips of sports now, read from the settings that decide on them. */
export function RulesInForce() {
  const { t } = useTranslation('sport');
  const query = useQuery(slipRulesQuery);
  return (
    <InForcePanel id="rules-in-force" title={t('inForce.title')} query={query} rows={6}>
      {(answer) => <InForce answer={answer} />}
    </InForcePanel>
  );
}

function InForce({ answer }: { answer: SettingsInForce }) {
  const { t } = useTranslation('sport');
  const facts = useRuleFacts(answer);
  const bonus = answer.rules?.bonus ?? null;
  return (
    <>
      <InForceFacts note={t('inForce.note')} facts={facts} />
      <BonusSteps bonus={bonus} />
      <RuleExamples bonus={bonus} limits={answer.limits} />
    </>
  );
}
