import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import type { CashPolicy } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { WaitingChanges } from '../../shared/settings/waiting-changes.tsx';
import { usePolicyChanges } from './policy-changes.ts';
import { fieldsOf } from './policy-fields.ts';
import { policyKey, policyRequestsQuery } from './policy-query.ts';

/** Policies that let one operator do more wait here for another one. */
export function PolicyRequests({ present }: { present: CashPolicy }) {
  const { data } = useQuery(policyRequestsQuery);
  const changesOf = usePolicyChanges();
  return (
    <WaitingChanges
      requests={data?.list ?? []}
      permission="cash.policy"
      changesOf={({ policy }) => changesOf(fieldsOf(present), fieldsOf(policy))}
      decide={(body, headers) =>
        answerOf(operatorApi.POST('/api/admin/cash/policy/decide', { body, headers }))
      }
      queryKey={policyKey}
    />
  );
}
