import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import type { DepositAccount } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import type { AccountDraft } from './account-draft.ts';
import { accountsKey, accountsQuery } from './accounts-query.ts';

type Wish = { account: DepositAccount | null; draft: AccountDraft };

export function useSaveAccount(onSaved: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send({ account, draft }: Wish, headers) {
      const body = {
        ...draft,
        ...(account === null ? {} : { accountId: account.accountId }),
        version: account?.version ?? 0,
        levelFrom: Number(draft.levelFrom),
        levelTo: Number(draft.levelTo),
        shownMinutes: Number(draft.shownMinutes),
      };
      return answerOf(operatorApi.POST('/api/admin/site/accounts/save', { body, headers }));
    },
    async onDone({ outcome, list }) {
      toast('good', t(outcome === 'asked' ? 'settings.asked' : 'banks.saved'));
      queries.setQueryData(accountsQuery.queryKey, { list });
      await queries.invalidateQueries({ queryKey: accountsKey });
      onSaved();
    },
  });
}
