import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { showAlert } from '../../../shared/ui/overlays/alerts.ts';
import type { DepositAccount } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';

/** The masked number; the whole one after a press, which the audit log keeps. */
export function RevealNumber({ account }: { account: DepositAccount }) {
  const { t } = useTranslation('admin');
  const textOf = useErrorText();
  const { accountId, version } = account;
  const reveal = useMutation({
    mutationFn: () =>
      answerOf(
        operatorApi.POST('/api/admin/site/accounts/reveal', { body: { accountId, version } }),
      ),
    onError: (error) => void showAlert(textOf(error)),
  });
  if (reveal.data !== undefined) {
    return (
      <output className="text-brass-text tabular-nums">
        {reveal.data.accountNumber} {reveal.data.accountHolder}
      </output>
    );
  }
  return (
    <span className="flex items-center gap-2 text-muted tabular-nums">
      {account.accountMasked}
      <button
        type="button"
        aria-label={`${account.bankName} ${account.accountMasked} ${t('banks.reveal')}`}
        aria-disabled={reveal.isPending}
        className="finger min-h-6 cursor-pointer text-xs font-medium text-brass-text underline underline-offset-4"
        onClick={() => reveal.mutate()}
      >
        {t('banks.reveal')}
      </button>
    </span>
  );
}
