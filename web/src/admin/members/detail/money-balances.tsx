import { useTranslation } from 'react-i18next';
import { points, won } from '../../../shared/format/money.ts';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { WalletAccount } from '../../shared/contracts.ts';
import { FactList } from '../../shared/fact-list.tsx';

export function Balances({ account }: { account: WalletAccount }) {
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
