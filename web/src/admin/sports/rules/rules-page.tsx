import { type LoosenedSportRule, loosenedSportRules } from '@noriter/rules/settings/sport-rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Page } from '../../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { SavedSportRules } from '../../shared/contracts.ts';
import { useDraft } from '../../shared/settings/use-draft.ts';
import { VersionHistory } from '../../shared/settings/version-history.tsx';
import { VersionedForm } from '../../shared/settings/versioned-form.tsx';
import { usePermits } from '../../shared/use-operator.ts';
import { sportRulesQuery, sportRuleVersionsQuery } from '../shared/sport-queries.ts';
import { BonusPanel } from './bonus-panel.tsx';
import { GroupsPanel } from './groups-panel.tsx';
import { MatrixPanel } from './matrix-panel.tsx';
import { fieldsOf, rulesOf } from './read-rules.ts';
import { RuleRequests } from './rule-requests.tsx';
import type { ReadRules } from './rules-fields.ts';
import { CashOutPanel, NumberPanels } from './rules-panels.tsx';
import { problemsOf } from './rules-problems.ts';
import { useRuleChanges } from './use-rule-changes.ts';
import { useSaveRules } from './use-save-rules.ts';

/** What may be combined on sports, how high, what the house may lose, and how bets end early. */
export function RulesPage() {
  const { t } = useTranslation('admin');
  const query = useQuery(sportRulesQuery);
  return (
    <Page title={t('nav.sportRules')} note={t('sport.rulesNote')} width="full">
      {query.isPending ? <SkeletonRows rows={8} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : (
        <RulesForm saved={query.data} onReload={() => void query.refetch()} />
      )}
      <RulesHistory />
    </Page>
  );
}

type RulesFormProps = {
  saved: Omit<SavedSportRules, 'rules'> & { rules: ReadRules };
  onReload: () => void;
};

function RulesForm({ saved, onReload }: RulesFormProps) {
  const isReadOnly = !usePermits()('betting.manage');
  const before = fieldsOf(saved.rules);
  const { fields, put, discard } = useDraft(before);
  const changesOf = useRuleChanges();
  const save = useSaveRules(discard);
  const problems = problemsOf(fields);
  const hasProblems = Object.keys(problems).length > 0;
  const nameOf = useLoosenedNames();
  const part = { fields, problems, isReadOnly, put };
  return (
    <VersionedForm
      saved={saved}
      isReadOnly={isReadOnly}
      changes={changesOf(before, fields)}
      hasProblems={hasProblems}
      loosened={hasProblems ? [] : loosenedSportRules(saved.rules, rulesOf(fields)).map(nameOf)}
      save={save}
      onSave={(reason, onSuccess) =>
        save.mutate({ version: saved.version, reason, rules: rulesOf(fields) }, { onSuccess })
      }
      onDiscard={discard}
      onReload={onReload}
    >
      <RuleRequests present={before} />
      <NumberPanels {...part} />
      <div className="grid gap-5 xl:grid-cols-2 xl:items-start">
        <BonusPanel {...part} />
        <CashOutPanel {...part} />
      </div>
      <MatrixPanel {...part} />
      <GroupsPanel {...part} />
    </VersionedForm>
  );
}

/** What takes a second operator, in the words of the form. */
function useLoosenedNames(): (name: LoosenedSportRule) => string {
  const { t } = useTranslation('admin');
  return (name) => t(`sport.${fieldOfLoosened[name]}`);
}

const fieldOfLoosened = {
  liveDelayMs: 'rule.liveDelayMs',
  bonus: 'rulePanel.bonus',
  'cancel.minutesMax': 'rule.cancelMinutes',
  'cancel.perDayMax': 'rule.cancelPerDay',
  'matrix.crossings': 'crossings',
  'matrix.alone': 'alone',
  'matrix.crossTicketsPerDayMax': 'rule.crossTickets',
} as const satisfies Record<LoosenedSportRule, string>;

/** Who set which rules when and why, and what that changed. */
function RulesHistory() {
  const changesOf = useRuleChanges();
  return (
    <VersionHistory
      queryOf={sportRuleVersionsQuery}
      changesOf={({ before, rules }) => changesOf(fieldsOf(before), fieldsOf(rules))}
    />
  );
}
