import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { partnersKey } from '../../../shared/partner/model/reads.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { PartnersLayout } from '../shared/partners-layout.tsx';
import { DifferencesPanel, type DifferencesProps } from './differences-panel.tsx';
import type { PartnerRun } from './reconciliation-queries.ts';
import { RunsPanel } from './runs-panel.tsx';

/** Whether what bets earned is what days come to, and what was paid is what the ledger has. */
export function PartnerReconciliationPage(props: DifferencesProps) {
  const { t } = useTranslation('partner');
  const run = useRun();
  return (
    <PartnersLayout
      tab="reconciliation"
      actions={
        <Button isPending={run.isPending} onPress={() => run.mutate({})}>
          {t('reconciliation.run')}
        </Button>
      }
    >
      <p className="text-sm text-muted">{t('reconciliation.note')}</p>
      <FormError error={run.error} />
      <DifferencesPanel {...props} />
      <RunsPanel />
    </PartnersLayout>
  );
}

/** Compares now; the answer comes when it is done. */
function useRun() {
  const { t } = useTranslation('partner');
  const queries = useQueryClient();
  return useSubmit({
    send: (body: Record<string, never>, headers) =>
      answerOf(operatorApi.POST('/api/admin/partner/reconciliation/run', { body, headers })),
    async onDone({ parts }: PartnerRun) {
      const found = parts.reduce((sum, part) => sum + part.found, 0);
      if (parts.some(({ problem }) => problem !== '')) toast('bad', t('reconciliation.failed'));
      else toast('good', t('reconciliation.ran', { count: found }));
      await queries.invalidateQueries({ queryKey: partnersKey });
    },
  });
}
