import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { WaitingChanges } from '../../shared/settings/waiting-changes.tsx';
import { sportRuleRequestsQuery, sportRulesKey } from '../shared/sport-queries.ts';
import { fieldsOf } from './read-rules.ts';
import type { RulesFields } from './rules-fields.ts';
import { useRuleChanges } from './use-rule-changes.ts';

/** Rules by which a price gives more wait here for another operator. */
export function RuleRequests({ present }: { present: RulesFields }) {
  const { data } = useQuery(sportRuleRequestsQuery);
  const changesOf = useRuleChanges();
  return (
    <WaitingChanges
      requests={data?.list ?? []}
      permission="betting.manage"
      changesOf={({ rules }) => changesOf(present, fieldsOf(rules))}
      decide={(body, headers) =>
        answerOf(operatorApi.POST('/api/admin/sport/rules/decide', { body, headers }))
      }
      queryKey={sportRulesKey}
    />
  );
}
