import { loosenedCash } from '@noriter/rules/settings/cash-policy';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Page } from '../../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { CashPolicy, SavedPolicy } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { GuardedReview } from '../../shared/settings/guarded-review.tsx';
import { SaveBar } from '../../shared/settings/save-bar.tsx';
import { SavedLine } from '../../shared/settings/saved-line.tsx';
import { useDraft } from '../../shared/settings/use-draft.ts';
import { useOperatorNames, usePermits } from '../../shared/use-operator.ts';
import { GeneralPanel } from './general-panel.tsx';
import { LevelsPanel } from './levels-panel.tsx';
import { usePolicyChanges } from './policy-changes.ts';
import { fieldsOf, policyOf } from './policy-fields.ts';
import { PolicyHistory } from './policy-history.tsx';
import { problemsOf } from './policy-problems.ts';
import { policyKey, policyQuery } from './policy-query.ts';
import { PolicyRequests } from './policy-requests.tsx';
import { RollingPanel } from './rolling-panel.tsx';
import { useProblemText } from './use-problem-text.ts';

/** Limits, hours and rolling of everything that comes in and goes out. */
export function PolicyPage() {
  const { t } = useTranslation('admin');
  const query = useQuery(policyQuery);
  return (
    <Page title={t('nav.policy')} note={t('policy.note')} width="full">
      {query.isPending ? <SkeletonRows rows={8} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : (
        <PolicyForm saved={query.data} onReload={() => void query.refetch()} />
      )}
      <PolicyHistory />
    </Page>
  );
}

type PolicyFormProps = { saved: SavedPolicy; onReload: () => void };

function PolicyForm({ saved, onReload }: PolicyFormProps) {
  const { t } = useTranslation('admin');
  const isReadOnly = !usePermits()('cash.policy');
  const operatorName = useOperatorNames();
  const before = fieldsOf(saved.policy);
  const { fields, changed, put, discard } = useDraft(before);
  const changesOf = usePolicyChanges();
  const [isReviewing, setReviewing] = useState(false);
  const save = useSavePolicy(() => {
    discard();
    setReviewing(false);
  });
  const problems = problemsOf(fields);
  const part = { fields, put, problemAt: useProblemText(problems), isReadOnly };
  const changes = changed.length === 0 ? [] : changesOf(before, fields);
  const policy = policyOf(fields, saved.policy);
  return (
    <>
      {isReadOnly ? <NoticeBar title={t('settings.readOnly')} /> : null}
      <SavedLine {...saved} who={saved.changedBy === null ? '' : operatorName(saved.changedBy)} />
      <PolicyRequests present={saved.policy} />
      <LevelsPanel {...part} />
      <GeneralPanel {...part} />
      <RollingPanel {...part} />
      <SaveBar
        count={changes.length}
        hasProblems={Object.keys(problems).length > 0}
        error={save.error}
        onReview={() => setReviewing(true)}
        onDiscard={discard}
        onReload={() => {
          save.reset();
          setReviewing(false);
          onReload();
        }}
      />
      {isReviewing ? (
        <GuardedReview
          changes={changes}
          loosened={loosenedCash(saved.policy, policy).map((name) => t(`policy.field.${name}`))}
          isPending={save.isPending}
          error={save.error}
          onSave={(reason) => save.mutate({ version: saved.version, policy, reason })}
          onClose={() => setReviewing(false)}
        />
      ) : null}
    </>
  );
}

function useSavePolicy(onSaved: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send: (body: { version: number; policy: CashPolicy; reason: string }, headers) =>
      answerOf(operatorApi.POST('/api/admin/cash/policy/set', { body, headers })),
    async onDone({ outcome, ...saved }) {
      toast('good', t(outcome === 'asked' ? 'settings.asked' : 'settings.saved'));
      queries.setQueryData(policyQuery.queryKey, saved);
      await queries.invalidateQueries({ queryKey: policyKey });
      onSaved();
    },
  });
}
