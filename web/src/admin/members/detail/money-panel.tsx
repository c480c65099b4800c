import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { MemberRow, WalletAccount } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePermits } from '../../shared/use-operator.ts';
import { AdjustDialog } from './adjust/adjust-dialog.tsx';
import { BanDialog } from './ban-dialog.tsx';
import { Balances } from './money-balances.tsx';

function accountQuery(memberId: string) {
  return queryOptions({
    queryKey: ['admin', 'queue', 'cash', 'account', memberId],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/wallet/account', { body: { memberId } })),
  });
}

/** How much a member has, what has to be staked still, and whether money may move at all. */
export function MoneyPanel({ member }: { member: MemberRow }) {
  const { t } = useTranslation('admin');
  if (member.status === 'active' || member.status === 'suspended' || member.status === 'excluded') {
    return <Money member={member} />;
  }
  // An account is opened by the approval: before it there is nothing to ask for.
  return (
    <Panel title={t('members.money')}>
      <p className="text-muted">{t('members.noAccount')}</p>
    </Panel>
  );
}

function Money({ member }: { member: MemberRow }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useQuery(accountQuery(member.memberId));
  return (
    <Panel
      title={t('members.money')}
      aside={data === undefined ? null : <MoneyActions member={member} account={data} />}
    >
      {data === undefined ? (
        error === null ? (
          <SkeletonRows rows={3} />
        ) : (
          <Failed error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <Balances account={data} />
      )}
    </Panel>
  );
}

function MoneyActions({ member, account }: { member: MemberRow; account: WalletAccount }) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const [open, setOpen] = useState<'adjust' | 'ban' | null>(null);
  const close = () => setOpen(null);
  return (
    <span className="flex gap-1.5">
      {permits('cash.decide') ? (
        <Button size="small" onPress={() => setOpen('ban')}>
          {t('ban.title')}
        </Button>
      ) : null}
      {permits('cash.adjust') ? (
        <Button size="small" onPress={() => setOpen('adjust')}>
          {t('adjust.title')}
        </Button>
      ) : null}
      {open === 'adjust' ? (
        <AdjustDialog member={member} cash={account.cash} onClose={close} />
      ) : null}
      {open === 'ban' ? <BanDialog member={member} account={account} onClose={close} /> : null}
    </span>
  );
}
