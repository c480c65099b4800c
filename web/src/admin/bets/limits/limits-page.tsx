import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Page } from '../../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { SavedBetLimits } from '../../shared/contracts.ts';
import { useDraft } from '../../shared/settings/use-draft.ts';
import { VersionHistory } from '../../shared/settings/version-history.tsx';
import { VersionedForm } from '../../shared/settings/versioned-form.tsx';
import { usePermits } from '../../shared/use-operator.ts';
import { limitsQuery, limitVersionsQuery } from '../shared/betting-queries.ts';
import { useSaveLimits } from '../shared/use-save-betting.ts';
import { fieldsOf, limitProducts, policyOf, problemsOf } from './limit-fields.ts';
import { LimitsTable } from './limits-table.tsx';
import { useLimitChanges } from './use-limit-changes.ts';

/** What members of each level may stake, win, and stake on one round in all. */
export function LimitsPage() {
  const { t } = useTranslation('admin');
  const query = useQuery(limitsQuery);
  return (
    <Page title={t('nav.betLimits')} note={t('betting.limitsNote')} width="full">
      {query.isPending ? <SkeletonRows rows={6} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : (
        <LimitsForm saved={query.data} onReload={() => void query.refetch()} />
      )}
      <LimitsHistory />
    </Page>
  );
}

function LimitsForm({ saved, onReload }: { saved: SavedBetLimits; onReload: () => void }) {
  const isReadOnly = !usePermits()('betting.manage');
  const before = fieldsOf(saved.policy);
  const { fields, put, discard } = useDraft(before);
  const changesOf = useLimitChanges();
  const save = useSaveLimits(discard);
  const problems = problemsOf(fields);
  return (
    <VersionedForm
      saved={saved}
      isReadOnly={isReadOnly}
      changes={changesOf(before, fields)}
      hasProblems={Object.keys(problems).length > 0}
      save={save}
      onSave={(reason, onSuccess) =>
        save.mutate({ version: saved.version, reason, policy: policyOf(fields) }, { onSuccess })
      }
      onDiscard={discard}
      onReload={onReload}
    >
      {limitProducts.map((product) => (
        <LimitsTable key={product} {...{ product, fields, problems, isReadOnly, put }} />
      ))}
    </VersionedForm>
  );
}

/** Who set which limits when and why, and what that changed. */
function LimitsHistory() {
  const changesOf = useLimitChanges();
  return (
    <VersionHistory
      queryOf={limitVersionsQuery}
      changesOf={({ before, policy }) => changesOf(fieldsOf(before), fieldsOf(policy))}
    />
  );
}
