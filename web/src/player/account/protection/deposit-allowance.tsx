import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { useMember } from '../../../shared/member/member-queries.ts';
import { UsageBar } from '../../../shared/ui/figures/usage-bar.tsx';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { usageQuery } from './protection-queries.ts';

/** Before a deposit: whether it is possible at all, and what the member's own limits leave. */
export function DepositAllowance() {
  const { t } = useTranslation(['site', 'protection']);
  const protection = useMember()?.protection;
  const rows = useQuery(usageQuery).data?.list ?? [];
  const limits = rows.filter(({ kind, limit }) => kind === 'deposit' && limit !== null);
  if (protection !== undefined && protection.state !== 'none') {
    return (
      <NoticeBar tone="warn" title={t(`protection:state.${protection.state}`)}>
        {t('protection:noDeposit')}
      </NoticeBar>
    );
  }
  if (limits.length === 0) return null;
  return (
    <section
      aria-label={t('protection:limitTitle.deposit')}
      className="flex flex-col gap-3 rounded-md bg-raised p-3"
    >
      {limits.map((row) => (
        <div key={row.period} className="flex flex-col gap-1">
          <UsageBar
            label={t(`protection:limit.deposit.${row.period}`)}
            used={row.used}
            limit={row.limit ?? '0'}
            show={won}
          />
          <p className="text-xs text-faint">
            {t('protection:remaining', {
              amount: won(row.remaining ?? '0'),
              at: koreaMinute(row.renewsAt),
            })}
          </p>
        </div>
      ))}
      <Link
        to="/member/mypage/protection"
        className="self-start text-sm text-brass-text underline-offset-4 hover:underline"
      >
        {t('protection:manage')}
      </Link>
    </section>
  );
}
