import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { WaitingChanges } from '../../shared/settings/waiting-changes.tsx';
import type { PartnerPolicy } from './policy-fields.ts';
import { policyKey, policyRequestsQuery } from './policy-queries.ts';
import { usePolicyChanges } from './use-policy-changes.ts';

/** Policies that let one operator do more wait here for another one. */
export function PolicyRequests({ present }: { present: PartnerPolicy }) {
  const { data } = useQuery(policyRequestsQuery);
  const changesOf = usePolicyChanges();
  return (
    <WaitingChanges
      requests={data?.list ?? []}
      permission="partners.manage"
      changesOf={({ policy }) => changesOf(present, policy)}
      decide={(body, headers) =>
        answerOf(operatorApi.POST('/api/admin/partner/policy/decide', { body, headers }))
      }
      queryKey={policyKey}
    />
  );
}
