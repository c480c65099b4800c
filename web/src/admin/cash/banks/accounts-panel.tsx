import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { DepositAccount } from '../../shared/contracts.ts';
import { AccountDialog } from './account-dialog.tsx';
import { AccountHistory } from './account-history.tsx';
import { accountRequestsQuery, accountsQuery } from './accounts-query.ts';
import { levelGaps } from './level-gaps.ts';
import { RevealNumber } from './reveal-number.tsx';

type Open = { account: DepositAccount | null; as: 'form' | 'history' };

/** The accounts that members are told to pay into. */
export function AccountsPanel() {
  const { t } = useTranslation('admin');
  const query = useQuery(accountsQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const accounts = query.data?.list ?? [];
  const waiting = useWaiting();
  const columns = useAccountColumns(waiting, (account, as) => setOpen({ account, as }));
  const close = () => setOpen(null);
  return (
    <Panel
      isFlush
      title={t('banks.accounts')}
      aside={
        <Button look="main" size="small" onPress={() => setOpen({ account: null, as: 'form' })}>
          {t('banks.add')}
        </Button>
      }
    >
      <p className="px-4 pt-3 pb-3 text-sm text-muted sm:px-5">
        {t('banks.accountsNote')} {t('banks.revealNote')}
      </p>
      {query.isPending ? (
        <div className="p-5">
          <SkeletonRows rows={3} />
        </div>
      ) : null}
      {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isSuccess ? <Gaps accounts={accounts} /> : null}
      {query.data?.list.length === 0 ? (
        <Empty
          icon={Landmark}
          title={t('banks.accountsEmpty')}
          note={t('banks.accountsEmptyNote')}
        />
      ) : null}
      {accounts.length === 0 ? null : (
        <DataTable
          caption={t('banks.accounts')}
          rows={accounts}
          rowKey={(row) => row.accountId}
          columns={columns}
        />
      )}
      {open?.as === 'form' ? <AccountDialog account={open.account} onClose={close} /> : null}
      {open?.as === 'history' && open.account !== null ? (
        <AccountHistory account={open.account} onClose={close} />
      ) : null}
    </Panel>
  );
}

/** Who would look for an account in vain, said before they do. */
function Gaps({ accounts }: { accounts: readonly DepositAccount[] }) {
  const { t } = useTranslation('admin');
  const gaps = levelGaps(accounts);
  if (accounts.length === 0 || gaps.length === 0) return null;
  const isNone = !accounts.some(({ enabled }) => enabled);
  return (
    <div className="px-4 pb-3 sm:px-5">
      <NoticeBar
        tone="warn"
        title={isNone ? t('banks.noneEnabled') : t('banks.gap', { levels: gaps.join(', ') })}
      />
    </div>
  );
}

/** The accounts of which a change waits for another operator. */
function useWaiting(): ReadonlySet<string> {
  const { data } = useQuery(accountRequestsQuery);
  const waiting = data?.list.filter(({ status }) => status === 'waiting') ?? [];
  return new Set(waiting.map(({ accountId }) => accountId));
}

function AccountState({ enabled, isWaiting }: { enabled: boolean; isWaiting: boolean }) {
  const { t } = useTranslation('admin');
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={enabled ? 'jade' : 'plain'}>
        {t(enabled ? 'banks.enabled' : 'banks.disabled')}
      </Badge>
      {isWaiting ? <Badge tone="warn">{t('adjustments.status.waiting')}</Badge> : null}
    </span>
  );
}

function useAccountColumns(
  waiting: ReadonlySet<string>,
  onOpen: (account: DepositAccount, as: Open['as']) => void,
): Column<DepositAccount>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'account',
      header: t('banks.account'),
      phone: 'title',
      cell: (row) => (
        <span className="flex flex-col items-start leading-tight">
          <span className="font-medium">{row.bankName}</span>
          <RevealNumber key={row.version} account={row} />
        </span>
      ),
    },
    {
      key: 'levels',
      header: t('banks.levels'),
      cell: ({ levelFrom: from, levelTo: to }) => t('banks.levelRange', { from, to }),
    },
    {
      key: 'minutes',
      header: t('banks.minutes'),
      align: 'end',
      cell: (row) => t('banks.minutesShort', { count: row.shownMinutes }),
    },
    {
      key: 'changed',
      header: t('banks.changed'),
      cell: (row) => (
        <span className="text-faint">
          {koreaMinute(row.changedAt)} · {row.changedBy}
        </span>
      ),
    },
    {
      key: 'state',
      header: t('operators.status'),
      phone: 'title',
      cell: ({ accountId, enabled }) => (
        <AccountState enabled={enabled} isWaiting={waiting.has(accountId)} />
      ),
    },
    {
      key: 'edit',
      header: t('operators.manage'),
      align: 'end',
      phone: 'foot',
      cell: (row) => (
        <span className="inline-flex gap-2">
          <Button size="small" look="quiet" onPress={() => onOpen(row, 'history')}>
            {t('banks.history')}
          </Button>
          <Button
            size="small"
            aria-label={t('banks.editOf', { account: `${row.bankName} ${row.accountMasked}` })}
            onPress={() => onOpen(row, 'form')}
          >
            {t('banks.edit')}
          </Button>
        </span>
      ),
    },
  ];
}
