import { type LoosenedPartner, loosenedPartner } from '@noriter/rules/settings/partner-policy';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { useDraft } from '../../shared/settings/use-draft.ts';
import { VersionHistory } from '../../shared/settings/version-history.tsx';
import { VersionedForm } from '../../shared/settings/versioned-form.tsx';
import { usePermits } from '../../shared/use-operator.ts';
import { PartnersLayout } from '../shared/partners-layout.tsx';
import { HoldsPanel } from './holds-panel.tsx';
import { LimitsPanel } from './limits-panel.tsx';
import { fieldsOf, policyOf } from './policy-fields.ts';
import { problemsOf } from './policy-problems.ts';
import { policyQuery, policyVersionsQuery, type SavedPartnerPolicy } from './policy-queries.ts';
import { PolicyRequests } from './policy-requests.tsx';
import { ActsPanel, ExcludedPanel } from './rules-panel.tsx';
import { usePolicyChanges } from './use-policy-changes.ts';
import { useProblemText } from './use-problem-text.ts';
import { useSavePolicy } from './use-save-policy.ts';

/** What a site promises partners and lets them do, with all it has been before. */
export function PartnerPolicyPage() {
  const query = useQuery(policyQuery);
  return (
    <PartnersLayout tab="policy">
      {query.isPending ? <SkeletonRows rows={8} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : (
        <PolicyForm saved={query.data} onReload={() => void query.refetch()} />
      )}
      <PolicyHistory />
    </PartnersLayout>
  );
}

type PolicyFormProps = { saved: SavedPartnerPolicy; onReload: () => void };

function PolicyForm({ saved, onReload }: PolicyFormProps) {
  const isReadOnly = !usePermits()('partners.manage');
  const { fields, changed, put, discard } = useDraft(fieldsOf(saved.policy));
  const changesOf = usePolicyChanges();
  const save = useSavePolicy(discard);
  const problems = problemsOf(fields);
  const policy = policyOf(fields);
  const nameOf = useLoosenedNames();
  const part = { fields, put, problemAt: useProblemText(problems), isReadOnly };
  return (
    <VersionedForm
      saved={saved}
      isReadOnly={isReadOnly}
      changes={changed.length === 0 ? [] : changesOf(saved.policy, policy)}
      hasProblems={Object.keys(problems).length > 0}
      loosened={loosenedPartner(saved.policy, policy).map(nameOf)}
      save={save}
      onSave={(reason, onSuccess) =>
        save.mutate({ version: saved.version, reason, policy }, { onSuccess })
      }
      onDiscard={discard}
      onReload={onReload}
    >
      <PolicyRequests present={saved.policy} />
      <LimitsPanel {...part} />
      <ActsPanel {...part} />
      <HoldsPanel {...part} />
      <ExcludedPanel {...part} />
    </VersionedForm>
  );
}

/** What takes a second operator, in the words of the form. */
function useLoosenedNames(): (name: LoosenedPartner) => string {
  const { t } = useTranslation('partner');
  return (name) => {
    if (name === 'transferLimits') return t('policy.limits');
    return t(name === 'holds' ? 'policy.holds' : `policy.field.${name}`);
  };
}

/** Who set which policy when and why. */
function PolicyHistory() {
  const changesOf = usePolicyChanges();
  return (
    <VersionHistory
      queryOf={policyVersionsQuery}
      changesOf={({ before, policy }) => changesOf(before, policy)}
    />
  );
}
