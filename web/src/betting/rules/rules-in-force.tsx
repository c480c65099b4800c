import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { slipRulesQuery } from '../sportsbook/prices/sport-queries.ts';
import { BonusSteps } from './bonus-steps.tsx';
import { RuleExamples } from './rule-examples.tsx';
import { type SettingsInForce, useRuleFacts } from './use-rule-facts.ts';

/** What holds for the member's slips of sports now, read from the settings that decide on them. */
export function RulesInForce() {
  const { t } = useTranslation('sport');
  const { data, error, refetch } = useQuery(slipRulesQuery);
  return (
    <Panel>
      <section aria-labelledby="rules-in-force" className="flex flex-col gap-4 sm:px-3 sm:py-2">
        <h2 id="rules-in-force" className="text-lg font-bold">
          {t('inForce.title')}
        </h2>
        {data !== undefined ? (
          <InForce answer={data} />
        ) : error === null ? (
          <SkeletonRows rows={6} className="h-6" />
        ) : (
          <Failed error={error} onRetry={() => void refetch()} />
        )}
      </section>
    </Panel>
  );
}

function InForce({ answer }: { answer: SettingsInForce }) {
  const { t } = useTranslation('sport');
  const facts = useRuleFacts(answer);
  const bonus = answer.rules?.bonus ?? null;
  return (
    <>
      <p className="text-pretty text-muted">{t('inForce.note')}</p>
      <dl className="grid gap-x-10 gap-y-2 sm:grid-cols-2">
        {facts.map(({ name, value }) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2"
          >
            <dt className="text-faint">{name}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <BonusSteps bonus={bonus} />
      <RuleExamples bonus={bonus} limits={answer.limits} />
    </>
  );
}
