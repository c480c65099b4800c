import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import type { SavedOptions } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { WaitingChanges } from '../../shared/settings/waiting-changes.tsx';
import { fieldsOf } from './option-fields.ts';
import { optionRequestsQuery, optionsKey } from './options-query.ts';
import { useBankChanges, useOptionChanges } from './use-option-texts.ts';

/** Options that let one operator do more wait here for another one. */
export function OptionRequests({ saved }: { saved: SavedOptions }) {
  const { data } = useQuery(optionRequestsQuery);
  const changesOf = useOptionChanges();
  const bankChanges = useBankChanges(saved.allBanks);
  const { siteOption: present } = saved;
  return (
    <WaitingChanges
      requests={data?.list ?? []}
      permission="site.manage"
      changesOf={({ siteOption }) => [
        ...changesOf(fieldsOf(present), fieldsOf(siteOption)),
        ...bankChanges(present.banks, siteOption.banks),
      ]}
      decide={(body, headers) =>
        answerOf(operatorApi.POST('/api/admin/site/options/decide', { body, headers }))
      }
      queryKey={optionsKey}
    />
  );
}
