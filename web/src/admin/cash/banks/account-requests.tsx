import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { DepositAccountRequest } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import type { SettingChange } from '../../shared/settings/review-dialog.tsx';
import { WaitingChanges } from '../../shared/settings/waiting-changes.tsx';
import { accountRequestsQuery, accountsKey } from './accounts-query.ts';

/** Where members are to pay into waits here for another operator. */
export function AccountRequests() {
  const { t } = useTranslation('admin');
  const query = useQuery(accountRequestsQuery);
  const changesOf = useAccountChanges();
  if (query.isPending) return <SkeletonRows rows={1} />;
  if (query.isError) return <FailedPanel query={query} />;
  return (
    <WaitingChanges
      requests={query.data.list}
      permission="cash.policy"
      changesOf={changesOf}
      nameOf={({ before, after }) => {
        const { bankName, accountNumber } = before ?? after;
        const account = `${bankName} ${accountNumber}`;
        return t(before === null ? 'banks.requestNew' : 'banks.requestOf', { account });
      }}
      staleNote={t('banks.stale')}
      decide={(body, headers) =>
        answerOf(operatorApi.POST('/api/admin/site/accounts/decide', { body, headers }))
      }
      queryKey={accountsKey}
    />
  );
}

/**
 * What members will pay into, old and new, also where it stays: who enables an account approves its number.
 * The rest where it changes.
 */
function useAccountChanges() {
  const { t } = useTranslation('admin');
  return ({ before, after }: DepositAccountRequest): SettingChange[] => {
    const change = (name: string, textOf: (account: typeof after) => string) => ({
      name,
      before: before === null ? '' : textOf(before),
      after: textOf(after),
    });
    const rest = [
      change(t('banks.levels'), ({ levelFrom: from, levelTo: to }) =>
        t('banks.levelRange', { from, to }),
      ),
      change(t('banks.minutes'), (one) => t('banks.minutesShort', { count: one.shownMinutes })),
    ];
    return [
      { ...change(t('banks.bank'), (one) => one.bankName), isName: true },
      { ...change(t('banks.number'), (one) => one.accountNumber), isName: true },
      { ...change(t('banks.holder'), (one) => one.accountHolder), isName: true },
      change(t('operators.status'), ({ enabled }) =>
        t(enabled ? 'banks.enabled' : 'banks.disabled'),
      ),
      ...rest.filter((one) => one.before !== one.after),
    ];
  };
}
