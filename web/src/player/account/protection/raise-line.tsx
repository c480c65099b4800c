import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LimitRow } from '../../../shared/account/protection.ts';
import { useProtectionText } from '../../../shared/account/use-protection-text.ts';
import { answerOf } from '../../../shared/api/client.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { useNow } from '../../../shared/hooks/time.ts';
import { api } from '../../../shared/member/member-session.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Countdown } from '../../../shared/ui/figures/countdown.tsx';
import { ask } from '../../../shared/ui/overlays/alerts.ts';
import { useProtectionChange } from './use-protection-change.ts';

type Setter = 'member' | 'operator';

/** An easing on its way: how long it still waits, or the second word it needs. */
export function RaiseLine({ limit, setBy }: { limit: LimitRow; setBy: Setter }) {
  const { t } = useTranslation(['site', 'protection']);
  const text = useProtectionText();
  const now = useNow(1_000);
  const name = { kind: limit.kind, period: limit.period, setBy };
  const confirm = useProtectionChange((body: typeof name, headers) =>
    answerOf(api.POST('/api/member/protection/confirmRaise', { body, headers })),
  );
  const withdraw = useProtectionChange((body: typeof name, headers) =>
    answerOf(api.POST('/api/member/protection/withdrawRaise', { body, headers })),
  );
  const { raise } = setBy === 'member' ? limit.own : limit.imposed;
  if (raise === null) return null;
  const isReady = now >= Date.parse(raise.from);
  const amount = text.amount(raise.amount);

  async function apply(): Promise<void> {
    const message = t('protection:raise.ask', { limit: text.limit(limit), amount });
    const confirmLabel = t('protection:raise.confirm');
    if (await ask({ message, confirmLabel })) await confirm.submit(name, t('protection:saved'));
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-raised px-3 py-2 text-sm">
      <p className="flex min-w-0 items-start gap-2">
        <Hourglass aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brass-text" />
        <span>
          <span className="font-medium">
            {t(setBy === 'member' ? 'protection:raise.own' : 'protection:raise.imposed', {
              amount,
            })}
          </span>
          <span className="block text-muted">
            {isReady ? (
              t('protection:raise.ready', { until: koreaMinute(raise.until) })
            ) : (
              <>
                {t('protection:raise.waits')}{' '}
                <Countdown until={raise.from} className="text-sm font-semibold" />
              </>
            )}
          </span>
        </span>
      </p>
      <span className="flex gap-2">
        {isReady ? (
          <Button
            size="small"
            look="main"
            isPending={confirm.isPending}
            onPress={() => void apply()}
          >
            {t('protection:raise.confirm')}
          </Button>
        ) : null}
        <Button
          size="small"
          isPending={withdraw.isPending}
          onPress={() => void withdraw.submit(name, t('protection:raise.withdrawn'))}
        >
          {t('protection:raise.withdraw')}
        </Button>
      </span>
    </div>
  );
}
