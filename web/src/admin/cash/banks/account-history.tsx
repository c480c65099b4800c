import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { koreaSecond } from '../../../shared/format/time.ts';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { DepositAccount } from '../../shared/contracts.ts';
import { accountVersionsQuery } from './accounts-query.ts';
import { RevealNumber } from './reveal-number.tsx';

type AccountHistoryProps = { account: DepositAccount; onClose: () => void };

/** What an account was before, so that it can be said where an old deposit was sent. */
export function AccountHistory({ account, onClose }: AccountHistoryProps) {
  const { t } = useTranslation('admin');
  const query = useQuery(accountVersionsQuery(account.accountId));
  const name = `${account.bankName} ${account.accountMasked}`;
  return (
    <Dialog title={t('banks.historyOf', { account: name })} isOpen onClose={onClose} width="wide">
      {query.isPending ? <SkeletonRows rows={3} /> : null}
      {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      <ol className="flex flex-col divide-y divide-line">
        {query.data?.list.map((row) => (
          <li key={row.version} className="flex flex-col gap-1 py-3 first:pt-0">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold">{t('banks.version', { version: row.version })}</span>
              <span className="text-sm text-faint tabular-nums">
                {koreaSecond(row.changedAt)} · {row.changedBy}
                {row.approvedBy === null
                  ? null
                  : ` · ${t('banks.approvedBy', { name: row.approvedBy })}`}
              </span>
            </div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
              <span>{row.bankName}</span>
              <RevealNumber account={row} />
              <span>{t('banks.levelRange', { from: row.levelFrom, to: row.levelTo })}</span>
              <span>{t('banks.minutesShort', { count: row.shownMinutes })}</span>
              <Badge tone={row.enabled ? 'jade' : 'plain'}>
                {t(row.enabled ? 'banks.enabled' : 'banks.disabled')}
              </Badge>
            </div>
            {row.reason === '' ? null : <p className="text-sm text-muted">{row.reason}</p>}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
