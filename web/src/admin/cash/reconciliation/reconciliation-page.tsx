import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePermits } from '../../shared/use-operator.ts';
import { BetMismatches } from './bet-mismatches.tsx';
import { GrantMismatches } from './grant-mismatches.tsx';
import { PastRuns } from './past-runs.tsx';
import { reconciliationKey, reconciliationQuery } from './reconciliation-query.ts';
import { RunReport } from './run-report.tsx';

/**
 * The proof of the books: each thing that must always hold, and whether it does. The ledger is one for
 * every site, so only the platform's operators see its checks; a site sees its own
 * bets and promotions.
 */
export function ReconciliationPage() {
  const { t } = useTranslation('admin');
  const textOf = useErrorText();
  const queries = useQueryClient();
  const seesLedger = usePermits()('reconciliation.read', 'platform');
  const run = useMutation({
    mutationFn: (scope: 'new' | 'all') =>
      answerOf(operatorApi.POST('/api/admin/reconciliation/run', { body: { scope } })),
    onSuccess: async (_done, scope) => {
      if (scope === 'all') toast('note', t('reconciliation.proofStarted'));
      await queries.invalidateQueries({ queryKey: reconciliationKey });
    },
  });
  return (
    <Page
      title={t('nav.reconciliation')}
      note={t('reconciliation.note')}
      width="form"
      actions={
        seesLedger ? (
          <div className="flex flex-wrap gap-2">
            <Button isPending={run.isPending} onPress={() => run.mutate('all')}>
              {t('reconciliation.runAll')}
            </Button>
            <Button look="main" isPending={run.isPending} onPress={() => run.mutate('new')}>
              {t('reconciliation.run')}
            </Button>
          </div>
        ) : null
      }
    >
      {run.isError ? (
        <p role="alert" className="text-danger">
          {textOf(run.error)}
        </p>
      ) : null}
      {seesLedger ? <LedgerChecks /> : null}
      <BetMismatches />
      <GrantMismatches />
      {seesLedger ? <PastRuns /> : null}
    </Page>
  );
}

function LedgerChecks() {
  const { t } = useTranslation('admin');
  const query = useQuery(reconciliationQuery);
  return (
    <>
      <Panel>
        {query.isPending ? <SkeletonRows rows={6} /> : null}
        {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.data?.run === null ? <Empty icon={Scale} title={t('reconciliation.never')} /> : null}
        {query.data?.run ? <RunReport run={query.data.run} /> : null}
      </Panel>
      {query.data?.proof ? (
        <Panel title={t('reconciliation.proof')}>
          <RunReport run={query.data.proof} />
        </Panel>
      ) : null}
    </>
  );
}
