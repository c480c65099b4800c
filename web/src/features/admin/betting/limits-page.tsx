import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeBar } from '../../../components/notice-bar.tsx';
import { Page } from '../../../components/page.tsx';
import { Failed, SkeletonRows } from '../../../components/states.tsx';
import type { SavedBetLimits } from '../api/contracts.ts';
import { SaveBar } from '../settings/save-bar.tsx';
import { SavedLine } from '../settings/saved-line.tsx';
import { useDraft } from '../settings/use-draft.ts';
import { useOperatorNames, usePermits } from '../use-operator.ts';
import { limitsQuery, limitVersionsQuery } from './betting-queries.ts';
import { fieldsOf, limitProducts, policyOf, problemsOf } from './limit-fields.ts';
import { LimitsTable } from './limits-table.tsx';
import { ReasonedReview } from './reasoned-review.tsx';
import { useLimitChanges } from './use-limit-changes.ts';
import { useSaveLimits } from './use-save-betting.ts';
import { VersionHistory } from './version-history.tsx';

/** What members of each level may stake, win, and stake on one round in all. */
export function LimitsPage() {
  const { t } = useTranslation('admin');
  const query = useQuery(limitsQuery);
  return (
    <Page title={t('nav.betLimits')} note={t('betting.limitsNote')} width="full">
      {query.isPending ? <SkeletonRows rows={6} /> : null}
      {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data === undefined ? null : (
        <LimitsForm saved={query.data} onReload={() => void query.refetch()} />
      )}
      <LimitsHistory />
    </Page>
  );
}

function LimitsForm({ saved, onReload }: { saved: SavedBetLimits; onReload: () => void }) {
  const { t } = useTranslation('admin');
  const isReadOnly = !usePermits()('betting.manage');
  const operatorName = useOperatorNames();
  const before = fieldsOf(saved.policy);
  const { fields, put, discard } = useDraft(before);
  const [isReviewing, setReviewing] = useState(false);
  const changesOf = useLimitChanges();
  const save = useSaveLimits(() => {
    discard();
    setReviewing(false);
  });
  const problems = problemsOf(fields);
  const changes = changesOf(before, fields);
  return (
    <>
      {isReadOnly ? <NoticeBar title={t('settings.readOnly')} /> : null}
      <SavedLine {...saved} who={saved.changedBy === null ? '' : operatorName(saved.changedBy)} />
      {limitProducts.map((product) => (
        <LimitsTable key={product} {...{ product, fields, problems, isReadOnly, put }} />
      ))}
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
        <ReasonedReview
          changes={changes}
          isPending={save.isPending}
          error={save.error}
          onSave={(reason) =>
            save.mutate({ version: saved.version, reason, policy: policyOf(fields) })
          }
          onClose={() => setReviewing(false)}
        />
      ) : null}
    </>
  );
}

/** Who set which limits when and why, and what that changed. */
function LimitsHistory() {
  const [page, setPage] = useState(1);
  const changesOf = useLimitChanges();
  const query = useQuery({ ...limitVersionsQuery(page), placeholderData: keepPreviousData });
  return (
    <VersionHistory
      query={query}
      onPage={setPage}
      changesOf={({ before, policy }) => changesOf(fieldsOf(before), fieldsOf(policy))}
    />
  );
}
