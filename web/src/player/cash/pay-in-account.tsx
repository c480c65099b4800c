import { useMutation } from '@tanstack/react-query';
import { Copy, Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import type { PayInAccount } from '../../shared/api/contracts.ts';
import { clockDigits } from '../../shared/format/time.ts';
import { FormError } from '../../shared/forms/form-error.tsx';
import { useFocusWhenLost } from '../../shared/hooks/focus.ts';
import { useNow } from '../../shared/hooks/time.ts';
import { api } from '../../shared/member/member-session.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { toast } from '../../shared/ui/overlays/toasts.ts';

/** The account to send money to. It changes, so it is asked for each time and shown for a while. */
export function PayInAccountCard() {
  const { t } = useTranslation();
  const now = useNow(1_000);
  const account = useMutation({
    mutationFn: () => answerOf(api.POST('/api/cash/getAcc', { body: {} })),
  });
  const leftMs = account.data === undefined ? 0 : Date.parse(account.data.expiresAt) - now;
  const part = useFocusWhenLost<HTMLDivElement>(leftMs > 0);
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {account.data !== undefined && leftMs > 0 ? (
        <Account account={account.data} leftMs={leftMs} />
      ) : (
        <div className="flex flex-col items-center gap-3 py-3 text-center">
          <Landmark aria-hidden="true" className="size-7 text-faint" strokeWidth={1.5} />
          <p className="text-sm text-muted">
            {t(account.data === undefined ? 'deposit.accountNote' : 'deposit.accountExpired')}
          </p>
          <FormError error={account.error} />
          <Button isPending={account.isPending} onPress={() => account.mutate()}>
            {t('deposit.askAccount')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Account({ account, leftMs }: { account: PayInAccount; leftMs: number }) {
  const { t } = useTranslation();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(account.accountNumber);
      toast('good', t('deposit.copied'));
    } catch {
      toast('bad', t('deposit.notCopied'));
    }
  }
  return (
    <div className="flex flex-col gap-4">
      <dl className="flex flex-col gap-2">
        <Line name={t('deposit.bank')} value={account.bankName} />
        <Line name={t('deposit.accountNumber')} value={account.accountNumber} isStrong />
        <Line name={t('deposit.accountHolder')} value={account.accountHolder} />
      </dl>
      <Button onPress={() => void copy()}>
        <Copy aria-hidden="true" className="size-4" />
        {t('deposit.copy')}
      </Button>
      <p className="text-center text-sm text-warn">
        {t('deposit.expiresIn', { time: clockDigits(leftMs) })}
      </p>
    </div>
  );
}

function Line({
  name,
  value,
  isStrong = false,
}: {
  name: string;
  value: string;
  isStrong?: boolean;
}) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="shrink-0 text-sm text-faint">{name}</dt>
      <dd className={isStrong ? 'text-lg font-semibold text-brass-text' : 'font-medium'}>
        {value}
      </dd>
    </div>
  );
}
