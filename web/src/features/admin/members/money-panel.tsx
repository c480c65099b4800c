import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Panel } from '../../../components/page.tsx';
import { Failed, SkeletonRows } from '../../../components/states.tsx';
import { points, won } from '../../../format/money.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import type { MemberRow, WalletAccount } from '../api/contracts.ts';
import { usePermits } from '../use-operator.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { BanDialog } from './ban-dialog.tsx';
import { FactList } from './fact-list.tsx';

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

function Balances({ account }: { account: WalletAccount }) {
  const { t } = useTranslation('admin');
  const { depositBanned, withdrawalBanned, banReason } = account;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-muted">{t('members.cash')}</span>
        <strong className="text-2xl font-bold text-brass-text tabular-nums">
          {won(account.cash)}
        </strong>
      </p>
      <FactList
        facts={[
          { name: t('members.held'), value: won(account.held) },
          { name: t('members.points'), value: points(account.points) },
          { name: t('members.rolling'), value: won(account.rollingRemaining) },
          ...(account.owed === '0' ? [] : [{ name: t('members.owed'), value: won(account.owed) }]),
        ]}
      />
      {depositBanned || withdrawalBanned ? (
        <p className="flex flex-wrap items-center gap-1.5 text-sm text-muted">
          {depositBanned ? <Badge tone="warn">{t('ban.deposit')}</Badge> : null}
          {withdrawalBanned ? <Badge tone="warn">{t('ban.withdrawal')}</Badge> : null}
          {banReason}
        </p>
      ) : null}
    </div>
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
