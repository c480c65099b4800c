import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { Button } from '../../../components/button.tsx';
import { operatorApi } from '../../../session/operator-session.ts';
import type { CashRow } from '../api/contracts.ts';
import { usePermits } from '../use-operator.ts';

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
      </span>
    );
  }
  return (
    <span className="inline-flex flex-col items-start text-muted max-sm:flex-row max-sm:items-center max-sm:gap-2">
      {reveal.isError ? textOf(reveal.error) : row.payoutAccountMasked}
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
