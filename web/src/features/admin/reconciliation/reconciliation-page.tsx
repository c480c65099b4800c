import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { Button } from '../../../components/button.tsx';
import { Page, Panel } from '../../../components/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../../components/states.tsx';
import { operatorApi } from '../../../session/operator-session.ts';
import { PastRuns } from './past-runs.tsx';
import { reconciliationKey, reconciliationQuery } from './reconciliation-query.ts';
import { RunReport } from './run-report.tsx';

/** The proof of the books: each thing that must always hold, and whether it does. */
export function ReconciliationPage() {
  const { t } = useTranslation('admin');
  const textOf = useErrorText();
  const queries = useQueryClient();
  const query = useQuery(reconciliationQuery);
  const run = useMutation({
    mutationFn: () => answerOf(operatorApi.POST('/api/admin/reconciliation/run', { body: {} })),
    onSuccess: () => queries.invalidateQueries({ queryKey: reconciliationKey }),
  });
  return (
    <Page
      title={t('nav.reconciliation')}
      note={t('reconciliation.note')}
      width="form"
      actions={
        <Button look="main" isPending={run.isPending} onPress={() => run.mutate()}>
          {t('reconciliation.run')}
        </Button>
      }
    >
      {run.isError ? (
        <p role="alert" className="text-up">
          {textOf(run.error)}
        </p>
      ) : null}
      <Panel>
        {query.isPending ? <SkeletonRows rows={6} /> : null}
        {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.data?.run === null ? <Empty icon={Scale} title={t('reconciliation.never')} /> : null}
        {query.data?.run ? <RunReport run={query.data.run} /> : null}
      </Panel>
      <PastRuns />
    </Page>
  );
}
