import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cashLimitsQuery, turnoverQuery } from '../../shared/account/cash-queries.ts';
import { TurnoverList } from '../../shared/account/turnover-list.tsx';
import { WithdrawalsWait } from '../../shared/account/withdrawals-wait.tsx';
import { parseWon, won } from '../../shared/format/money.ts';
import { useBalance, useMemberQuery } from '../../shared/member/member-queries.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Arriving } from '../../shared/ui/pages/states.tsx';
import { CashLayout } from './cash-layout.tsx';
import { MergeMoney } from './merge-money.tsx';
import { RecentRequests } from './requests/recent-requests.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';

/** Withdrawal: how much, with the withdrawal password, to the member's own account. */
export function WithdrawalPage() {
  const { t } = useTranslation();
  return (
    <CashLayout tab="exchange">
      <div className="grid gap-5 lg:grid-cols-[3fr_2fr] lg:items-start">
        <Panel title={t('withdrawal.formTitle')}>
          <WithdrawalsWait />
          <WithdrawalForm />
        </Panel>
        <Panel title={t('withdrawal.stateTitle')}>
          <Standing />
        </Panel>
      </div>
      <TurnoverPanel />
      <RecentRequests cashType="out" />
    </CashLayout>
  );
}

/** What keeps money here, where anything does: it is said before a withdrawal is asked for. */
function TurnoverPanel() {
  const { t } = useTranslation('promotion');
  const { data, isError } = useQuery(turnoverQuery);
  if (!isError && (data === undefined || data.list.length === 0)) return null;
  return (
    <Panel title={t('progress.title')}>
      <TurnoverList />
    </Panel>
  );
}

function Standing() {
  const { t } = useTranslation();
  const { data: balance, isError } = useBalance();
  const { data: member, isError: isMemberUnknown } = useMemberQuery();
  const room = useQuery(cashLimitsQuery).data?.withdrawal;
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-col gap-3 text-sm">
        <div className="flex justify-between gap-4">
          <dt className="text-faint">{t('withdrawal.available')}</dt>
          <dd className="text-lg font-bold text-brass-text">
            <Arriving isFailed={isError} className="h-5 w-28">
              {balance && won(balance.cash)}
            </Arriving>
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-faint">{t('withdrawal.held')}</dt>
          <dd data-testid="held" className="font-medium">
            <Arriving isFailed={isError} className="h-5 w-28">
              {balance && won(balance.held)}
            </Arriving>
          </dd>
        </div>
        {room === undefined || parseWon(room.rollingRemaining) === 0n ? null : (
          <div className="flex justify-between gap-4">
            <dt className="text-faint">{t('cash.limits.rolling')}</dt>
            <dd className="text-right font-medium text-warn">
              <span translate="no">{won(room.rollingRemaining)}</span>
              <span className="block text-sm font-normal text-faint">
                {t('cash.limits.rollingOf', { required: won(room.rollingRequired) })}
              </span>
            </dd>
          </div>
        )}
        <div className="flex justify-between gap-4 border-t border-line pt-3">
          <dt className="text-faint">{t('withdrawal.payoutAccount')}</dt>
          <dd className="text-right font-medium">
            <Arriving isFailed={isMemberUnknown} className="h-5 w-28">
              {member && `${member.bankNameKr} ${member.bankaccMasked}`}
            </Arriving>
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-faint">{t('field.memName')}</dt>
          <dd className="font-medium">
            <Arriving isFailed={isMemberUnknown} className="h-5 w-16">
              {member?.memName}
            </Arriving>
          </dd>
        </div>
      </dl>
      {room === undefined || room.bankClosedFrom === room.bankClosedUntil ? null : (
        <p className="border-t border-line pt-3 text-sm text-pretty text-muted">
          {t('withdrawal.bankHours', { from: room.bankClosedFrom, until: room.bankClosedUntil })}
        </p>
      )}
      <MergeMoney className="w-full" />
    </div>
  );
}
