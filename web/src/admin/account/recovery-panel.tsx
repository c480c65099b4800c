import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { operatorApi } from '../shared/operator-session.ts';
import { ownAccountQuery } from './own-account.ts';
import { type Proof, ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** How many recovery codes are left, and new ones instead of them. */
export function RecoveryPanel() {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const query = useQuery(ownAccountQuery);
  const renew = useMutation({
    mutationFn: (proof: Proof) =>
      answerOf(operatorApi.POST('/api/admin/account/recoveryCodes', { body: proof })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ownAccountQuery.queryKey }),
  });
  return (
    <Panel isFlush title={t('account.recovery')}>
      {query.isPending ? <SkeletonRows rows={2} /> : null}
      {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {renew.data === undefined ? (
        <>
          {query.data === undefined ? null : (
            <p className="px-4 pt-4 sm:px-5">
              {t('account.recoveryLeft', { count: query.data.recoveryCodesLeft })}
            </p>
          )}
          <ProofForm
            submit={t('account.newRecovery')}
            isPending={renew.isPending}
            error={renew.error}
            onSubmit={renew.mutate}
          />
        </>
      ) : (
        <div className="p-4 sm:p-5">
          <RecoveryCodes codes={renew.data.recoveryCodes} onKept={renew.reset} />
        </div>
      )}
    </Panel>
  );
}
