import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { CashRow } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePermits } from '../../shared/use-operator.ts';

/** Where a withdrawal is paid to: masked until asked for, since each look is written down. */
export function PayoutAccount({ row }: { row: CashRow }) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const textOf = useErrorText();
  const reveal = useMutation({
    mutationFn: () => {
      const body = { memberId: row.memberId, version: row.payoutAccountVersion };
      return answerOf(operatorApi.POST('/api/admin/members/payoutAccount', { body }));
    },
  });
  if (reveal.data !== undefined) {
    const { bankNameKr, bankacc, memName } = reveal.data;
    return (
      <span className="font-medium tabular-nums select-all">
        {bankNameKr} {bankacc} {memName}
        <RecentChange row={row} />
      </span>
    );
  }
  return (
    <span className="inline-flex flex-col items-start text-muted max-sm:flex-row max-sm:items-center max-sm:gap-2">
      {reveal.isError ? textOf(reveal.error) : row.payoutAccountMasked}
      <RecentChange row={row} />
      {permits('members.payout-account') ? (
        <Button
          size="small"
          look="quiet"
          className="sm:-ml-3 sm:h-7"
          isPending={reveal.isPending}
          onPress={() => reveal.mutate()}
        >
          {t('cash.reveal')}
        </Button>
      ) : null}
    </span>
  );
}

const recentMs = 7 * 86_400_000;

/** An account that was changed shortly before somebody asked to be paid: look twice. */
function RecentChange({ row: { payoutChangedAt, requestedAt } }: { row: CashRow }) {
  const { t } = useTranslation('admin');
  if (payoutChangedAt === null) return null;
  if (Date.parse(requestedAt) - Date.parse(payoutChangedAt) > recentMs) return null;
  return (
    <Badge tone="warn">{t('cash.accountChanged', { at: koreaMinute(payoutChangedAt) })}</Badge>
  );
}
